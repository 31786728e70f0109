import { shade } from '../colour.ts';
import { label, lathe } from '../studio/lathe.ts';
import { circle, line, path, rect } from '../svg.ts';
import { print } from './control-parts.ts';
import { brights, type Composition, dark, pastels, steel, white, woods } from './materials.ts';
import { wheel } from './vehicles.ts';

const soft = ['#8fb8dd', '#e8a0ae', '#9fcaa0', '#e8c06a', '#b39fd4', '#7fc4c0'] as const;

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

export const stroller: Composition = (s) => {
  s.look(s.rng.int(16, 30), 14);
  const colour = s.rng.pick([...soft, '#3f4a5c', '#8a5a4a', '#5a6b5a']);
  s.podium = false;
  for (const x of [30, 210]) wheel(s, x, 120, 42, 42, 12, '#d9dde1');
  s.tube([30, 126, 42], [190, 126, 190], 6, steel, { finish: 'metal' });
  s.tube([210, 126, 42], [20, 126, 230], 6, steel, { finish: 'metal' });
  s.prism(
    [
      [0, 150],
      [10, 200],
      [60, 208],
      [200, 200],
      [236, 180],
      [216, 140],
      [60, 128],
    ],
    20,
    100,
    colour,
    6,
  );
  s.prism(
    [
      [0, 200],
      [-10, 250],
      [20, 300],
      [80, 312],
      [120, 296],
      [70, 208],
    ],
    14,
    112,
    shade(colour, -0.03),
    6,
  );
  s.front([0, 13, 312], line('M8 66L84 104M30 20L72 104M84 2L70 100', '#000', 4, { opacity: 0.16 }));
  s.tube([210, 14, 42], [10, 14, 240], 6, steel, { finish: 'metal' });
  s.tube([30, 14, 42], [190, 14, 190], 6, steel, { finish: 'metal' });
  s.tube([-60, 14, 300], [16, 14, 232], 6, steel, { finish: 'metal' });
  s.tube([-60, 14, 300], [-60, 126, 300], 9, dark, { finish: 'gloss' });
  for (const x of [30, 210]) wheel(s, x, 2, 42, 42, 12, '#d9dde1');
};

export const carSeat: Composition = (s) => {
  s.look(24, 12);
  const colour = s.rng.pick([...soft, '#3f4a5c', '#8d3f4a']);
  s.prism(
    [
      [-10, 0],
      [-20, 40],
      [10, 90],
      [0, 280],
      [30, 310],
      [70, 300],
      [90, 120],
      [210, 110],
      [230, 70],
      [210, 0],
    ],
    0,
    170,
    '#3a4048',
    8,
  );
  s.prism(
    [
      [22, 90],
      [12, 270],
      [34, 292],
      [62, 284],
      [84, 110],
      [200, 98],
      [214, 76],
      [80, 70],
    ],
    20,
    130,
    colour,
    10,
  );
  s.front(
    [0, -2, 300],
    path('M-4 34Q30 4 70 20L66 96Q20 90 -2 110Z', { fill: shade(colour, -0.08) }),
    path('M2 200H214L206 236H-2Z', { fill: shade(colour, -0.1) }),
  );
  s.prism(
    [
      [150, 96],
      [140, 150],
      [170, 166],
      [196, 150],
      [206, 96],
    ],
    -6,
    40,
    shade(colour, -0.04),
    6,
  );
};

export const crib: Composition = (s) => {
  const wood = s.rng.pick([...woods, white, white]);
  const sheet = s.rng.pick(pastels);
  const bars = (y: number) => {
    for (let k = 0; k < 13; k += 1) s.box([20 + k * 27, y, 50], [9, 8, 130], wood, { shadow: false });
    s.box([0, y - 2, 176], [370, 14, 16], wood, { round: 3 });
    s.box([0, y - 2, 44], [370, 14, 16], wood, { round: 3 });
  };
  s.box([0, 0, 0], [18, 18, 60], wood);
  s.box([0, 190, 0], [18, 18, 240], wood, { round: 3 });
  bars(192);
  s.box([0, 0, 44], [16, 204, 190], shade(wood, 0.02), { round: 5 });
  s.box([16, 12, 60], [338, 176, 40], sheet, { round: 6 });
  s.box([26, 40, 100], [80, 120, 22], white, { round: 10 });
  s.box([160, 12, 100], [194, 176, 10], s.rng.pick(soft), { round: 5 });
  s.box([354, 0, 0], [16, 204, 234], wood, { round: 5 });
  bars(0);
  s.box([0, -2, 0], [18, 18, 236], wood, { round: 3 });
  s.box([352, -2, 0], [18, 18, 236], wood, { round: 3 });
};

