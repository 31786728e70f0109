import type { Finish } from '../studio/finish.ts';
import { label, lathe, type Profile } from '../studio/lathe.ts';
import type { Vec } from '../studio/space.ts';
import type { Studio } from '../studio/studio.ts';
import { black, gold, silver, white } from './materials.ts';

/** A bottle or jar with neck, cap and label; shared by cosmetics, medicine and food. */
export interface Vessel {
  readonly at: Vec;
  readonly r: number;
  readonly h: number;
  readonly colour: string;
  readonly finish?: Finish;
  readonly cap: string;
  readonly capFinish?: Finish;
  readonly shoulder?: 'round' | 'flat' | 'slope';
  readonly neck?: number;
  readonly capHeight?: number;
  readonly tag?: string;
  readonly ink?: string;
  readonly fill?: string;
}

export function vessel(s: Studio, v: Vessel): void {
  const {
    at,
    cap,
    capFinish = 'gloss',
    capHeight = 34,
    colour,
    fill,
    finish = 'gloss',
    h,
    ink = black,
    r,
    shoulder = 'round',
  } = v;
  const neck = v.neck ?? r * 0.45;
  const turns: Record<NonNullable<Vessel['shoulder']>, Profile> = {
    round: [
      [r * 0.92, 0],
      [r, 5],
      [r, h - r * 0.55],
      [r * 0.96, h - r * 0.34],
      [r * 0.74, h - r * 0.1],
      [neck, h],
    ],
    flat: [
      [r * 0.95, 0],
      [r, 4],
      [r, h - 8],
      [r * 0.95, h - 2],
      [neck, h],
    ],
    slope: [
      [r * 0.95, 0],
      [r, 5],
      [r, h * 0.56],
      [r * 0.86, h * 0.68],
      [neck, h * 0.92],
      [neck, h],
    ],
  };
  if (fill)
    lathe(
      s,
      at,
      turns[shoulder].map(([a, b]) => [a * 0.94, b * 0.9 + 3] as const),
      fill,
      { shine: 0 },
    );
  lathe(s, at, turns[shoulder], colour, { finish, sharp: shoulder === 'flat' });
  if (v.tag)
    label(
      s,
      at,
      r * 1.004,
      h * (shoulder === 'slope' ? 0.12 : 0.16),
      h * (shoulder === 'slope' ? 0.5 : 0.68),
      v.tag,
      ink,
      s.rng.int(0, 2),
    );
  lathe(
    s,
    [at[0], at[1], at[2] + h],
    [
      [neck * 1.12, 0],
      [neck * 1.12, capHeight],
    ],
    cap,
    { finish: capFinish, sharp: true },
  );
}

export const cap = (s: Studio) => s.rng.pick([white, black, gold, silver, '#c79a7a']);

export const metalCap = (colour: string): Finish =>
  colour === gold || colour === silver || colour === '#c79a7a' ? 'metal' : 'gloss';
