import { shade } from '../colour.ts';
import { label, lathe } from '../studio/lathe.ts';
import type { Vec } from '../studio/space.ts';
import type { Studio } from '../studio/studio.ts';
import { circle, group, line, path, rect } from '../svg.ts';
import { print } from './control-parts.ts';
import { black, brights, type Composition, gold, paints, steel, white, woods } from './materials.ts';
import { pile } from './stock.ts';
import { vessel } from './vessels.ts';

/** One fruit or vegetable round a point on the floor. */
type Fruit = (s: Studio, at: Vec, r: number) => void;

const roundFruit =
  (colours: readonly string[], stem: string, leaf: boolean): Fruit =>
  (s, at, r) => {
    const colour = s.rng.pick(colours);
    s.ball([at[0], at[1], at[2] + r * 0.9], r, colour);
    const [x, y] = s.space.project([at[0], at[1], at[2] + r * 1.72]);
    s.add(
      path(`M${x - r * 0.2} ${y}Q${x} ${y + r * 0.16} ${x + r * 0.2} ${y}Q${x} ${y - r * 0.06} ${x - r * 0.2} ${y}Z`, {
        fill: shade(colour, -0.16),
      }),
      line(`M${x} ${y + r * 0.04}q${r * 0.06} ${-r * 0.2} ${r * 0.16} ${-r * 0.3}`, stem, r * 0.1),
      leaf
        ? path(
            `M${x + r * 0.08} ${y - r * 0.14}q${r * 0.3} ${-r * 0.36} ${r * 0.62} ${-r * 0.16}q${-r * 0.26} ${r * 0.34} ${-r * 0.62} ${r * 0.16}Z`,
            { fill: '#5f9a3f' },
          )
        : '',
    );
  };

const tomatoTop: Fruit = (s, at, r) => {
  const colour = s.rng.pick(['#d43a2c', '#e0523a', '#c92f2f']);
  s.ball([at[0], at[1], at[2] + r * 0.86], r, colour);
  const [x, y] = s.space.project([at[0], at[1], at[2] + r * 1.66]);
  s.add(
    ...[-70, -30, 10, 50, 100, 150].map((a) =>
      path(
        `M${x} ${y}q${r * 0.1} ${-r * 0.2} ${r * 0.44} ${-r * 0.04}q${-r * 0.2} ${r * 0.1} ${-r * 0.44} ${r * 0.04}Z`,
        { fill: '#3f7a35', transform: `rotate(${a} ${x} ${y})` },
      ),
    ),
  );
};

const kinds: readonly Fruit[] = [
  roundFruit(['#c9302c', '#d4503a', '#b8302f'], '#5b3a22', true),
  roundFruit(['#7fae3a', '#93bd4a', '#a9c45a'], '#5b3a22', true),
  roundFruit(['#f08c2a', '#e8801f', '#f29a3a'], '#4f7a35', false),
  roundFruit(['#f2cf3f', '#edc52f'], '#6f8a35', true),
  tomatoTop,
  roundFruit(['#7a3a6a', '#6a2f5f', '#8a4a74'], '#5b3a22', false),
  roundFruit(['#c98a4a', '#b97a3f', '#d49a5a'], '#7a5a35', false),
];

function heap(s: Studio, kind: Fruit, x0: number, y0: number, z: number, w: number, d: number, r: number): void {
  const cols = Math.floor(w / (r * 1.75));
  const rows = Math.max(2, Math.floor(d / (r * 1.6)));
  const spots: Vec[] = [];
  for (let row = rows - 1; row >= 0; row -= 1)
    for (let k = 0; k < cols; k += 1)
      spots.push([
        x0 + r + ((w - 2 * r) * k) / (cols - 1) + s.rng.int(-4, 4),
        y0 + r * 0.8 + ((d - 1.6 * r) * row) / (rows - 1),
        z + (row % 2) * r * 0.2,
      ]);
  for (let k = 0; k < cols - 1; k += 1)
    spots.push([x0 + r * 1.8 + ((w - 3.6 * r) * k) / Math.max(1, cols - 2), y0 + d * 0.42, z + r * 1.1]);
  for (const spot of spots) kind(s, spot, r * (0.92 + s.rng.next() * 0.14));
}

