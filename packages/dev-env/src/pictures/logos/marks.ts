import type { Random } from '../../network/random.ts';
import { mix, shade } from '../colour.ts';
import { letters } from '../letters.ts';
import { circle, group, line, n, path, rect, ring } from '../svg.ts';
import type { Glyph } from './glyphs.ts';

/** What a mark is drawn with, on 256 × 256. */
export interface LogoBrief {
  readonly rng: Random;
  readonly initials: string;
  readonly glyphs: readonly Glyph[];
  readonly ink: string;
  readonly accent: string;
  readonly paper: string;
}

export type Mark = (of: LogoBrief) => string;

const middle = [128, 128] as const;
const at = (x: number, y: number, scale: number, ...content: readonly string[]) =>
  group(`translate(${n(x)} ${n(y)}) scale(${scale})`, ...content);
const poly = (sides: number, r: number, turn: number) =>
  `M${ring(sides, r, turn)
    .map(([a, b]) => `${n(128 + a)} ${n(128 + b)}`)
    .join('L')}Z`;

/** Closed outlines that carry a monogram. */
const plates = (kind: number, fill: string): string => {
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

export const interlocked: Mark = ({ accent, ink, rng }) => {
  const count = rng.pick([2, 3, 3, 4]);
  const r = count === 2 ? 62 : 54;
  const spread = count === 2 ? 40 : 44;
  const turn = rng.pick([-Math.PI / 2, 0, Math.PI / 4]);
  const spots = ring(count, spread, turn);
  const colours = [ink, accent, mix(ink, accent, 0.5), shade(ink, 0.12)];
  if (rng.chance(0.5))
    return group('', ...spots.map(([a, b], k) => circle(128 + a, 128 + b, r, colours[k]!, { opacity: 0.86 })));
  return group(
    '',
    ...spots.map(([a, b], k) => circle(128 + a, 128 + b, r - 10, 'none', { stroke: colours[k]!, 'stroke-width': 17 })),
  );
};

export const links: Mark = ({ accent, ink, paper, rng }) => {
  const turn = rng.pick([45, 0, 30, -30]);
  const one = (x: number, colour: string) => rect(x, 92, 108, 72, 'none', 36, { stroke: colour, 'stroke-width': 22 });
  return group(
    `rotate(${turn} 128 128)`,
    one(34, ink),
    rect(124, 70, 40, 60, paper, 0, { opacity: 0 }),
    one(114, accent),
    path('M142 128V128A36 36 0 0 0 106 92H70', { fill: 'none', stroke: ink, 'stroke-width': 22 }),
  );
};

export const petals: Mark = ({ accent, ink, rng }) => {
  const count = rng.int(4, 9);
  const shapes = [
    'M0 -14C-34 -34 -30 -78 0 -96C30 -78 34 -34 0 -14Z',
    'M-5 -10C-44 -30 -30 -80 6 -96C-2 -70 22 -44 8 -12Z',
    'M-15 -24H15V-82A15 15 0 0 0 -15 -82Z',
    'M0 -22L22 -62L0 -98L-22 -62Z',
    'M0 -20A38 38 0 0 1 0 -96Z',
  ];
  const shape = rng.pick(shapes);
  const both = rng.chance(0.6);
  return group(
    'translate(128 128)',
    ...Array.from({ length: count }, (_, k) =>
      path(shape, {
        fill: both ? mix(ink, accent, k / (count - 1)) : k % 2 && count % 2 === 0 ? accent : ink,
        transform: `rotate(${n((k * 360) / count)})`,
      }),
    ),
  );
};

export const sign: Mark = ({ accent, glyphs, ink, paper, rng }) =>
  at(128, 128, 1.75, rng.pick(glyphs)(ink, accent, paper));

export const signOnPlate: Mark = ({ accent, glyphs, ink, paper, rng }) =>
  plates(rng.pick([0, 1, 2, 3, 5, 6]), ink) +
  at(128, 128, 1.06, rng.pick(glyphs)(paper, mix(accent, paper, 0.25), ink));

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

export const bars: Mark = ({ accent, ink, rng }) => {
  const count = rng.int(3, 5);
  const w = 150 / count;
  const slant = rng.chance(0.5);
  return group(
    slant ? 'translate(34 0) skewX(-14)' : '',
    ...Array.from({ length: count }, (_, k) => {
      const h = 60 + (k * 112) / (count - 1);
      return rect(
        53 + k * w + 4,
        214 - h,
        w - 9,
        h,
        k === count - 1 ? accent : mix(ink, accent, k * 0.08),
        slant ? 2 : (w - 9) / 2,
      );
    }),
  );
};

export const chevrons: Mark = ({ accent, ink, rng }) => {
  const turn = rng.pick([0, 90, 0, 45]);
  const count = rng.int(2, 3);
  return group(
    `rotate(${turn} 128 128)`,
    ...Array.from({ length: count }, (_, k) =>
      path(
        `M48 ${136 + k * 46 - count * 14}L128 ${64 + k * 46 - count * 14}L208 ${136 + k * 46 - count * 14}V${172 + k * 46 - count * 14}L128 ${100 + k * 46 - count * 14}L48 ${172 + k * 46 - count * 14}Z`,
        { fill: k ? mix(ink, accent, (k - 1) * 0.3) : accent },
      ),
    ),
  );
};

export const cube: Mark = ({ accent, ink, paper, rng }) => {
  const [top, left, right] = rng.pick([
    [accent, ink, shade(ink, -0.1)],
    [shade(ink, 0.14), ink, accent],
    [mix(ink, paper, 0.35), ink, mix(ink, '#000000', 0.3)],
  ] as const);
  const gap = rng.pick([0, 8]);
  const open = rng.chance(0.5);
  return group(
    'translate(128 128)',
    path(`M0 ${-96 - gap}L84 ${-48 - gap}L0 ${-gap}L-84 ${-48 - gap}Z`, { fill: top }),
    path(`M${-84 - gap} -44L${-gap} 4V100L${-84 - gap} 52Z`, { fill: left }),
    path(`M${84 + gap} -44L${gap} 4V100L${84 + gap} 52Z`, { fill: right }),
    open ? path(`M0 ${-68 - gap}L36 ${-48 - gap}L0 ${-28 - gap}L-36 ${-48 - gap}Z`, { fill: paper }) : '',
  );
};

export const arcs: Mark = ({ accent, ink, rng }) => {
  const quarter = rng.pick([0, 90, 180, 270]);
  const half = rng.chance(0.5);
  const band = (r: number, k: number) =>
    line(
      half ? `M${128 - r} 178A${r} ${r} 0 0 1 ${128 + r} 178` : `M${56 + r} 200A${r} ${r} 0 0 0 56 ${200 - r}`,
      k % 2 ? accent : ink,
      20,
      { 'stroke-linecap': 'butt' },
    );
  const set = half ? [88, 58, 28] : [140, 106, 72, 38];
  return group(
    half ? '' : `rotate(${quarter} 128 128)`,
    ...set.map(band),
    half ? rect(30, 190, 196, 14, ink, 3) : circle(62, 194, 15, accent),
  );
};

export const dots: Mark = ({ accent, ink, rng }) => {
  const size = 5;
  const kind = rng.int(0, 2);
  return Array.from({ length: size * size }, (_, k) => {
    const [x, y] = [k % size, Math.floor(k / size)];
    const far = Math.hypot(x - 2, y - 2) / 2.83;
    const share =
      kind === 0 ? (x + (size - 1 - y)) / 8 : kind === 1 ? 1 - far : Math.abs(Math.sin((x + y * 0.7) * 0.9));
    return circle(52 + x * 38, 52 + y * 38, 4 + share * 13.5, (kind === 1 ? far < 0.3 : x === y) ? accent : ink);
  }).join('');
};

export const tiles: Mark = ({ accent, ink, rng }) => {
  const count = rng.pick([2, 2, 3]);
  const size = 176 / count;
  const colours = [ink, accent, mix(ink, accent, 0.5), ink];
  const out: string[] = [];
  for (let k = 0; k < count * count; k += 1) {
    const [x, y] = [40 + (k % count) * size, 40 + Math.floor(k / count) * size];
    const s = size - 5;
    const turn = rng.int(0, 3) * 90;
    const shapes = [
      `M0 0H${s}A${s} ${s} 0 0 1 0 ${s}Z`,
      `M0 0A${s} ${s} 0 0 0 ${s} ${s}H0Z`,
      `M0 0L${s} ${s}H0Z`,
      `M0 0H${s}V${s}H0Z`,
      `M0 ${s / 2}A${s / 2} ${s / 2} 0 0 1 ${s} ${s / 2}V${s}H0Z`,
    ];
    out.push(
      path(shapes[count === 2 ? rng.pick([0, 1, 4, 0, 3]) : rng.pick([0, 1, 2, 4])]!, {
        fill: rng.pick(colours),
        transform: `translate(${n(x)} ${n(y)}) rotate(${turn} ${n(s / 2)} ${n(s / 2)})`,
      }),
    );
  }
  return out.join('');
};

export const horizon: Mark = ({ accent, ink, paper, rng }) => {
  const id = 'h';
  const kind = rng.int(0, 2);
  const scene = [
    rect(0, 0, 256, 256, accent) +
      circle(rng.int(100, 160), 108, 26, paper) +
      path('M0 160L70 96L116 144L150 112L256 200V256H0Z', { fill: ink }) +
      path('M0 196Q70 160 140 190T256 184V256H0Z', { fill: mix(ink, '#000000', 0.25) }),
    rect(0, 0, 256, 256, ink) +
      [0, 1, 2]
        .map((k) =>
          path(`M0 ${132 + k * 30}Q64 ${106 + k * 30} 128 ${132 + k * 30}T256 ${132 + k * 30}V256H0Z`, {
            fill: [mix(ink, accent, 0.5), accent, mix(accent, paper, 0.55)][k]!,
          }),
        )
        .join(''),
    rect(0, 0, 256, 256, accent) +
      [0, 1, 2, 3, 4]
        .map((k) =>
          path(
            `M0 ${150 + k * 20}Q128 ${110 + k * 22} 256 ${150 + k * 20}V${160 + k * 20}Q128 ${122 + k * 22} 0 ${160 + k * 20}Z`,
            { fill: ink },
          ),
        )
        .join('') +
      circle(128, 96, 28, ink),
  ];
  return `<clipPath id="${id}">${rng.chance(0.65) ? circle(128, 128, 94, '#000') : rect(40, 40, 176, 176, '#000', 50)}</clipPath><g clip-path="url(#${id})">${scene[kind]}</g>`;
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
