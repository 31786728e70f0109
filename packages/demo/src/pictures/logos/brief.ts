import type { Random } from '../../network/random.ts';
import { circle, group, n, path, rect, ring } from '../svg.ts';
import type { Glyph } from './glyphs.ts';

/** The input for drawing a mark on 256 × 256. */
export interface LogoBrief {
  readonly rng: Random;
  readonly initials: string;
  readonly glyphs: readonly Glyph[];
  readonly ink: string;
  readonly accent: string;
  readonly paper: string;
}

export type Mark = (of: LogoBrief) => string;

export const at = (x: number, y: number, scale: number, ...content: readonly string[]) =>
  group(`translate(${n(x)} ${n(y)}) scale(${scale})`, ...content);

const poly = (sides: number, r: number, turn: number) =>
  `M${ring(sides, r, turn)
    .map(([a, b]) => `${n(128 + a)} ${n(128 + b)}`)
    .join('L')}Z`;

/** Closed outlines that carry a monogram. */
export const plates = (kind: number, fill: string): string => {
  const round = { 'stroke-linejoin': 'round', stroke: fill, 'stroke-width': 14 } as const;
  switch (kind) {
    case 0:
      return circle(128, 128, 92, fill);
    case 1:
      return rect(40, 40, 176, 176, fill, 44);
    case 2:
      return path(poly(6, 90, Math.PI / 6), { fill, ...round });
    case 3:
      return path('M128 34C160 52 192 56 212 56C212 132 190 192 128 222C66 192 44 132 44 56C64 56 96 52 128 34Z', {
        fill,
      });
    case 4:
      return path(poly(4, 96, 0), { fill, ...round });
    case 5:
      return path('M44 44H172A40 40 0 0 1 212 84V212H84A40 40 0 0 1 44 172Z', { fill });
    default:
      return path('M128 36A92 92 0 0 1 220 128V220H128A92 92 0 0 1 128 36Z', { fill });
  }
};