export const crate: Composition = (s) => {
  s.look(s.rng.int(22, 36), 28);
  const wood = s.rng.pick([...woods, '#3f6fa8', '#3a8a5c']);
  const kind = s.rng.pick(kinds);
  const [w, d, h] = [330, 210, 100];
  s.box([0, d - 10, 0], [w, 10, h], shade(wood, -0.12));
  s.box([0, 0, 0], [10, d, h], shade(wood, -0.14));
  heap(s, kind, 10, 12, h * 0.42, w - 20, d - 24, s.rng.pick([34, 40]));
  for (const z of [4, 38, 72]) {
    s.box([w - 10, 0, z], [10, d, 26], wood);
    s.box([0, -2, z], [w, 10, 26], wood);
    s.front(
      [0, -2.5, z + 26],
      line(`M20 13h90M150 8h120`, shade(wood, -0.06), 2),
      circle(14, 13, 3, '#5b5048'),
      circle(w - 14, 13, 3, '#5b5048'),
    );
  }
  for (const x of [0, w - 26]) s.box([x, -6, 0], [26, 8, h + 4], shade(wood, 0.02));
};

export const fruits: Composition = (s) => {
  s.look(26, 22);
  const kind = s.rng.pick(kinds);
  for (const [x, y, r] of [
    [190, 130, 70],
    [30, 110, 68],
    [110, 20, 74],
    [250, 20, 60],
  ] as const)
    kind(s, [x, y, 0], r);
};

/** A bowl heaped with dates, nuts, legumes or spices. */
function bowl(s: Studio, colour: string, size: number, count: number): void {
  const wood = s.rng.pick([...woods, white, '#3a4a5c', '#c9704a']);
  lathe(
    s,
    [110, 80, 0],
    [
      [56, 0],
      [54, 8],
      [110, 40],
      [134, 84],
      [136, 92],
    ],
    wood,
    { finish: woods.includes(wood as (typeof woods)[number]) ? 'matte' : 'gloss', lid: 'open' },
  );
  pile(s, [110, 80, 82], 118, 66, colour, count, size);
  pile(s, [-20, -60, 0], 70, 30, colour, Math.round(count * 0.3), size);
}

export const dates: Composition = (s) => {
  s.look(20, 24);
  bowl(s, s.rng.pick(['#6b3a1f', '#8a4f2a', '#4f2a18', '#a8682f']), 17, 90);
  const [x, y] = s.space.project([260, 20, 0]);
  s.reach([x - 60, y - 130], [x + 104, y]);
  s.add(
    group(
      `translate(${x} ${y})`,
      ...[-60, -30, 0, 30].map((a) =>
        path('M0 0C-12 -40 -10 -90 0 -130C10 -90 12 -40 0 0Z', {
          fill: s.fall('#6f9a4a', 0.05),
          transform: `rotate(${a + 20})`,
        }),
      ),
    ),
  );
};

export const nuts: Composition = (s) => {
  s.look(20, 24);
  bowl(s, s.rng.pick(['#c98f52', '#d9b27a', '#b5763a', '#e8d3a8', '#7fa35a']), 14, 130);
};

