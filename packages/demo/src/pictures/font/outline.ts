import type { Point } from './centre-line.ts';

const angleOf = (a: Point, b: Point) => Math.atan2(b[1] - a[1], b[0] - a[0]);
const turnOf = (a: Point, b: Point, c: Point) => {
  const turn = angleOf(b, c) - angleOf(a, b);
  return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)));
};
const at = ([x, y]: Point, angle: number, far: number): Point => [x + far * Math.cos(angle), y + far * Math.sin(angle)];
const quarter = Math.PI / 2;

/** Cut where a line turns sharply: each piece gets round ends, and so every corner is round. */
function pieces(line: readonly Point[]): Point[][] {
  const found: Point[][] = [];
  let piece: Point[] = [];
  line.forEach((point, index) => {
    piece.push(point);
    const [before, after] = [line[index - 1], line[index + 1]];
    if (before && after && turnOf(before, point, after) > quarter / 2) {
      found.push(piece);
      piece = [point];
    }
  });
  found.push(piece);
  return found.filter(({ length }) => length > 1);
}

/** Half a circle around an end, from one side of the line to the other. */
const cap = (end: Point, angle: number, half: number): Point[] =>
  [-quarter, -quarter / 2, 0, quarter / 2, quarter].map((turn) => at(end, angle + turn, half));

/** A line drawn with a round pen, as an outline that always runs the same way round. */
export function outlines(line: readonly Point[], weight: number): Point[][] {
  const half = weight / 2;
  return pieces(line).map((piece) => {
    const side = (towards: 1 | -1) =>
      piece.slice(1, -1).map((point, index) => {
        const angle = (angleOf(piece[index]!, point) + angleOf(point, piece[index + 2]!)) / 2;
        const same = Math.abs(angleOf(piece[index]!, point) - angleOf(point, piece[index + 2]!)) < Math.PI;
        return at(point, (same ? angle : angle + Math.PI) + towards * quarter, half);
      });
    const [first, last] = [piece[0]!, piece.at(-1)!];
    return [
      ...cap(first, angleOf(piece[1]!, first), half),
      ...side(-1),
      ...cap(last, angleOf(piece.at(-2)!, last), half),
      ...side(1).reverse(),
    ];
  });
}
