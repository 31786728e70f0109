import { shade } from '../../colour.ts';
import { label, lathe } from '../../studio/lathe.ts';
import { circle, line, path, rect } from '../../svg.ts';
import { print } from '../machines/control-parts.ts';
import { brights, type Composition, dark, pastels, white } from '../materials.ts';

export const soft = ['#8fb8dd', '#e8a0ae', '#9fcaa0', '#e8c06a', '#b39fd4', '#7fc4c0'] as const;

export const babyBottles: Composition = (s) => {
  s.look(20, 14);
  for (let k = s.rng.int(1, 2); k >= 0; k -= 1) {
    const [x, y] = [k * 130, k * 40];
    const accent = s.rng.pick(soft);
    const h = 170 - k * 20;
    lathe(
      s,
      [x, y, 4],
      [
        [50, 0],
        [51, h * 0.62],
      ],
      '#fbfaf4',
      { sharp: true, shine: 0 },
    );
    lathe(
      s,
      [x, y, 0],
      [
        [50, 0],
        [54, 8],
        [54, h * 0.4],
        [50, h * 0.52],
        [54, h * 0.66],
        [54, h - 14],
        [46, h],
      ],
      '#dcecf4',
      { finish: 'glass' },
    );
    const [px, py] = s.space.project([x, y, 0]);
    s.add(
      line(
        Array.from({ length: 7 }, (_, t) => `M${px + 12} ${py - 24 - t * 17}h${t % 2 ? 12 : 22}`).join(''),
        accent,
        3,
      ),
    );
    lathe(
      s,
      [x, y, h],
      [
        [56, 0],
        [56, 34],
      ],
      accent,
      { sharp: true },
    );
    lathe(
      s,
      [x, y, h + 34],
      [
        [36, 0],
        [30, 12],
        [16, 26],
        [13, 44],
        [9, 56],
        [0, 60],
      ],
      '#f0d9b8',
      { lid: 'none' },
    );
  }
};

export const bibs: Composition = (s) => {
  s.flat = true;
  s.reach([-230, -240], [230, 250]);
  const colour = s.rng.pick(pastels);
  const trim = s.rng.pick(soft);
  const d =
    'M-60 -150C-140 -160 -150 -236 -70 -240C-110 -200 -60 -110 0 -110S110 -200 70 -240C150 -236 140 -160 60 -150C170 -140 200 0 180 110C160 220 80 246 0 246S-160 220 -180 110C-200 0 -170 -140 -60 -150Z';
  s.shadows.push(d);
  s.add(
    path(d, { fill: s.fall(colour, 0.04), stroke: trim, 'stroke-width': 14, 'stroke-linejoin': 'round' }),
    ...Array.from({ length: 9 }, (_, k) =>
      circle(-110 + (k % 3) * 110, -10 + Math.floor(k / 3) * 80, 17, trim, { opacity: 0.7 }),
    ),
    path('M0 40C20 10 62 20 56 58C50 92 14 104 0 124C-14 104 -50 92 -56 58C-62 20 -20 10 0 40Z', {
      fill: s.rng.pick(brights),
    }),
  );
};

/** A tin with a scoop, and pouches. */
export const babyFood: Composition = (s) => {
  s.look(20, 15);
  const accent = s.rng.pick(soft);
  lathe(
    s,
    [120, 110, 0],
    [
      [86, 0],
      [86, 190],
    ],
    '#e9edf0',
    { sharp: true, finish: 'metal' },
  );
  label(s, [120, 110, 0], 86.5, 12, 178, white, accent, s.rng.int(0, 2));
  lathe(
    s,
    [120, 110, 190],
    [
      [90, 0],
      [90, 22],
    ],
    accent,
    { sharp: true },
  );
  for (const [k, x] of [
    [0, -10],
    [1, 84],
  ] as const) {
    const colour = s.rng.pick(brights);
    const [px, py] = s.space.project([x, -60 + k * 10, 0]);
    s.reach([px - 50, py - 190], [px + 50, py + 6]);
    s.shadowOf([
      [x - 40, -80, 0],
      [x + 40, -80, 0],
      [x + 40, -40, 0],
      [x - 40, -40, 0],
      [x, -60, 90],
    ]);
    s.add(
      `<g transform="translate(${px} ${py})">`,
      path('M-46 -150Q0 -166 46 -150L50 -4Q0 10 -50 -4Z', {
        fill: s.gradient(
          [
            [0, shade(colour, -0.06)],
            [0.3, shade(colour, 0.1)],
            [1, shade(colour, -0.13)],
          ],
          { x2: 1, y2: 0 },
        ),
      }),
      rect(-13, -186, 26, 34, white, 5),
      circle(0, -90, 28, white),
      path('M0 -104C18 -110 22 -84 0 -72C-22 -84 -18 -110 0 -104Z', { fill: colour }),
      print(-24, -44, 48, 2, 12, white),
      '</g>',
    );
  }
};

export const diapers: Composition = (s) => {
  const colour = s.rng.pick(soft);
  s.box([0, 90, 0], [250, 110, 170], colour, { round: 8 });
  s.front(
    [0, 89, 170],
    path('M0 110Q120 60 250 110V170H0Z', { fill: shade(colour, -0.09) }),
    circle(70, 66, 38, white),
    circle(58, 60, 5, dark),
    circle(82, 60, 5, dark),
    line('M58 78Q70 90 82 78', dark, 5),
    print(126, 44, 100, 2, 22, white),
    rect(126, 100, 60, 26, '#f2c94c', 13),
  );
  for (let k = 0; k < 3; k += 1) {
    const [x, y] = s.space.project([30 + k * 16, -40, 20 + k * 34]);
    s.reach([x - 30, y - 50], [x + 190, y + 30]);
    s.shadowOf([
      [30, -80, 0],
      [200, -80, 0],
      [200, -10, 0],
      [30, -10, 0],
    ]);
    s.add(
      path(`M${x} ${y}q10 -34 80 -38t86 34q4 20 -10 24q-70 22 -146 4q-14 -6 -10 -24Z`, {
        fill: s.gradient([
          [0, '#ffffff'],
          [1, '#d9e2e8'],
        ]),
        stroke: '#c9d3da',
        'stroke-width': 2,
      }),
      rect(x + 58, y - 30, 50, 18, colour, 8, { opacity: 0.8 }),
    );
  }
};
