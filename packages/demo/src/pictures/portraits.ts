import type { Random } from '../network/random.ts';
import { oklch } from './colour.ts';
import { letters } from './letters.ts';
import { circle, path, rect } from './svg.ts';

/** An avatar of 256 × 256: initials, or a bust without a face, on a quiet gradient. */
export function portraitSvg(rng: Random, initials: string): string {
  const hue = rng.int(0, 359);
  const next = hue + rng.pick([-40, 30, 60]);
  const dark = rng.chance(0.6);
  const [from, to] = dark
    ? [oklch(0.52, 0.085, hue), oklch(0.38, 0.08, next)]
    : [oklch(0.91, 0.035, hue), oklch(0.82, 0.06, next)];
  const ink = dark ? '#ffffff' : oklch(0.36, 0.08, hue);
  const angle = rng.int(20, 70);
  const ground = `<defs><linearGradient id="g" gradientTransform="rotate(${angle})"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>${rect(0, 0, 256, 256, 'url(#g)')}`;
  const glow = circle(rng.int(20, 236), rng.int(10, 60), rng.int(90, 150), '#ffffff', { opacity: dark ? 0.07 : 0.22 });
  const figure = rng.chance(0.62)
    ? letters(initials, [128, 128], 86, ink, { weight: rng.pick([12, 15]), round: rng.chance(0.5) }, 136)
    : bust(rng, hue, dark);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="256" height="256">${ground}${glow}${figure}</svg>`;
}

/** Head and shoulders without signs of sex, age or faith: the name beside it may be anybody's. */
function bust(rng: Random, hue: number, dark: boolean): string {
  const skin = rng.pick(['#efcfb4', '#dcb08b', '#b98560', '#8f5f42', '#e6bf9c']);
  const hair = rng.pick(['#2b2524', '#3a2c26', '#54392b', '#22262e', '#6b6460']);
  const cloth = oklch(dark ? 0.93 : 0.42, 0.035, hue + rng.pick([0, 180]));
  const shoulder = path('M30 262C34 196 84 178 128 178S222 196 226 262Z', { fill: cloth });
  const neck = path('M108 140H148V180Q128 198 108 180Z', { fill: skin });
  const collar = rng.pick([
    path('M100 180L128 214L156 180L148 172H108Z', { fill: skin }),
    path('M96 180Q128 208 160 180L152 168H104Z', { fill: cloth }),
  ]);
  const head = path('M84 98C84 58 106 44 128 44S172 58 172 98S150 160 128 160S84 138 84 98Z', { fill: skin });
  const top = rng.pick([
    path('M80 104C72 52 102 32 130 32S186 54 176 104C170 82 158 74 146 70C126 78 96 76 88 84C84 90 82 96 80 104Z', {
      fill: hair,
    }),
    path('M82 96C80 60 104 38 128 38S176 60 174 96C166 70 148 60 128 60S90 70 82 96Z', { fill: hair }),
  ]);
  return shoulder + neck + collar + head + top;
}
