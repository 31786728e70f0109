import { shade } from '../../colour.ts';
import { label, lathe } from '../../studio/lathe.ts';
import type { Vec } from '../../studio/space.ts';
import { circle, line, path, rect } from '../../svg.ts';
import { print } from '../machines/control-parts.ts';
import { type Composition, card, dark, paints, steel, white } from '../materials.ts';
import { pile } from '../pile.ts';

/** Filled sacks, one or several, with a mark. */
export const sacks: Composition = (s) => {
  const cloth = s.rng.pick([white, '#d9bf92', '#e8e0cf', '#cfd8de']);
  const accent = s.rng.pick(paints);
  const spots = s.rng.pick([
    [[0, 0, 0]],
    [
      [110, 130, 0],
      [0, 0, 0],
    ],
    [
      [0, 130, 0],
      [170, 110, 0],
      [70, 0, 0],
    ],
  ] as const);
  for (const at of spots) {
    const [x, y] = s.space.project(at);
    s.reach([x - 92, y - 268], [x + 92, y + 14]);
    s.shadowOf(
      [
        [-84, -40, 0],
        [84, -40, 0],
        [84, 40, 0],
        [-84, 40, 0],
        [-70, 0, 150],
        [70, 0, 150],
      ].map(([a, b, c]): Vec => [at[0] + a!, at[1] + b!, c!]),
    );
    const body = 'M-74 6C-96 -40 -88 -150 -80 -222C-60 -244 60 -244 80 -222C88 -150 96 -40 74 6C40 16 -40 16 -74 6Z';
    s.add(
      `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})">`,
      path('M-80 -222C-70 -262 -40 -250 0 -262C40 -250 70 -262 80 -222C40 -236 -40 -236 -80 -222Z', {
        fill: shade(cloth, -0.08),
      }),
      path(body, {
        fill: s.gradient(
          [
            [0, shade(cloth, -0.03)],
            [0.3, shade(cloth, 0.06)],
            [0.65, cloth],
            [1, shade(cloth, -0.17)],
          ],
          { x2: 1, y2: 0 },
        ),
      }),
      line('M-78 -220C-40 -234 40 -234 78 -220', shade(cloth, -0.2), 3, { 'stroke-dasharray': '7 5' }),
      path('M-84 -150C-40 -138 40 -138 84 -150L88 -70C40 -56 -40 -56 -88 -70Z', { fill: accent }),
      circle(0, -106, 25, white),
      s.rng.chance(0.5)
        ? path('M-12 -100C-12 -122 12 -122 12 -100C6 -92 -6 -92 -12 -100ZM0 -92V-84', {
            fill: accent,
            stroke: accent,
            'stroke-width': 3,
          })
        : path('M0 -124L15 -98H-15Z', { fill: accent }),
      line('M-60 -40C-40 -20 -50 0 -46 6M56 -190C46 -176 60 -166 52 -156', shade(cloth, -0.14), 3),
      `<g transform="translate(-34 -36)">${print(0, 0, 68, 3, 12, shade(cloth, -0.24))}</g>`,
      '</g>',
    );
  }
};

/** Granules in a heap before an open sack or a bowl. */
export const granules: Composition = (s) => {
  const grain = s.rng.pick(['#e8ebee', '#2c68ad', '#bf3a30', '#e3b12a', '#2b3138', '#3a8a5c']);
  lathe(
    s,
    [150, 110, 0],
    [
      [70, 0],
      [88, 16],
      [96, 130],
      [90, 140],
    ],
    s.rng.pick([white, card, steel]),
    { finish: 'matte', lid: 'open' },
  );
  pile(s, [150, 110, 132], 84, 44, grain, 90);
  pile(s, [0, -20, 0], 130, 74, grain, 190);
};

/** Drums and canisters with a label. */
export const drums: Composition = (s) => {
  const colour = s.rng.pick(paints);
  const spots = s.rng.pick([
    [
      [120, 130],
      [0, 0],
    ],
    [
      [0, 130],
      [170, 110],
      [80, 0],
    ],
    [[0, 0]],
  ] as const);
  for (const [x, y] of spots) {
    lathe(
      s,
      [x, y, 0],
      [
        [78, 0],
        [80, 4],
        [77, 8],
        [77, 76],
        [81, 82],
        [77, 88],
        [77, 156],
        [81, 162],
        [77, 168],
        [77, 232],
        [80, 236],
        [80, 240],
      ],
      colour,
      { sharp: true, lid: shade(colour, -0.03) },
    );
    s.top(
      [x, y, 240.5],
      circle(0, 0, 72, shade(colour, -0.02), { stroke: shade(colour, -0.13), 'stroke-width': 3 }),
      circle(-34, 24, 13, steel),
      circle(40, -24, 8, steel),
    );
    label(s, [x, y, 0], 77.5, 100, 148, white, s.rng.pick(paints), s.rng.int(0, 2));
  }
};

export const canisters: Composition = (s) => {
  const colour = s.rng.pick(['#e8ebee', '#2c68ad', '#bf3a30', '#e3a11b', '#2b3138', '#3a8a5c']);
  const accent = s.rng.pick(paints);
  for (const [x, y] of s.rng.pick([
    [
      [150, 70],
      [0, 0],
    ],
    [[0, 0]],
    [
      [290, 120],
      [150, 60],
      [0, 0],
    ],
  ] as const)) {
    s.prism(
      [
        [x, 0],
        [x, 170],
        [x + 24, 214],
        [x + 92, 214],
        [x + 126, 176],
        [x + 126, 0],
      ],
      y,
      90,
      colour,
      9,
    );
    s.front(
      [x, y - 1, 214],
      path('M34 8h52l26 30v18H34Z', { fill: shade(colour, -0.14) }),
      path('M44 18h38l16 20H44Z', { fill: shade(colour, -0.34) }),
      rect(12, 78, 102, 116, accent, 6),
      circle(63, 112, 22, white),
      path('M63 94c12 16 14 20 14 26a14 14 0 0 1-28 0c0-6 2-10 14-26Z', { fill: accent }),
      print(28, 148, 70, 3, 13, white),
    );
    s.tube([x + 104, y + 44, 196], [x + 110, y + 44, 226], 17, dark, { finish: 'gloss' });
  }
};
