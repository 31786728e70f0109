/** Helpers for SVG. Numbers are rounded, so that a picture has the same text on every machine. */

export type Point = readonly [x: number, y: number];

export const n = (value: number): string => {
  const text = (Math.round(value * 10) / 10).toString();
  return text === '-0' ? '0' : text;
};

type Attributes = Readonly<Record<string, string | number | undefined>>;

export const attributes = (of: Attributes): string =>
  Object.entries(of)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? +value.toFixed(3) : value}"`)
    .join('');

export const path = (d: string, of: Attributes): string => `<path d="${d}"${attributes(of)}/>`;
export const line = (d: string, stroke: string, width: number, of: Attributes = {}): string =>
  path(d, {
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...of,
  });
export const rect = (x: number, y: number, width: number, height: number, fill: string, rx = 0, of: Attributes = {}) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"${rx ? ` rx="${n(rx)}"` : ''}${attributes(of)}/>`;
export const circle = (x: number, y: number, r: number, fill: string, of: Attributes = {}): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${attributes(of)}/>`;
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, of: Attributes = {}): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${attributes(of)}/>`;
export const group = (transform: string, ...content: readonly string[]): string =>
  `<g${transform ? ` transform="${transform}"` : ''}>${content.join('')}</g>`;

export const polygon = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;

export const ring = (count: number, radius: number, turn = 0): Point[] =>
  Array.from({ length: count }, (_, at): Point => {
    const angle = turn + (at * 2 * Math.PI) / count;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });

/** A path through the points with rounded turns (Catmull-Rom). */
export function smooth(points: readonly Point[], closed = false): string {
  const at = (index: number): Point =>
    closed
      ? points[(index + points.length) % points.length]!
      : points[Math.min(points.length - 1, Math.max(0, index))]!;
  const first = at(0);
  let d = `M${n(first[0])} ${n(first[1])}`;
  for (let index = 0; index < points.length - (closed ? 0 : 1); index += 1) {
    const [p, a, b, q] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    d += `C${n(a[0] + (b[0] - p[0]) / 6)} ${n(a[1] + (b[1] - p[1]) / 6)} ${n(b[0] - (q[0] - a[0]) / 6)} ${n(b[1] - (q[1] - a[1]) / 6)} ${n(b[0])} ${n(b[1])}`;
  }
  return closed ? `${d}Z` : d;
}

/** The outline around the points. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Point[]): Point[] => {
    const out: Point[] = [];
    for (const point of list) {
      for (;;) {
        const [a, b] = [out.at(-2), out.at(-1)];
        if (!a || !b || (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 0) break;
        out.pop();
      }
      out.push(point);
    }
    out.pop();
    return out;
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

/** A toothed wheel around 0,0 with straight flanks. */
export function gearPath(teeth: number, outer: number, root: number): string {
  const points: Point[] = [];
  for (let tooth = 0; tooth < teeth; tooth += 1) {
    const step = (2 * Math.PI) / teeth;
    for (const [share, radius] of [
      [-0.29, root],
      [-0.16, outer],
      [0.16, outer],
      [0.29, root],
    ] as const) {
      const angle = (tooth + share) * step;
      points.push([radius * Math.cos(angle), radius * Math.sin(angle)]);
    }
  }
  return polygon(points);
}

export const circlePath = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;
