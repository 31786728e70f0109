import { mix, shade } from '../colour.ts';
import { n, type Point, smooth } from '../svg.ts';
import { type Finish, stopsOf } from './finish.ts';
import type { Vec } from './space.ts';
import type { Studio } from './studio.ts';

/** Radius at a height, from below to above. */
export type Profile = readonly (readonly [radius: number, height: number])[];

export interface LatheOptions {
  readonly finish?: Finish;
  /** Straight lines between the points instead of a curve. */
  readonly sharp?: boolean;
  /** The look of the upper end: closed in this colour, or open (dark inside). */
  readonly lid?: string | 'open' | 'none';
  readonly shine?: number;
  readonly shadow?: boolean;
}

/** How flat a lying circle looks: 0 from the side, 1 from above. */
export function flatness(s: Studio): number {
  const [, y1] = s.space.project([0, 1, 0]);
  const [, y2] = s.space.project([1, 0, 0]);
  return Math.hypot(y1, y2);
}

const outline = (points: readonly Point[], sharp: boolean) =>
  sharp ? `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}` : smooth(points);

/** A turned body (bottle, jar, bowl, tank) that stands at `at`: its outline, its light and its upper end. */
export function lathe(s: Studio, at: Vec, profile: Profile, colour: string, o: LatheOptions = {}): void {
  const { finish = 'gloss', lid, shadow = true, sharp = false, shine = finish === 'matte' ? 0 : 0.5 } = o;
  const flat = flatness(s);
  const point = (share: number, [r, z]: readonly [number, number]): Point => {
    const [x, y] = s.space.project([at[0], at[1], at[2] + z]);
    return [x + share * r, y];
  };
  const [first, last] = [profile[0]!, profile.at(-1)!];
  const maximum = Math.max(...profile.map(([r]) => r));
  const left = profile.map((p) => point(-1, p));
  const right = profile.map((p) => point(1, p)).toReversed();
  s.reach(
    ...left,
    ...right,
    [point(0, first)[0], point(0, first)[1] + first[0] * flat],
    [point(0, last)[0], point(0, last)[1] - last[0] * flat],
  );
  if (shadow) {
    for (const [r, z] of [first, profile[Math.floor(profile.length / 2)]!, last])
      s.shadowOf(
        [0, 1, 2, 3, 4, 5, 6, 7].map(
          (k): Vec => [at[0] + r * Math.cos(k * 0.785), at[1] + r * Math.sin(k * 0.785), at[2] + z],
        ),
      );
  }
  const d = `${outline(left, sharp)}A${n(last[0])} ${n(last[0] * flat)} 0 0 ${lid === 'none' ? 0 : 1} ${n(right[0]![0])} ${n(right[0]![1])}${outline(right, sharp).replace(/^M[^CL]*/, '')}A${n(first[0])} ${n(first[0] * flat)} 0 0 1 ${n(left[0]![0])} ${n(left[0]![1])}Z`;
  const x = point(0, first)[0];
  s.add(
    `<path d="${d}" fill="${s.gradient(stopsOf(colour, finish), { user: true, x1: x - maximum, x2: x + maximum })}"/>`,
  );
  if (shine) {
    const strip = (from: number, to: number) =>
      `${outline(
        profile.map((p) => point(from, p)),
        sharp,
      )}L${outline(profile.map((p) => point(to, p)).toReversed(), sharp).slice(1)}Z`;
    s.add(
      `<path d="${strip(-0.74, -0.6)}" fill="#fff" opacity="${shine}"/><path d="${strip(0.8, 0.87)}" fill="#fff" opacity="${shine * 0.45}"/>`,
    );
  }
  if (lid === 'none') return;
  const [cx, cy] = point(0, last);
  const ellipse = (r: number, fill: string) =>
    `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(r)}" ry="${n(r * flat)}" fill="${fill}"/>`;
  if (lid === 'open')
    s.add(ellipse(last[0], shade(colour, 0.1)), ellipse(last[0] * 0.9, s.fall(shade(colour, -0.3), -0.06)));
  else s.add(ellipse(last[0], s.fall(shade(lid ?? colour, 0.08), 0.03)));
}

/** A label around a body of radius `r`, between two heights, with bars that stand for its print. */
export function label(
  s: Studio,
  at: Vec,
  r: number,
  low: number,
  high: number,
  colour: string,
  ink: string,
  style = 0,
): void {
  const flat = flatness(s);
  const [x, bottom] = s.space.project([at[0], at[1], at[2] + low]);
  const [, top] = s.space.project([at[0], at[1], at[2] + high]);
  const band = (from: number, to: number, wide = 1): string => {
    // Both edges follow the curve of the body, from share -wide to wide of its width.
    const drop = (share: number) => r * flat * Math.sqrt(Math.max(0, 1 - share * share));
    const steps = [-1, -0.9, -0.7, -0.4, 0, 0.4, 0.7, 0.9, 1].map((k) => k * wide);
    const upper = steps.map((k): Point => [x + k * r, from + drop(k)]);
    const lower = steps.map((k): Point => [x + k * r, to + drop(k)]).toReversed();
    return `${smooth(upper)}L${smooth(lower).slice(1)}Z`;
  };
  const height = bottom - top;
  const fill = s.gradient(stopsOf(colour, 'matte'), { user: true, x1: x - r, x2: x + r });
  const soft = mix(colour, ink, 0.35);
  s.add(`<path d="${band(top, bottom)}" fill="${fill}"/>`);
  const bar = (from: number, to: number, wide: number, paint: string) =>
    `<path d="${band(top + height * from, top + height * to, wide)}" fill="${paint}"/>`;
  if (style % 3 === 0)
    s.add(bar(0.2, 0.38, 0.62, ink), bar(0.5, 0.56, 0.4, soft), bar(0.64, 0.7, 0.5, soft), bar(0.86, 1, 1, ink));
  else if (style % 3 === 1) {
    s.add(bar(0, 0.1, 1, ink), bar(0.62, 0.72, 0.5, ink), bar(0.78, 0.83, 0.34, soft));
    s.add(
      `<ellipse cx="${n(x)}" cy="${n(top + height * 0.36 + r * flat)}" rx="${n(Math.min(r * 0.36, height * 0.2))}" ry="${n(Math.min(r * 0.36, height * 0.2))}" fill="${ink}"/>`,
    );
  } else
    s.add(bar(0, 0.42, 1, ink), bar(0.14, 0.28, 0.5, colour), bar(0.56, 0.63, 0.55, soft), bar(0.72, 0.78, 0.38, soft));
}