export const grains: Composition = (s) => {
  s.look(20, 20);
  const grain = s.rng.pick(['#e8cf8f', '#f3ead2', '#d9a94a', '#c98f52', '#b55a3a', '#f0d56a']);
  lathe(
    s,
    [150, 120, 0],
    [
      [86, 0],
      [104, 20],
      [108, 90],
      [96, 150],
      [100, 168],
    ],
    '#cdb48a',
    { finish: 'matte', lid: 'open' },
  );
  for (const r of [0, 1, 2])
    lathe(
      s,
      [150, 120, 140 + r * 12],
      [
        [100 + r * 3, 0],
        [106 + r * 3, 8],
        [102 + r * 3, 15],
      ],
      shade('#cdb48a', 0.04 - r * 0.03),
      { finish: 'matte', lid: 'open', shadow: false },
    );
  pile(s, [150, 120, 172], 92, 50, grain, 150, 7);
  pile(s, [10, -40, 0], 110, 44, grain, 150, 7);
  const [x, y] = s.space.project([280, 20, 0]);
  s.reach([x - 60, y - 250], [x + 130, y]);
  const ear = (turn: number) =>
    group(
      `translate(${x} ${y}) rotate(${turn})`,
      line('M0 0V-190', '#b8923f', 5),
      ...Array.from({ length: 6 }, (_, k) =>
        path(`M0 ${-110 - k * 18}q-26 -10 -24 -36q22 8 24 36ZM0 ${-110 - k * 18}q26 -10 24 -36q-22 8 -24 36Z`, {
          fill: k % 2 ? '#d9b04f' : '#c99c3a',
        }),
      ),
      path('M0 -212q-12 -20 0 -44q12 24 0 44Z', { fill: '#d9b04f' }),
    );
  s.add(ear(-16), ear(10), ear(30));
};

export const meat: Composition = (s) => {
  s.look(24, 30);
  const wood = s.rng.pick(woods);
  s.box([0, 0, 0], [380, 240, 22], wood, { round: 6 });
  s.top([0, 240, 22.5], line('M10 60H370M10 130H370M10 190H370', shade(wood, -0.05), 2));
  const red = s.rng.pick(['#b3363a', '#c9504a', '#d98a86', '#a82f38']);
  for (const [x, y, k] of [
    [190, 110, 1],
    [70, 130, 0.8],
  ] as const) {
    const cut = 'M-96 -20C-90 -80 -20 -90 40 -76C100 -62 120 -10 90 36C60 80 0 70 -40 60C-80 50 -100 20 -96 -20Z';
    for (let t = 0; t < 9; t += 1)
      s.top([x, y, 23 + t * 3 * k], path(cut, { fill: shade(red, -0.1), transform: `scale(${k})` }));
    s.top(
      [x, y, 23 + 27 * k],
      group(
        `scale(${k})`,
        path(cut, { fill: '#f3dcd0' }),
        path(cut, { fill: s.fall(red, 0.03), transform: 'scale(.88)' }),
        line('M-60 -20C-30 -40 10 -20 40 -40M-40 24C0 0 30 30 60 4M-10 44C10 34 30 44 44 36', '#f3dcd0', 5),
        circle(-50, 0, 15, '#f3e6da'),
        circle(-50, 0, 8, '#e0c0b0'),
      ),
    );
  }
  const [px, py] = s.space.project([300, 60, 26]);
  s.add(
    group(
      `translate(${px} ${py})`,
      ...[-50, -20, 10, 40].map((a) =>
        line('M0 0C4 -20 2 -50 8 -74M4 -30l-12 -8M4 -30l14 -6M6 -50l-10 -8M6 -50l12 -6', '#5f8a45', 4, {
          transform: `rotate(${a})`,
        }),
      ),
    ),
  );
};

