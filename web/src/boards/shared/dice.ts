/** Where the pips of a die are, on a face from -1 to 1. */
const NEAR = 0.5;
const CORNERS: [number, number][] = [
  [-NEAR, -NEAR],
  [NEAR, NEAR],
  [NEAR, -NEAR],
  [-NEAR, NEAR],
];
const SIDES: [number, number][] = [
  [-NEAR, 0],
  [NEAR, 0],
];

export function pips(face: number): [number, number][] {
  if (face < 1 || face > 6) return [];
  const corners = CORNERS.slice(0, face >= 4 ? 4 : face >= 2 ? 2 : 0);
  return [...corners, ...(face === 6 ? SIDES : []), ...(face % 2 === 1 ? [[0, 0] as [number, number]] : [])];
}

/** Other faces a die shows on its way to `face`: never twice the same in a row. */
export function tumbling(face: number, count: number): number[] {
  const shown: number[] = [];
  for (let i = 0; i < count; i += 1) {
    const before = shown[i - 1] ?? 0;
    const avoid = i === count - 1 ? face : 0;
    let next = before;
    while (next === before || next === avoid) next = 1 + Math.floor(Math.random() * 6);
    shown.push(next);
  }
  return shown;
}
