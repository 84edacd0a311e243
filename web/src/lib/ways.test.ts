import { describe, expect, it } from 'vitest';
import { waysOut } from './ways';

describe('ways out of a table', () => {
  it('lead through the others where there are any', () => {
    expect(waysOut('playing', false)).toEqual(['stop-ask']);
    expect(waysOut('lobby', false)).toEqual(['leave']);
    expect(waysOut('over', false)).toEqual(['hide']);
  });
  it("are one's own where only bots play", () => {
    expect(waysOut('playing', true)).toEqual(['stop', 'remove']);
    expect(waysOut('lobby', true)).toEqual(['remove']);
    expect(waysOut('ended', true)).toEqual(['hide', 'remove']);
  });
  it('are closed for the moment of the deal', () => {
    expect(waysOut('dealing', true)).toEqual([]);
  });
});