export const fish: Composition = (s) => {
  s.flat = true;
  s.reach([-260, -190], [260, 210]);
  const colour = s.rng.pick(['#7f9fb5', '#d98a72', '#8fa3a0', '#5f7f9a', '#c9a98f']);
  s.add(
    '<ellipse cx="10" cy="30" rx="256" ry="186" fill="#1d2126" opacity=".14"/>',
    `<ellipse cx="0" cy="10" rx="256" ry="186" fill="#f4f7f9"/>`,
    `<ellipse cx="0" cy="10" rx="226" ry="160" fill="#e3ebf0"/>`,
    ...Array.from({ length: 26 }, () =>
      rect(s.rng.int(-190, 170), s.rng.int(-100, 110), s.rng.int(16, 34), s.rng.int(14, 28), '#ffffff', 5, {
        opacity: 0.7,
        transform: `rotate(${s.rng.int(-30, 30)})`,
      }),
    ),
  );
  for (const [y, k] of [
    [-60, 0.86],
    [60, 1],
  ] as const) {
    const body = 'M-210 0C-160 -70 -20 -80 90 -26L170 -66C160 -30 160 30 170 66L90 26C-20 80 -160 70 -210 0Z';
    s.add(
      group(
        `translate(10 ${y}) scale(${k}) rotate(${s.rng.int(-6, 6)})`,
        path(body, { fill: '#1d2126', opacity: 0.2, transform: 'translate(5 10)' }),
        path(body, {
          fill: s.gradient([
            [0, shade(colour, -0.1)],
            [0.45, colour],
            [0.8, shade(colour, 0.2)],
            [1, '#f2f5f6'],
          ]),
        }),
        path('M-60 -62Q-10 -100 40 -46ZM-40 60Q-10 84 20 50Z', { fill: shade(colour, -0.1) }),
        line('M-130 -50Q-106 0 -130 48', shade(colour, -0.18), 4),
        circle(-166, -10, 10, white),
        circle(-166, -10, 6, black),
        ...Array.from({ length: 21 }, (_, t) =>
          line(`M${-90 + (t % 7) * 24} ${-26 + Math.floor(t / 7) * 22}q10 8 0 16`, shade(colour, -0.08), 2.4),
        ),
      ),
    );
  }
  s.add(
    circle(190, -110, 44, '#f2cf3f'),
    circle(190, -110, 38, '#f8e58a'),
    ...[0, 45, 90, 135].map((a) => rect(152, -112, 76, 4, '#fdf6cf', 2, { transform: `rotate(${a} 190 -110)` })),
  );
};

export const cheese: Composition = (s) => {
  s.look(30, 24);
  const colour = s.rng.pick(['#f0c24a', '#f3d98a', '#e8b03a', '#f5ead2']);
  s.box([-60, -40, 0], [420, 260, 16], s.rng.pick(woods), { round: 5 });
  lathe(
    s,
    [210, 120, 16],
    [
      [110, 0],
      [114, 10],
      [114, 64],
      [108, 72],
    ],
    s.rng.pick(['#b3363a', colour, '#d9b06a']),
    { lid: colour },
  );
  s.prism(
    [
      [-30, 16],
      [-30, 98],
      [150, 98],
      [150, 16],
    ],
    -20,
    90,
    colour,
    4,
  );
  s.front(
    [-30, -21, 98],
    ...[
      [30, 24, 11],
      [72, 52, 15],
      [118, 28, 9],
      [150, 58, 10],
      [46, 62, 7],
    ].map(
      ([x, y, r]) =>
        circle(x!, y!, r!, shade(colour, -0.13)) + circle(x! + 1.5, y! + 2, r! * 0.8, shade(colour, -0.06)),
    ),
  );
  vessel(s, {
    at: [30, 150, 16],
    r: 44,
    h: 150,
    colour: '#f6f8f9',
    cap: s.rng.pick(paints),
    neck: 30,
    capHeight: 24,
    tag: s.rng.pick(['#cfe3f3', '#dcebd2']),
    ink: '#2c68ad',
  });
};

export const milk: Composition = (s) => {
  s.look(24, 14);
  const accent = s.rng.pick(paints);
  for (const x of [150, 0]) {
    s.box([x, x ? 80 : 0, 0], [110, 100, 200], white);
    const y = x ? 80 : 0;
    s.prism(
      [
        [x, 200],
        [x, 202],
        [x + 55, 250],
        [x + 110, 202],
        [x + 110, 200],
      ],
      y,
      100,
      white,
    );
    s.box([x + 48, y, 244], [14, 100, 24], white);
    s.front(
      [x, y - 0.5, 200],
      path('M0 120C30 100 70 150 110 124V200H0Z', { fill: accent }),
      print(22, 30, 66, 1, 34, accent),
      print(26, 62, 58, 2, 13, '#b9c3cc'),
      circle(55, 160, 18, white),
    );
    s.right([x + 110, y, 200], path('M0 124C30 100 70 140 100 118V200H0Z', { fill: shade(accent, -0.08) }));
  }
  vessel(s, {
    at: [-50, 30, 0],
    r: 34,
    h: 120,
    colour: '#e6f0f5',
    finish: 'glass',
    fill: '#fbfcfc',
    cap: accent,
    neck: 22,
    capHeight: 16,
  });
};