/** Ring tower, letter cubes and a ball. */
export const toys: Composition = (s) => {
  const set = s.rng.some(brights, 6);
  s.tube([190, 130, 0], [190, 130, 16], 74, woods[3], {});
  for (let k = 0; k < 5; k += 1)
    lathe(
      s,
      [190, 130, 16 + k * 34],
      [
        [66 - k * 9, 0],
        [74 - k * 9, 9],
        [74 - k * 9, 24],
        [66 - k * 9, 33],
      ],
      set[k % 6]!,
      { shine: 0.45 },
    );
  s.ball([190, 130, 204], 24, set[5]!);
  const cube = (x: number, y: number, z: number, colour: string) => {
    s.box([x, y, z], [78, 78, 78], '#ecd9b4', { round: 4 });
    s.front(
      [x, y - 0.5, z + 78],
      rect(7, 7, 64, 64, 'none', 6, { stroke: colour, 'stroke-width': 6 }),
      s.rng.pick([
        circle(39, 39, 19, colour),
        path('M39 18L62 58H16Z', { fill: colour }),
        rect(21, 21, 36, 36, colour, 4),
        path('M39 60C20 46 16 34 24 26C32 20 38 26 39 32C40 26 46 20 54 26C62 34 58 46 39 60Z', { fill: colour }),
      ]),
    );
    s.right([x + 78, y, z + 78], rect(7, 7, 64, 64, 'none', 6, { stroke: shade(colour, -0.08), 'stroke-width': 6 }));
    s.top([x, y + 78, z + 78.5], rect(7, 7, 64, 64, 'none', 6, { stroke: shade(colour, 0.05), 'stroke-width': 6 }));
  };
  cube(0, 60, 0, set[0]!);
  cube(84, 10, 0, set[1]!);
  cube(34, 34, 78, set[2]!);
  s.ball([210, -20, 38], 38, set[3]!);
};

export const teddy: Composition = (s) => {
  s.look(4, 10);
  const fur = s.rng.pick(['#b98a5a', '#d9b98c', '#8a6242', '#e8dccb', '#a9a3a0']);
  const snout = shade(fur, 0.13);
  s.reach([-180, -380], [180, 16]);
  s.shadowOf([
    [-150, -40, 0],
    [150, -40, 0],
    [150, 60, 0],
    [-150, 60, 0],
    [0, 0, 140],
  ]);
  const round = (x: number, y: number, rx: number, ry: number, colour: string, turn = 0) =>
    `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${s.radial(
      [
        [0, shade(colour, 0.08)],
        [0.6, colour],
        [1, shade(colour, -0.13)],
      ],
      0.38,
      0.3,
      0.75,
    )}" transform="rotate(${turn} ${x} ${y})"/>`;
  const bow = s.rng.pick(brights);
  s.add(
    round(-130, -130, 36, 76, fur, 34),
    round(130, -130, 36, 76, fur, -34),
    round(0, -110, 106, 118, fur),
    round(0, -96, 66, 78, snout),
    round(-86, -30, 58, 44, fur),
    round(86, -30, 58, 44, fur),
    circle(-98, -26, 24, snout),
    circle(98, -26, 24, snout),
    round(-84, -330, 40, 40, fur),
    round(84, -330, 40, 40, fur),
    circle(-84, -330, 22, snout),
    circle(84, -330, 22, snout),
    round(0, -268, 110, 98, fur),
    round(0, -238, 48, 38, snout),
    circle(-40, -282, 11, '#2a2320'),
    circle(40, -282, 11, '#2a2320'),
    circle(-43, -286, 4, '#fff'),
    circle(37, -286, 4, '#fff'),
    path('M-16 -254Q0 -264 16 -254Q10 -238 0 -236T-16 -254Z', { fill: '#2a2320' }),
    line('M0 -236V-222M-18 -222Q0 -208 18 -222', '#2a2320', 4),
    path('M0 -176L-56 -206V-146ZM0 -176L56 -206V-146Z', { fill: bow }),
    circle(0, -176, 15, shade(bow, -0.08)),
  );
};

/** A baby monitor: camera and parent unit. */
export const babyMonitor: Composition = (s) => {
  const body = s.rng.pick([white, '#e8e2da']);
  const accent = s.rng.pick(soft);
  lathe(
    s,
    [180, 110, 0],
    [
      [56, 0],
      [56, 12],
      [26, 24],
      [22, 50],
    ],
    body,
    {},
  );
  s.ball([180, 110, 116], 72, body);
  const [x, y] = s.space.project([180, 44, 110]);
  s.add(
    circle(x, y + 10, 34, '#23272c'),
    circle(x, y + 10, 22, '#10151c'),
    circle(x - 6, y + 3, 7, '#a9cbe8'),
    circle(x, y - 40, 4, '#5be37d'),
  );
  s.box([-60, -10, 0], [170, 34, 120], body, { round: 8 });
  s.front(
    [-60, -10.5, 120],
    rect(14, 14, 104, 76, '#1b2744', 5),
    circle(66, 56, 22, '#f0c9a8'),
    path('M30 90Q66 60 102 90Z', { fill: accent }),
    circle(142, 34, 12, accent),
    circle(142, 68, 8, '#d9dee2'),
    rect(20, 98, 60, 8, accent, 4, { opacity: 0.7 }),
  );
};

export const safetyGate: Composition = (s) => {
  const colour = s.rng.pick([white, '#3a4048', ...woods]);
  s.box([0, 0, 0], [400, 16, 14], colour, { round: 3 });
  for (let k = 0; k < 14; k += 1)
    s.tube([14 + k * 28.6, 8, 14], [14 + k * 28.6, 8, 250], 6, colour, { finish: 'gloss' });
  s.box([0, 0, 248], [400, 16, 14], colour, { round: 3 });
  for (const x of [-10, 110, 270, 396]) s.box([x, -2, 0], [16, 20, 270], colour, { round: 3 });
  s.box([170, -8, 240], [64, 30, 30], s.rng.pick(soft), { round: 6 });
};
