import type { Random } from '../../network/random.ts';
import { mix } from '../colour.ts';
import { circle, n, path, rect } from '../svg.ts';

/** Light and colours of one picture of 1600 × 400. `layer(0)` is the horizon in the haze, `layer(1)` what stands near. */
export interface Mood {
  readonly rng: Random;
  readonly sky: string;
  readonly haze: string;
  readonly near: string;
  readonly glow: string;
  readonly accent: string;
  readonly dark: boolean;
  layer(share: number): string;
}

const moods = [
  ['#a9cbe6', '#f1f6f8', '#2d5a70', '#ffffff', '#e8a33d', 0],
  ['#9fb2da', '#fbe4d2', '#414d70', '#fff2df', '#e8785a', 0],
  ['#3f4b80', '#f3ad84', '#252a49', '#ffd9a8', '#ffb45e', 1],
  ['#efd9b8', '#fdf5e8', '#8a6543', '#ffffff', '#c9683f', 0],
  ['#cfdbe0', '#f3f6f6', '#48616c', '#ffffff', '#d98a3d', 0],
  ['#13213d', '#44658f', '#0b1424', '#cfe2f5', '#f5c46b', 1],
  ['#bfe0d3', '#f5f8ec', '#2b5f4d', '#ffffff', '#e6ad3c', 0],
  ['#1f3b4d', '#6fa3a8', '#122530', '#e3f2e4', '#f2b866', 1],
  ['#d9c9de', '#fbf0ec', '#5a4a70', '#ffffff', '#d96f7c', 0],
] as const;

export function moodFor(rng: Random, fitting: readonly number[]): Mood {
  const [sky, haze, near, glow, accent, dark] = moods[rng.pick(fitting)] ?? moods[0];
  return { rng, sky, haze, near, glow, accent, dark: dark === 1, layer: (share) => mix(haze, near, share) };
}

/** Sky, a low sun and its light. */
export function sky({ glow, haze, rng, sky: top }: Mood, sun = true): string {
  const x = rng.int(250, 1350);
  const y = rng.int(90, 190);
  const r = rng.int(34, 62);
  const ground = `<defs><linearGradient id="sky" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset=".8" stop-color="${haze}"/></linearGradient><radialGradient id="sun"><stop offset="0" stop-color="${glow}" stop-opacity=".9"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient></defs>${rect(0, 0, 1600, 400, 'url(#sky)')}`;
  return (
    ground + (sun ? circle(x, y, r * 6, 'url(#sun)', { opacity: 0.55 }) + circle(x, y, r, glow, { opacity: 0.92 }) : '')
  );
}

/** A ridge across the picture: gentle (hills) or sharp (mountains). */
export function ridge(rng: Random, base: number, height: number, fill: string, sharp = false): string {
  const steps = sharp ? rng.int(9, 14) : rng.int(4, 6);
  const points = Array.from(
    { length: steps + 3 },
    (_, k) =>
      [
        ((k - 1) * 1600) / steps + (sharp ? rng.int(-40, 40) : 0),
        base - rng.next() * height * (sharp && k % 2 ? 1 : 0.55),
      ] as const,
  );
  if (sharp) return path(`M-200 420L${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}L1900 420Z`, { fill });
  let d = `M-400 420V${n(points[0]![1])}L${n(points[0]![0])} ${n(points[0]![1])}`;
  for (let k = 1; k < points.length; k += 1) {
    const [a, b] = [points[k - 1]!, points[k]!];
    const half = (b[0] - a[0]) / 2;
    d += `C${n(a[0] + half)} ${n(a[1])} ${n(b[0] - half)} ${n(b[1])} ${n(b[0])} ${n(b[1])}`;
  }
  return path(`${d}V420Z`, { fill });
}

/** Things side by side from left to right, each given its place and how wide it is. */
export function row(
  rng: Random,
  from: number,
  to: number,
  gap: readonly [number, number],
  draw: (x: number) => readonly [string, number],
): string {
  const out: string[] = [];
  for (let x = from; x < to; ) {
    const [markup, width] = draw(x);
    out.push(markup);
    x += width + rng.int(gap[0], gap[1]);
  }
  return out.join('');
}

/** Lit windows in rows. */
export function windows(
  { accent, dark, rng }: Mood,
  x: number,
  y: number,
  w: number,
  h: number,
  step: number,
  base: string,
): string {
  const out: string[] = [];
  for (let a = x + step * 0.6; a < x + w - step * 0.7; a += step)
    for (let b = y + step * 0.7; b < y + h - step; b += step * 1.25)
      if (rng.chance(0.72))
        out.push(
          rect(a, b, step * 0.42, step * 0.6, dark && rng.chance(0.6) ? accent : mix(base, '#ffffff', 0.25), 0.5, {
            opacity: dark ? 0.85 : 0.55,
          }),
        );
  return out.join('');
}