export const beverages: Composition = (s) => {
  s.look(20, 13);
  const drinks = s.rng.some(['#e8912c', '#c9303c', '#7fae3a', '#6fb7dd', '#8a3f6a', '#e8c53a', '#5b3526'], 3);
  const can = (x: number, y: number, colour: string) => {
    lathe(
      s,
      [x, y, 0],
      [
        [34, 0],
        [42, 10],
        [42, 118],
        [35, 132],
      ],
      colour,
      { finish: 'metal', lid: steel },
    );
    label(s, [x, y, 0], 42.4, 24, 108, colour, white, s.rng.int(0, 2));
    s.top([x, y, 132.5], circle(0, 0, 28, shade(steel, -0.08)), rect(-8, -4, 16, 24, shade(steel, 0.1), 7));
  };
  for (const [k, colour] of drinks.entries()) {
    if (k === 2 || s.rng.chance(0.3)) can(190 - k * 90, -20, colour);
    else
      vessel(s, {
        at: [160 - k * 110, 90, 0],
        r: 42,
        h: 200 + k * 14,
        colour: '#dcebf0',
        finish: 'glass',
        fill: colour,
        cap: s.rng.pick(paints),
        neck: 15,
        capHeight: 20,
        shoulder: 'slope',
        tag: white,
        ink: shade(colour, -0.1),
      });
  }
  can(30, -40, drinks[0]!);
};

export const oils: Composition = (s) => {
  s.look(20, 13);
  const oil = s.rng.pick(['#d9b02c', '#b5a32a', '#e3c14a', '#8a8f2a', '#d98a2c']);
  const dark = s.rng.chance(0.4);
  for (const [k, [x, y]] of (
    [
      [140, 110],
      [20, 80],
    ] as const
  ).entries())
    vessel(s, {
      at: [x, y, 0],
      r: 46 - k * 8,
      h: 240 - k * 40,
      colour: dark ? '#3f5a2c' : '#e3eddf',
      finish: dark ? 'gloss' : 'glass',
      fill: dark ? undefined : oil,
      cap: k ? gold : black,
      neck: 14,
      capHeight: 28,
      shoulder: 'slope',
      tag: s.rng.pick([white, '#f3ead2']),
      ink: s.rng.pick(['#5f7a2f', '#8a5a1f', '#2f4a2a']),
    });
  lathe(
    s,
    [100, -40, 0],
    [
      [34, 0],
      [32, 6],
      [58, 30],
      [64, 42],
    ],
    white,
    { lid: 'open' },
  );
  s.top([100, -40, 41], circle(0, 0, 57, oil), circle(-14, -14, 18, '#fff', { opacity: 0.3 }));
  for (const [dx, dy] of [
    [-70, -60],
    [-30, -90],
    [190, -30],
  ] as const)
    s.ball([dx + 60, dy + 20, 14], 15, s.rng.pick(['#5f7a2f', '#3a3340', '#8a9a3f']));
};

