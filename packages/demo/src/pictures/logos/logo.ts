import type { Random } from '../../network/random.ts';
import { lightnessOf, mix } from '../colour.ts';
import { rect } from '../svg.ts';
import type { Mark } from './brief.ts';
import { glyphsOf } from './industry-glyphs.ts';
import * as letterMarks from './letter-marks.ts';
import * as patternMarks from './pattern-marks.ts';
import * as signMarks from './sign-marks.ts';

const marks = { ...letterMarks, ...patternMarks, ...signMarks };

/** A main colour and one beside it. */
const palettes = [
  ['#12355b', '#e0a030'],
  ['#0f4c5c', '#e36414'],
  ['#1d3557', '#e63946'],
  ['#14532d', '#84b53c'],
  ['#1b4965', '#5fa8d3'],
  ['#2b2d42', '#ef6c4d'],
  ['#3d2c5e', '#e8a33d'],
  ['#7a1f2b', '#d9a441'],
  ['#0b6e4f', '#f2b134'],
  ['#264653', '#2a9d8f'],
  ['#22333b', '#c6a15b'],
  ['#5a189a', '#f27059'],
  ['#0a4d8c', '#37b5c9'],
  ['#a23b2a', '#2f3e46'],
  ['#1f6f78', '#f4a259'],
  ['#31323a', '#59a96a'],
  ['#0d3b66', '#f4743b'],
  ['#4a3728', '#d08c4a'],
  ['#006d77', '#e29578'],
  ['#232946', '#b8489b'],
  ['#1f4037', '#c9b458'],
  ['#103783', '#9bafd9'],
  ['#8c2f39', '#4a5759'],
  ['#004e64', '#9fbf4d'],
] as const;

/** Signs more often than letters, as on a trade fair. */
const families: readonly (readonly [Mark, number])[] = [
  [marks.monogram, 10],
  [marks.ringMonogram, 6],
  [marks.interlocked, 5],
  [marks.links, 3],
  [marks.petals, 6],
  [marks.sign, 14],
  [marks.signOnPlate, 10],
  [marks.signWithName, 10],
  [marks.stripedLetter, 5],
  [marks.bars, 4],
  [marks.chevrons, 4],
  [marks.cube, 5],
  [marks.arcs, 4],
  [marks.dots, 3],
  [marks.tiles, 7],
  [marks.horizon, 5],
  [marks.boldLetter, 8],
  [marks.crest, 4],
  [marks.ribbon, 4],
];

/** A logo of 256 × 256 on its own ground. */
export function logoSvg(rng: Random, initials: string, industryID: string): string {
  const [main, second] = rng.pick(palettes);
  const mark = rng.weighted(families);
  const ground = rng.weighted([
    ['paper', 6],
    ['tint', 2],
    ['solid', 3],
    ['deep', 1],
  ] as const);
  const brief = { rng, initials, glyphs: glyphsOf[industryID] ?? glyphsOf['0015']! };
  const bright = lightnessOf(second) < 0.6 ? mix(second, '#ffffff', 0.35) : second;
  const [paper, ink, accent] =
    ground === 'solid'
      ? [main, '#ffffff', bright]
      : ground === 'deep'
        ? [mix(main, '#0b0f16', 0.6), mix(bright, '#ffffff', 0.1), '#ffffff']
        : [ground === 'tint' ? mix('#ffffff', main, 0.09) : '#ffffff', main, second];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="256" height="256">${rect(0, 0, 256, 256, paper)}${mark({ ...brief, ink, accent, paper })}</svg>`;
}
