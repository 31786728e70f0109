import { shade } from '../../colour.ts';
import { label, lathe } from '../../studio/lathe.ts';
import { circle, rect } from '../../svg.ts';
import { print } from '../machines/control-parts.ts';
import { black, brights, type Composition, gold, paints, steel, white, woods } from '../materials.ts';
import { pile } from '../pile.ts';
import { vessel } from '../vessel.ts';

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