export const sweets: Composition = (s) => {
  s.look(26, 28);
  const cocoa = s.rng.pick(['#5b3222', '#7a4a2c', '#3f241a', '#efe0c4']);
  const bar = (x: number, y: number, z: number) => {
    s.box([x, y, z], [200, 120, 16], cocoa, { round: 3 });
    for (let r = 2; r >= 0; r -= 1)
      for (let k = 0; k < 5; k += 1)
        s.box([x + 4 + k * 39, y + 4 + r * 38, z + 16], [34, 34, 9], shade(cocoa, 0.02), { round: 2, shadow: false });
  };
  bar(60, 90, 0);
  const wrap = s.rng.pick([...paints, '#7a3f6a', '#c9304f']);
  s.box([110, 80, 26], [150, 124, 22], wrap, { round: 2 });
  s.top([110, 204, 48.5], rect(16, 40, 118, 44, gold, 4), print(34, 54, 80, 1, 32, wrap));
  for (const [k, [x, y]] of (
    [
      [-30, 60],
      [20, -20],
      [110, -40],
      [200, -10],
    ] as const
  ).entries()) {
    if (k % 2)
      lathe(
        s,
        [x, y, 0],
        [
          [44, 0],
          [50, 8],
          [48, 20],
          [40, 24],
        ],
        '#c98f4a',
        { finish: 'matte' },
      );
    else
      lathe(
        s,
        [x, y, 0],
        [
          [34, 0],
          [38, 10],
          [26, 34],
          [0, 42],
        ],
        shade(cocoa, 0.03),
        { lid: 'none' },
      );
    if (k % 2)
      s.top(
        [x, y, 25],
        ...[
          [-20, -10],
          [10, -22],
          [16, 12],
          [-10, 18],
          [-30, 14],
        ].map(([a, b]) => circle(a!, b!, 7, '#4f2c1c')),
      );
  }
};

export const spices: Composition = (s) => {
  s.look(22, 22);
  const tones = s.rng.some(['#c9452a', '#e0a02c', '#7a4a2a', '#8a9a3f', '#b3261e', '#3a302a', '#d9b06a'], 4);
  for (const [k, [x, y]] of (
    [
      [180, 140],
      [30, 140],
      [240, 10],
      [100, 0],
    ] as const
  ).entries()) {
    if (k < 2)
      vessel(s, {
        at: [x, y, 0],
        r: 44,
        h: 120,
        colour: '#dfeaee',
        finish: 'glass',
        fill: tones[k],
        cap: s.rng.pick([black, woods[1], steel]),
        neck: 40,
        capHeight: 30,
        shoulder: 'flat',
        tag: s.rng.chance(0.5) ? '#f3ead2' : undefined,
      });
    else {
      lathe(
        s,
        [x, y, 0],
        [
          [36, 0],
          [34, 5],
          [60, 26],
          [66, 36],
        ],
        s.rng.pick([woods[2], white, '#3a4a5c']),
        { lid: 'open' },
      );
      pile(s, [x, y, 32], 56, 38, tones[k]!, 90, 6);
    }
  }
};

export const sauces: Composition = (s) => {
  s.look(20, 14);
  const tones = s.rng.some(['#c9302c', '#e3a62c', '#8a4a24', '#d9662c', '#efe4c4', '#6f8a35'], 3);
  vessel(s, {
    at: [150, 100, 0],
    r: 44,
    h: 190,
    colour: tones[0]!,
    cap: s.rng.pick([white, tones[0]!, black]),
    neck: 18,
    capHeight: 40,
    shoulder: 'slope',
    tag: white,
    ink: tones[0]!,
  });
  vessel(s, {
    at: [30, 70, 0],
    r: 52,
    h: 110,
    colour: '#e0ecef',
    finish: 'glass',
    fill: tones[1],
    cap: gold,
    capFinish: 'metal',
    neck: 46,
    capHeight: 22,
    tag: white,
    ink: tones[1]!,
  });
  vessel(s, {
    at: [120, -30, 0],
    r: 44,
    h: 84,
    colour: '#e0ecef',
    finish: 'glass',
    fill: tones[2],
    cap: s.rng.pick(brights),
    neck: 38,
    capHeight: 18,
    tag: '#f3ead2',
    ink: tones[2]!,
  });
};

