import { describe, expect, it } from 'vitest';
import { added, closed, reopened } from './bill';

const seated = {
  event: 'seated',
  seat: 1,
  guest: 4,
  place: 8,
  tables: [0, 2],
  nations: [2, 7],
  points: [4, 2],
  total: 6,
} as const;
const opened = { event: 'opened', seat: 1, guest: 4, place: 0 } as const;
const told = { ...seated, tables: [...seated.tables], nations: [...seated.nations], points: [...seated.points] };

describe('the bill', () => {
  it('adds up guest by guest', () => {
    const bill = added(added(reopened(-1, 0), 1, opened), 1, told);
    expect(bill.lines.map(({ points, opens }) => [points, opens])).toEqual([
      [0, true],
      [6, false],
    ]);
    expect(bill.sum).toBe(6);
  });

  it('begins anew when somebody else seats a guest, or the same one in a later turn', () => {
    const bill = added(reopened(-1, 0), 1, told);
    expect(added(bill, 0, { ...told, seat: 0 }).lines).toHaveLength(1);
    expect(added(closed(bill), 1, told).lines).toHaveLength(1);
    expect(added(bill, 1, told).sum).toBe(12);
  });

  it('remembers what was made before this screen was watching', () => {
    expect(added(reopened(1, 9), 1, told).sum).toBe(15);
  });
});
