import { mix, shade } from '../colour.ts';
import { circle, group, line, n, path, rect, ring } from '../svg.ts';
import { at, type Mark, plates } from './brief.ts';

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
