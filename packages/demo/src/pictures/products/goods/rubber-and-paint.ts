import { shade } from '../../colour.ts';
import { label, lathe } from '../../studio/lathe.ts';
import type { Vec } from '../../studio/space.ts';
import { circle, path, ring } from '../../svg.ts';
import { brass, type Composition, rubber, white } from '../materials.ts';

export const seals: Composition = (s) => {
  s.look(s.rng.int(20, 40), s.rng.int(30, 40));
  const colours = s.rng.some([rubber, '#8c3b2e', '#3a8a5c', '#2c68ad', '#d4552d', '#4a5058'], 3);
  for (const [at, [x, y, r]] of (
    [
      [150, 170, 120],
      [0, 40, 84],
      [210, 0, 66],
      [90, -70, 44],
    ] as const
  ).entries()) {
    const colour = colours[at % colours.length]!;
    const thick = r * 0.26;
    const [px, py] = s.space.project([x, y, 0]);
    s.reach([px - r - thick, py - r * 0.8], [px + r + thick, py + r * 0.8]);
    s.shadowRing(x, y, r + thick * 0.6, r - thick * 0.4);
    for (let k = 0; k < 9; k += 1)
      s.top(
        [x, y, k * thick * 0.1],
        circle(0, 0, r, 'none', {
          stroke: shade(colour, -0.1 + k * 0.012),
          'stroke-width': thick * (0.72 + 0.28 * Math.sin((k / 8) * Math.PI)),
        }),
      );
    s.top(
      [x, y, thick * 0.9],
      circle(0, 0, r, 'none', { stroke: shade(colour, 0.06), 'stroke-width': thick * 0.5 }),
      circle(0, -1, r + thick * 0.08, 'none', {
        stroke: shade(colour, 0.22),
        'stroke-width': thick * 0.12,
        'stroke-dasharray': `${r * 1.4} ${r * 5}`,
        transform: 'rotate(190)',
      }),
    );
  }
};

/** A wound hose with couplings. */
export const hoses: Composition = (s) => {
  s.look(30, 32);
  const colour = s.rng.pick([rubber, '#2c68ad', '#bf3a30', '#3a8a5c', '#e3a11b']);
  for (let ringAt = 0; ringAt < 3; ringAt += 1)
    for (let k = 0; k < 3; k += 1) {
      const r = 190 - ringAt * 44;
      if (!ringAt && !k) s.shadowOf(ring(18, 205).map(([a, b]): Vec => [a, b, 20]));
      s.reach(
        s.space.project([-r - 20, 0, 0]),
        s.space.project([r + 20, 0, 0]),
        s.space.project([0, r + 20, 60]),
        s.space.project([0, -r - 20, 0]),
      );
      if (k > 1 - Number(ringAt < 2)) continue;
      s.top(
        [0, 0, 20 + k * 36],
        circle(0, 0, r, 'none', { stroke: shade(colour, -0.12), 'stroke-width': 42 }),
        circle(-1, -4, r, 'none', { stroke: colour, 'stroke-width': 32 }),
        circle(-3, -9, r + 3, 'none', { stroke: shade(colour, 0.13), 'stroke-width': 7 }),
        circle(0, 0, r, 'none', { stroke: '#fff', 'stroke-width': 3, 'stroke-dasharray': '30 16', opacity: 0.35 }),
      );
    }
  s.tube([40, -250, 24], [130, -262, 24], 21, colour, { finish: 'gloss' });
  s.tube([130, -262, 24], [200, -270, 24], 26, brass, { finish: 'metal' });
};

/** Paint cans with colour running over the rim, and a swatch. */
export const paintCans: Composition = (s) => {
  const colours = s.rng.some(
    ['#d4552d', '#2c68ad', '#3a8a5c', '#e3b12a', '#8a6bc1', '#e8ebee', '#1d8f9e', '#bf3a30'],
    3,
  );
  for (const [at, [x, y, k]] of (
    [
      [170, 120, 0.9],
      [0, 120, 0.76],
      [80, 0, 1],
    ] as const
  ).entries()) {
    const paint = colours[at]!;
    lathe(
      s,
      [x, y, 0],
      [
        [78 * k, 0],
        [80 * k, 4],
        [77 * k, 8],
        [77 * k, 150 * k],
        [82 * k, 156 * k],
        [82 * k, 162 * k],
      ],
      '#c3cad1',
      { sharp: true, finish: 'metal', lid: 'open' },
    );
    label(s, [x, y, 0], 78 * k, 24 * k, 130 * k, white, paint, at);
    s.top(
      [x, y, 162 * k],
      circle(0, 0, 70 * k, shade(paint, 0.03)),
      circle(-14 * k, -16 * k, 34 * k, shade(paint, 0.08), { opacity: 0.7 }),
    );
    const [px, py] = s.space.project([x, y - 70 * k, 158 * k]);
    s.add(
      path(
        `M${px - 30 * k} ${py - 8}h${60 * k}c0 ${30 * k} -6 ${18 * k} -10 ${52 * k}c-2 12 -12 12 -14 0c-2 -18 -4 -26 -10 -26s-6 12 -8 22c-2 8 -10 8 -12 0c-2 -20 -6 -26 -6 -48Z`,
        { fill: paint },
      ),
    );
  }
};