/** A seedling in soil, with bags or packets of supplies. */
export const farmSupplies: Composition = (s) => {
  s.look(20, 16);
  const accent = s.rng.pick(['#3a8a4a', '#e3a11b', '#2c68ad', '#b3452c']);
  s.box([130, 110, 0], [150, 60, 210], accent, { round: 6 });
  s.front(
    [130, 109.5, 210],
    rect(14, 34, 122, 90, white, 6),
    path('M75 108C58 84 62 60 75 48C88 60 92 84 75 108Z', { fill: '#4f9a4a' }),
    print(30, 144, 90, 3, 16, white),
  );
  lathe(
    s,
    [40, 20, 0],
    [
      [52, 0],
      [74, 90],
      [80, 92],
      [80, 108],
    ],
    '#b8653c',
    { sharp: true, finish: 'matte', lid: 'open' },
  );
  s.top([40, 20, 107], circle(0, 0, 72, '#4a3526'));
  const [x, y] = s.space.project([40, 20, 108]);
  s.add(
    group(
      `translate(${x} ${y})`,
      line('M0 4C-2 -40 6 -70 0 -110', '#5f9a3f', 8),
      path('M0 -50C-30 -90 -80 -84 -92 -64C-70 -36 -30 -34 0 -50Z', { fill: s.fall('#6fae4a', 0.06) }),
      path('M2 -76C26 -120 80 -120 96 -100C78 -66 34 -60 2 -76Z', { fill: s.fall('#5f9a3f', 0.06) }),
      path('M0 -106C-20 -130 -16 -156 0 -170C18 -154 20 -128 0 -106Z', { fill: '#83c05a' }),
    ),
  );
  s.reach([x - 90, y - 170]);
  pile(s, [190, -10, 0], 66, 34, s.rng.pick(['#e8ebee', '#d9b06a', '#8a5a3a', '#5f9fd0']), 90, 7);
};

export const cow: Composition = (s) => {
  s.look(4, 10);
  const coat = s.rng.pick(['#f4f1ec', '#8a5a3a', '#c99a6a']);
  const patch = s.rng.pick(['#2f2b2a', '#6b4026', '#f4f1ec']);
  s.reach([-240, -270], [230, 14]);
  s.shadowOf([
    [-170, -40, 0],
    [170, -40, 0],
    [170, 60, 0],
    [-170, 60, 0],
    [0, 0, 90],
  ]);
  const hide = s.gradient([
    [0, shade(coat, 0.03)],
    [1, shade(coat, -0.1)],
  ]);
  s.add(
    ...[
      [-120, -0.06],
      [110, -0.06],
    ].map(([x, k]) => path(`M${x} -120H${x! + 40}L${x! + 34} 4H${x! + 8}Z`, { fill: shade(coat, k! - 0.06) })),
    path(
      'M-160 -210C-100 -236 100 -230 160 -214C190 -200 190 -110 164 -90C100 -70 -60 -66 -140 -90C-176 -120 -184 -190 -160 -210Z',
      { fill: hide },
    ),
    path(
      'M-60 -224C0 -232 30 -220 20 -180C10 -150 -50 -140 -76 -170C-86 -190 -80 -220 -60 -224ZM90 -160C120 -180 166 -160 160 -120C140 -90 100 -100 90 -120Z',
      { fill: patch, opacity: coat === patch ? 0 : 0.95 },
    ),
    ...[-146, 134].map(
      (x) =>
        path(`M${x} -120H${x + 42}L${x + 36} 0H${x + 6}Z`, { fill: hide }) +
        path(`M${x + 5} -14H${x + 37}L${x + 36} 4H${x + 6}Z`, { fill: '#3a322e' }),
    ),
    path('M60 -88Q84 -56 108 -88Z', { fill: '#e0a9a0' }),
    line('M172 -204C204 -180 196 -120 204 -90', shade(coat, -0.1), 9),
    path('M-150 -216C-170 -250 -226 -250 -236 -214L-240 -160Q-238 -136 -212 -138C-190 -140 -180 -160 -150 -150Z', {
      fill: hide,
    }),
    path('M-240 -172Q-238 -136 -212 -138C-200 -150 -216 -176 -240 -172Z', { fill: '#e0b0a4' }),
    circle(-206, -206, 6, '#23201f'),
    path('M-170 -236Q-130 -250 -128 -226Q-146 -212 -166 -222Z', { fill: shade(coat, -0.08) }),
    line('M-196 -246Q-206 -264 -192 -272', '#d9cdb8', 9),
  );
};
