import { expect, test } from 'vitest';
import { blocks, ruling } from './prose';

test('paragraphs and lists are told apart', () => {
  const found = blocks('One line\nand its end.\n\n- first\n- second\n\nLast.');
  expect(found).toEqual([
    { kind: 'text', lines: ['One line and its end.'] },
    { kind: 'list', lines: ['first', 'second'] },
    { kind: 'text', lines: ['Last.'] },
  ]);
});

test('a ruling gives its number away', () => {
  expect(ruling('R12 · Like this.')).toEqual(['R12', 'Like this.']);
  expect(ruling('Just a line.')).toEqual(['', 'Just a line.']);
});
