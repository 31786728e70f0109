import { shade } from '../colour.ts';

export type Finish = 'matte' | 'gloss' | 'metal' | 'glass';
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** Lightness across a round body, from its left edge (0) to its right edge (1). */
const bands: Readonly<Record<Finish, readonly (readonly [number, number])[]>> = {
  matte: [
    [0, -0.05],
    [0.18, 0.04],
    [0.34, 0.06],
    [0.55, 0],
    [0.8, -0.11],
    [0.95, -0.16],
    [1, -0.13],
  ],
  gloss: [
    [0, -0.08],
    [0.1, 0.02],
    [0.2, 0.15],
    [0.27, 0.17],
    [0.36, 0.05],
    [0.6, -0.02],
    [0.85, -0.14],
    [0.94, -0.16],
    [1, -0.07],
  ],
  metal: [
    [0, -0.16],
    [0.1, 0.02],
    [0.22, 0.17],
    [0.32, 0.05],
    [0.47, -0.12],
    [0.62, 0.04],
    [0.72, 0.09],
    [0.85, -0.12],
    [0.95, -0.2],
    [1, -0.08],
  ],
  glass: [
    [0, -0.18],
    [0.06, 0.04],
    [0.16, 0.12],
    [0.5, 0.04],
    [0.84, 0.02],
    [0.95, -0.06],
    [1, -0.2],
  ],
};

const glassiness = [0.75, 0.42, 0.3, 0.22, 0.3, 0.5, 0.8];

export function stopsOf(colour: string, finish: Finish): readonly Stop[] {
  return bands[finish].map(([offset, by], index) => [
    offset,
    shade(colour, by),
    finish === 'glass' ? glassiness[index] : undefined,
  ]);
}

/** The same bands for a body that lies: lit from above, so the light part comes first. */
export const gradientStops = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');
