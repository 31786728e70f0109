export type Point = readonly [x: number, y: number];

/** How far an arc or a curve turns from one point to the next. */
const steps = 6;

const arc = (from: Point, to: Point, [rx, ry]: Point, large: boolean, sweep: boolean): Point[] => {
  // As the circle that the ellipse would be: the implementation notes of SVG, without a rotation.
  const [dx, dy] = [(from[0] - to[0]) / 2 / rx, (from[1] - to[1]) / 2 / ry];
  const away = Math.sqrt(Math.max(0, 1 / (dx * dx + dy * dy) - 1)) * (large === sweep ? -1 : 1);
  const [cx, cy] = [away * dy, -away * dx];
  const start = Math.atan2(dy - cy, dx - cx);
  let turn = Math.atan2(-dy - cy, -dx - cx) - start;
  if (sweep && turn < 0) turn += 2 * Math.PI;
  if (!sweep && turn > 0) turn -= 2 * Math.PI;
  const count = Math.ceil((Math.abs(turn) / Math.PI) * 2 * steps);
  const centre: Point = [(from[0] + to[0]) / 2 + cx * rx, (from[1] + to[1]) / 2 + cy * ry];
  return Array.from({ length: count }, (_, index): Point => {
    const angle = start + (turn * (index + 1)) / count;
    return [centre[0] + rx * Math.cos(angle), centre[1] + ry * Math.sin(angle)];
  });
};

const curve = (a: Point, b: Point, c: Point, d: Point): Point[] =>
  Array.from({ length: steps }, (_, index): Point => {
    const t = (index + 1) / steps;
    const s = 1 - t;
    const on = (i: 0 | 1) => s ** 3 * a[i] + 3 * s * s * t * b[i] + 3 * s * t * t * c[i] + t ** 3 * d[i];
    return [on(0), on(1)];
  });

/** The centre lines of a path as points: of its commands those that the alphabet uses. */
export function centreLines(path: string): Point[][] {
  const lines: Point[][] = [];
  let line: Point[] = [];
  for (const [, command, rest = ''] of path.matchAll(/([MLHVACZ])([^MLHVACZ]*)/g)) {
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    const size = { M: 2, L: 2, H: 1, V: 1, A: 7, C: 6, Z: 0 }[command as 'M'];
    if (command === 'Z') line.push(line[0]!);
    for (let index = 0; size && index < numbers.length; index += size) {
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0] = numbers.slice(index, index + size);
      const now = line.at(-1) ?? [0, 0];
      if (command === 'M' && index === 0) {
        line = [[a, b]];
        lines.push(line);
      } else if (command === 'M' || command === 'L') line.push([a, b]);
      else if (command === 'H') line.push([a, now[1]]);
      else if (command === 'V') line.push([now[0], a]);
      else if (command === 'A') line.push(...arc(now, [f, g], [a, b], d === 1, e === 1));
      else line.push(...curve(now, [a, b], [c, d], [e, f]));
    }
  }
  return lines;
}
