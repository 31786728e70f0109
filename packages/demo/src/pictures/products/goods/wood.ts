import { shade } from '../../colour.ts';
import { line } from '../../svg.ts';

/** The grain of a wooden board. */
export const grain = (x: number, y: number, w: number, h: number, colour: string) =>
  line(
    Array.from(
      { length: 4 },
      (_, k) => `M${x + 6} ${y + (h * (k + 0.6)) / 4.4}q${w / 4} ${k % 2 ? 5 : -5} ${w / 2} 0t${w / 2 - 12} 0`,
    ).join(''),
    shade(colour, -0.06),
    1.6,
  );
