import type { Random } from '../../network/random.ts';
import { mix } from '../colour.ts';
import { letters } from '../letters.ts';
import { circle, path, rect } from '../svg.ts';
import { at, type Mark, plates } from './brief.ts';

const middle = [128, 128] as const;

const weight = (rng: Random) => rng.pick([11, 15, 19, 23]);

const textWidth = (initials: string, wide: number) => (initials.length === 1 ? wide * 0.62 : wide);

export const monogram: Mark = ({ accent, initials, ink, paper, rng }) => {
  const kind = rng.int(0, 6);
  const small = kind === 4 ? 0.72 : 1;
  const underline = rng.chance(0.35) && kind !== 4;
  return (
    plates(kind, ink) +
    letters(
      initials,
      [128, underline ? 118 : 128],
      84 * small,
      paper,
      { weight: weight(rng), round: rng.chance(0.3) },
      textWidth(initials, 132 * small),
    ) +
    (underline ? rect(92, 168, 72, 9, accent, 4.5) : '')
  );
};

export const ringMonogram: Mark = ({ accent, initials, ink, rng }) => {
  const style = rng.int(0, 3);
  const rings = [
    circle(128, 128, 92, 'none', { stroke: ink, 'stroke-width': 11 }),
    circle(128, 128, 92, 'none', {
      stroke: ink,
      'stroke-width': 12,
      'stroke-dasharray': '434 144',
      transform: `rotate(${rng.int(0, 11) * 30} 128 128)`,
      'stroke-linecap': 'round',
    }),
    circle(128, 128, 96, 'none', { stroke: ink, 'stroke-width': 5 }) +
      circle(128, 128, 84, 'none', { stroke: accent, 'stroke-width': 3 }),
    circle(128, 128, 90, 'none', { stroke: ink, 'stroke-width': 20, 'stroke-dasharray': '23.562 4.712' }),
  ];

  return (
    rings[style]! +
    letters(
      initials,
      middle,
      68,
      ink,
      { weight: weight(rng), colours: rng.chance(0.5) ? [ink, accent, ink] : [] },
      textWidth(initials, 112),
    )
  );
};

export const signWithName: Mark = ({ accent, glyphs, initials, ink, paper, rng }) =>
  at(128, 100, 1.2, rng.pick(glyphs)(ink, accent, paper)) +
  letters(initials, [128, 204], 34, ink, { weight: rng.pick([13, 17, 21]), spacing: rng.pick([16, 34, 48]) }, 170);

export const stripedLetter: Mark = ({ accent, initials, ink, paper, rng }) => {
  const first = initials.slice(0, rng.chance(0.5) ? 1 : 2);
  const step = rng.pick([14, 18]);
  const cut = Array.from({ length: 5 }, (_, k) => rect(0, 134 + k * step + k * 1.6, 256, 5.5 - k * 0.2, paper)).join(
    '',
  );
  return (
    letters(
      first,
      middle,
      150,
      ink,
      { weight: rng.pick([24, 28]), colours: [ink, accent] },
      first.length === 1 ? 140 : 176,
    ) + cut
  );
};

export const boldLetter: Mark = ({ accent, initials, ink, rng }) => {
  const extra = rng.int(0, 3);
  const marks = [
    circle(208, 196, 15, accent),
    rect(52, 214, 152, 11, accent, 5),
    rect(52, 36, 152, 9, accent, 4.5),
    circle(128, 128, 104, 'none', { stroke: accent, 'stroke-width': 6 }),
  ];
  const small = extra === 3 ? 0.8 : 1;
  return (
    marks[extra]! +
    letters(
      initials,
      [extra === 0 ? 118 : 128, extra === 1 ? 116 : extra === 2 ? 134 : 128],
      (initials.length === 1 ? 138 : 112) * small,
      ink,
      { weight: rng.pick([20, 25]), round: rng.chance(0.35), colours: rng.chance(0.4) ? [ink, accent, ink] : [] },
      (initials.length === 1 ? 120 : 168) * small,
    )
  );
};

export const crest: Mark = ({ accent, glyphs, ink, initials, paper, rng }) =>
  path('M128 28L216 62V132C216 180 176 212 128 232C80 212 40 180 40 132V62Z', { fill: ink }) +
  path('M128 44L201 72V132C201 172 168 199 128 216C88 199 55 172 55 132V72Z', {
    fill: 'none',
    stroke: accent,
    'stroke-width': 4,
  }) +
  at(128, 106, 0.74, rng.pick(glyphs)(paper, mix(accent, paper, 0.2), ink)) +
  letters(initials, [128, 172], 26, paper, { weight: 16, spacing: 26 }, 90);

/** Folded bands; those that read as a letter only for companies that begin with it. */
export const ribbon: Mark = (of) => {
  const { accent, initials, ink } = of;
  const dark = mix(ink, '#000000', 0.22);
  if (initials.startsWith('N'))
    return (
      path('M48 76L104 44V180L48 212Z', { fill: ink }) +
      path('M104 44L152 128V212L104 128Z', { fill: accent }) +
      path('M152 212V76L208 44V180Z', { fill: dark })
    );
  if (initials.startsWith('Y'))
    return (
      path('M44 60H100L128 120L100 180Z', { fill: accent }) +
      path('M212 60H156L72 220H128Z', { fill: ink }) +
      path('M100 60L128 120L114 148L72 60Z', { fill: dark })
    );
  return (
    path('M40 150L104 60H160L96 150Z', { fill: ink }) +
    path('M96 150H40L104 210H160Z', { fill: dark }) +
    path('M160 60L216 128L160 210L128 176L164 128L132 100Z', { fill: accent })
  );
};
