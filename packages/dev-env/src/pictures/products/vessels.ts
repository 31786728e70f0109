import { shade } from '../colour.ts';
import type { Finish } from '../studio/finish.ts';
import { label, lathe, type Profile } from '../studio/lathe.ts';
import type { Vec } from '../studio/space.ts';
import type { Studio } from '../studio/studio.ts';
import { circle, line, path, rect } from '../svg.ts';
import { print } from './control-parts.ts';
import { black, brights, type Composition, gold, paints, pastels, silver, skincare, white } from './materials.ts';

/** A bottle or jar with neck, cap and label; shared by cosmetics, medicine and food. */
export interface Vessel {
  readonly at: Vec;
  readonly r: number;
  readonly h: number;
  readonly colour: string;
  readonly finish?: Finish;
  readonly cap: string;
  readonly capFinish?: Finish;
  readonly shoulder?: 'round' | 'flat' | 'slope';
  readonly neck?: number;
  readonly capHeight?: number;
  readonly tag?: string;
  readonly ink?: string;
  readonly fill?: string;
}

export function vessel(s: Studio, v: Vessel): void {
  const {
    at,
    cap,
    capFinish = 'gloss',
    capHeight = 34,
    colour,
    fill,
    finish = 'gloss',
    h,
    ink = black,
    r,
    shoulder = 'round',
  } = v;
  const neck = v.neck ?? r * 0.45;
  const turns: Record<NonNullable<Vessel['shoulder']>, Profile> = {
    round: [
      [r * 0.92, 0],
      [r, 5],
      [r, h - r * 0.55],
      [r * 0.96, h - r * 0.34],
      [r * 0.74, h - r * 0.1],
      [neck, h],
    ],
    flat: [
      [r * 0.95, 0],
      [r, 4],
      [r, h - 8],
      [r * 0.95, h - 2],
      [neck, h],
    ],
    slope: [
      [r * 0.95, 0],
      [r, 5],
      [r, h * 0.56],
      [r * 0.86, h * 0.68],
      [neck, h * 0.92],
      [neck, h],
    ],
  };
  if (fill)
    lathe(
      s,
      at,
      turns[shoulder].map(([a, b]) => [a * 0.94, b * 0.9 + 3] as const),
      fill,
      { shine: 0 },
    );
  lathe(s, at, turns[shoulder], colour, { finish, sharp: shoulder === 'flat' });
  if (v.tag)
    label(
      s,
      at,
      r * 1.004,
      h * (shoulder === 'slope' ? 0.12 : 0.16),
      h * (shoulder === 'slope' ? 0.5 : 0.68),
      v.tag,
      ink,
      s.rng.int(0, 2),
    );
  lathe(
    s,
    [at[0], at[1], at[2] + h],
    [
      [neck * 1.12, 0],
      [neck * 1.12, capHeight],
    ],
    cap,
    { finish: capFinish, sharp: true },
  );
}

const cap = (s: Studio) => s.rng.pick([white, black, gold, silver, '#c79a7a']);
const metalCap = (colour: string): Finish =>
  colour === gold || colour === silver || colour === '#c79a7a' ? 'metal' : 'gloss';

/** Jar, dropper and tube of a skin care line. */
export const skinCareSet: Composition = (s) => {
  s.look(20, s.rng.int(12, 17));
  const colour = s.rng.pick(skincare);
  const [lid, ink] = [cap(s), s.rng.pick([black, gold, '#5b4a40', '#3f5f52'])];
  const glassy = s.rng.chance(0.3);
  if (s.rng.chance(0.8))
    vessel(s, {
      at: [150, 110, 0],
      r: 44,
      h: 210,
      colour,
      cap: lid,
      capFinish: metalCap(lid),
      capHeight: 70,
      neck: 38,
      shoulder: 'flat',
      tag: white,
      ink,
    });
  vessel(s, {
    at: [30, 70, 0],
    r: 36,
    h: 140,
    colour: glassy ? '#8a5a2e' : shade(colour, -0.03),
    finish: glassy ? 'glass' : 'gloss',
    fill: glassy ? '#b3752f' : undefined,
    cap: lid,
    capFinish: metalCap(lid),
    capHeight: 30,
    neck: 16,
    tag: white,
    ink,
  });
  lathe(
    s,
    [30, 70, 170],
    [
      [9, 0],
      [16, 12],
      [16, 40],
      [8, 52],
    ],
    black,
    { finish: 'gloss' },
  );
  lathe(
    s,
    [104, -40, 0],
    [
      [66, 0],
      [70, 5],
      [70, 54],
      [66, 58],
    ],
    colour,
    { sharp: true },
  );
  label(s, [104, -40, 0], 70.3, 16, 46, colour, ink, 2);
  lathe(
    s,
    [104, -40, 58],
    [
      [72, 0],
      [72, 34],
      [68, 40],
    ],
    lid,
    { sharp: true, finish: metalCap(lid) },
  );
};

/** Pump and flip-top bottles. */
export const pumpBottles: Composition = (s) => {
  s.look(20, s.rng.int(11, 16));
  const colours = s.rng.some([...skincare, ...pastels, '#3a8a7c', '#d98a3d', '#7a5a9a'], 3);
  const ink = s.rng.pick([black, '#3f5f52', '#7a3f4a', '#2f4a6b']);
  for (const [k, [x, y, r, h]] of (
    [
      [150, 110, 56, 230],
      [0, 60, 48, 190],
      [110, -40, 42, 140],
    ] as const
  ).entries()) {
    if (k === 2 && s.rng.chance(0.3)) continue;
    const colour = colours[k % 2]!;
    const lid = k % 2 ? colours[2]! : white;
    vessel(s, {
      at: [x, y, 0],
      r,
      h,
      colour,
      cap: lid,
      capHeight: k === 0 ? 24 : 44,
      neck: k === 0 ? 22 : r * 0.62,
      tag: k === 1 ? undefined : white,
      ink,
      shoulder: k === 2 ? 'flat' : 'round',
    });
    if (k === 1) label(s, [x, y, 0], r * 1.003, h * 0.2, h * 0.62, colour, ink, s.rng.int(0, 2));
    if (k === 0) {
      s.tube([x, y, h + 24], [x, y, h + 56], 7, lid, { finish: 'gloss' });
      s.box([x - 64, y - 12, h + 54], [84, 24, 16], lid, { round: 6 });
    }
  }
};

export const tubes: Composition = (s) => {
  s.look(12, 14);
  const count = s.rng.int(2, 3);
  for (let k = 0; k < count; k += 1) {
    const colour = s.rng.pick([...skincare, ...pastels, white, '#2f7fae', '#3a9a6a']);
    const ink = s.rng.pick(paints);
    const [x, y] = s.space.project([k * 130, (k % 2) * 40, 0]);
    s.reach([x - 58, y - 300], [x + 58, y + 8]);
    s.shadowOf([
      [k * 130 - 44, -20, 0],
      [k * 130 + 44, -20, 0],
      [k * 130 + 44, 30, 0],
      [k * 130 - 44, 30, 0],
      [k * 130, 0, 120],
    ]);
    s.add(
      `<g transform="translate(${x} ${y})">`,
      path('M-56 -296H56L44 -56H-44Z', {
        fill: s.gradient(
          [
            [0, shade(colour, -0.08)],
            [0.22, shade(colour, 0.1)],
            [0.6, colour],
            [1, shade(colour, -0.16)],
          ],
          { x2: 1, y2: 0 },
        ),
      }),
      rect(-57, -304, 114, 16, shade(colour, -0.04), 2),
      line(Array.from({ length: 16 }, (_, t) => `M${-52 + t * 7} -301v10`).join(''), shade(colour, -0.14), 1.6),
      path('M-44 -58H44L40 0Q0 10 -40 0Z', {
        fill: s.gradient(
          [
            [0, shade(ink, 0.05)],
            [0.3, shade(ink, 0.14)],
            [1, shade(ink, -0.14)],
          ],
          { x2: 1, y2: 0 },
        ),
      }),
      rect(-34, -240, 68, 26, ink, 4),
      print(-30, -196, 60, 4, 14, shade(colour, -0.25)),
      circle(0, -110, 20, ink, { opacity: 0.85 }),
      path('M-42 -286L-34 -70L-26 -70L-32 -286Z', { fill: '#fff', opacity: 0.45 }),
      '</g>',
    );
  }
};

export const lipsticks: Composition = (s) => {
  s.look(20, 14);
  const metal = s.rng.pick([gold, silver, black, '#c79a7a']);
  const finish = metalCap(metal);
  for (let k = 0; k < s.rng.int(2, 4); k += 1) {
    const colour = s.rng.pick(['#b3243a', '#d4525f', '#a0453f', '#d98a86', '#7a2f4a', '#e0704f']);
    const [x, y] = [k * 84, (k % 2) * 70];
    lathe(
      s,
      [x, y, 0],
      [
        [34, 0],
        [34, 96],
      ],
      black,
      { sharp: true },
    );
    lathe(
      s,
      [x, y, 96],
      [
        [29, 0],
        [29, 44],
      ],
      metal,
      { sharp: true, finish },
    );
    lathe(
      s,
      [x, y, 140],
      [
        [23, 0],
        [23, 44],
        [20, 66],
      ],
      colour,
      { sharp: true, lid: 'none' },
    );
    const [px, py] = s.space.project([x, y, 206]);
    s.add(
      path(
        `M${px - 20} ${py}Q${px + 4} ${py - 34} ${px + 21} ${py - 26}Q${px + 24} ${py - 10} ${px + 20} ${py + 4}Q${px} ${py + 8} ${px - 20} ${py}Z`,
        { fill: shade(colour, 0.08) },
      ),
    );
    s.reach([px, py - 36]);
  }
  s.tube([-60, -80, 30], [40, -100, 30], 30, s.rng.pick([black, metal]), { finish: 'gloss' });
};

/** A compact with pans of colour, and a brush. */
export const palette: Composition = (s) => {
  s.look(s.rng.int(18, 34), 34);
  const body = s.rng.pick([black, '#d9b8a8', gold, white]);
  s.box([0, 0, 0], [330, 190, 22], body, { round: 5 });
  const tones = s.rng.pick([
    ['#e8c9b0', '#c98f6a', '#8a5238', '#5b3328'],
    ['#f0c9c4', '#d98a94', '#a34a62', '#5f2a44'],
    ['#e8d9a8', '#c9a24b', '#7a8a5a', '#3f4f3f'],
    ['#d9d3e8', '#9a8fc4', '#5f5490', '#33304f'],
  ]);
  s.top(
    [0, 190, 22.5],
    ...Array.from(
      { length: 8 },
      (_, k) =>
        rect(18 + (k % 4) * 76, 18 + Math.floor(k / 4) * 80, 66, 70, shade(tones[k % 4]!, k > 3 ? 0.05 : 0), 8) +
        rect(18 + (k % 4) * 76, 18 + Math.floor(k / 4) * 80, 66, 70, 'none', 8, {
          stroke: '#000',
          'stroke-width': 2,
          opacity: 0.18,
        }),
    ),
  );
  s.box([0, 186, 20], [330, 12, 180], body, { round: 5 });
  s.front(
    [0, 185.5, 200],
    rect(
      16,
      14,
      298,
      150,
      s.gradient(
        [
          [0, '#dfe8ee'],
          [0.5, '#b9c9d4'],
          [1, '#eaf1f5'],
        ],
        { x2: 1 },
      ),
      6,
    ),
    path('M60 14h60L40 164H16V100Z', { fill: '#fff', opacity: 0.45 }),
  );
  s.tube([40, -70, 14], [210, -50, 14], 9, black, { finish: 'gloss' });
  s.tube([210, -50, 14], [262, -44, 14], 13, silver, { finish: 'metal' });
  s.tube([262, -44, 14], [330, -36, 16], 14, '#8a6a54', { r2: 24 });
};

export const perfume: Composition = (s) => {
  const juice = s.rng.pick(['#e3b36a', '#e8a3a0', '#a9c7a0', '#9fb9dd', '#c9a3d4', '#d98a4a']);
  const lid = s.rng.pick([gold, black, silver, '#5b4033']);
  const square = s.rng.chance(0.55);
  if (square) {
    const w = s.rng.int(150, 190);
    s.box([0, 0, 0], [w, 70, 200], '#dfeaf0', { round: 4 });
    s.front(
      [0, -0.5, 200],
      rect(
        12,
        40,
        w - 24,
        148,
        s.gradient([
          [0, shade(juice, 0.1)],
          [1, juice],
        ]),
        4,
      ),
      rect(0, 0, w, 200, '#fff', 4, { opacity: 0.16 }),
      path(`M16 8H${w * 0.3}L${w * 0.16} 192H16Z`, { fill: '#fff', opacity: 0.4 }),
      rect(w * 0.24, 84, w * 0.52, 62, white, 3),
      print(w * 0.32, 98, w * 0.36, 2, 16, black),
    );
    s.tube([w / 2, 35, 200], [w / 2, 35, 222], 24, gold, { finish: 'metal' });
    s.box([w / 2 - 40, 2, 222], [80, 66, 74], lid, { round: 3 });
  } else {
    lathe(
      s,
      [90, 40, 0],
      [
        [60, 0],
        [92, 30],
        [100, 90],
        [84, 150],
        [30, 184],
        [24, 196],
      ],
      juice,
      { finish: 'gloss' },
    );
    label(s, [90, 40, 0], 98, 70, 116, white, black, 0);
    s.tube([90, 40, 196], [90, 40, 216], 26, gold, { finish: 'metal' });
    s.ball([90, 40, 250], 40, lid);
  }
  if (s.rng.chance(0.6)) {
    const colour = s.rng.pick([black, white, juice]);
    s.box([210, 70, 0], [130, 80, 230], colour, { round: 1 });
    s.front(
      [210, 69.5, 230],
      rect(12, 12, 106, 206, 'none', 0, { stroke: gold, 'stroke-width': 2.5 }),
      print(36, 96, 58, 2, 18, gold),
    );
  }
};

export const nailPolish: Composition = (s) => {
  s.look(22, 14);
  const colours = s.rng.some(
    ['#c9303f', '#e8859a', '#7a2f5a', '#3f5f9a', '#e0a04a', '#4a9a8a', '#d9c4b4', '#2b2b33'],
    4,
  );
  for (const [k, colour] of colours.entries()) {
    const [x, y] = [k * 100, (k % 2) * 60];
    lathe(
      s,
      [x, y, 0],
      [
        [38, 0],
        [42, 6],
        [42, 60],
        [36, 78],
        [18, 88],
      ],
      colour,
      { shine: 0.7 },
    );
    lathe(
      s,
      [x, y, 88],
      [
        [20, 0],
        [15, 120],
      ],
      s.rng.chance(0.8) ? black : gold,
      { sharp: true },
    );
  }
};

export const soaps: Composition = (s) => {
  const colours = s.rng.some([...pastels, '#c9b06a', '#8fa37a', '#d9b8a0'], 3);
  for (const [k, at] of (
    [
      [120, 120, 0],
      [0, 20, 0],
      [40, 66, 62],
    ] as const
  ).entries()) {
    const colour = colours[k]!;
    s.box([at[0], at[1], at[2]], [180, 110, 58], colour, { round: 9 });
    s.top(
      [at[0], at[1] + 110, at[2] + 58.5],
      rect(26, 20, 128, 70, 'none', 30, { stroke: shade(colour, -0.12), 'stroke-width': 4 }),
      path('M90 36C104 54 104 70 90 78C76 70 76 54 90 36Z', { fill: shade(colour, -0.12) }),
    );
  }
  for (let k = 0; k < 7; k += 1) {
    const [x, y] = s.space.project([s.rng.int(-60, 320), s.rng.int(-70, 10), 0]);
    const r = s.rng.int(8, 22);
    s.add(
      circle(x, y - r, r, '#fff', { opacity: 0.35, stroke: '#fff', 'stroke-width': 2 }),
      circle(x - r * 0.3, y - r * 1.3, r * 0.22, '#fff'),
    );
  }
};

export const hygiene: Composition = (s) => {
  tubes(s);
  const colour = s.rng.pick(brights);
  for (const [k, x] of [
    [0, -40],
    [1, -12],
  ] as const) {
    const tone = k ? colour : white;
    s.tube([x, -120, 12], [x + 230, -130 - k * 34, 12], 9, tone, { finish: 'gloss' });
    s.box([x - 44, -130, 6], [50, 16, 10], tone, { round: 4, shadow: false });
    s.box([x - 44, -130, 16], [46, 16, 14], k ? '#e8f2f7' : colour, { round: 1, shadow: false });
  }
};

/** Razor, brush and a bowl of foam. */
export const shaving: Composition = (s) => {
  s.look(20, 16);
  const metal = s.rng.pick([silver, gold, '#3f444a']);
  const wood = s.rng.pick(['#5d3a26', black, '#8a5a33', '#e8e0cf']);
  lathe(
    s,
    [150, 80, 0],
    [
      [34, 0],
      [30, 8],
      [58, 30],
      [74, 74],
      [76, 90],
    ],
    wood,
    { finish: 'gloss', lid: 'open' },
  );
  for (const [dx, dy, r] of [
    [-24, 10, 32],
    [20, 12, 36],
    [0, -10, 34],
  ] as const)
    s.ball([150 + dx, 80 + dy, 94], r, '#fbfcfd', 'matte');
  lathe(
    s,
    [10, 50, 0],
    [
      [30, 0],
      [34, 10],
      [24, 40],
      [30, 64],
      [22, 76],
    ],
    wood,
    {},
  );
  lathe(
    s,
    [10, 50, 76],
    [
      [24, 0],
      [30, 30],
      [40, 84],
      [30, 100],
      [0, 106],
    ],
    '#d9c9b0',
    { finish: 'matte', lid: 'none' },
  );
  s.tube([40, -80, 16], [190, -96, 16], 12, metal, { finish: 'metal' });
  s.box([0, -104, 8], [40, 84, 16], metal, { round: 3 });
};

export const hairDryer: Composition = (s) => {
  s.look(10, 8);
  const colour = s.rng.pick([black, '#d9a2a8', white, '#3f5f8a', '#7a4a8a', '#3a8a7c']);
  s.reach([-230, -330], [210, 20]);
  s.shadowOf([
    [-60, -30, 0],
    [120, -30, 0],
    [120, 40, 0],
    [-60, 40, 0],
  ]);
  const body = s.gradient([
    [0, shade(colour, 0.14)],
    [0.4, colour],
    [1, shade(colour, -0.13)],
  ]);
  s.add(
    line('M40 -6C60 40 150 10 200 16', '#2b2e33', 9),
    path('M6 -200L-14 -10Q-12 8 20 8T56 -8L70 -200Z', {
      fill: s.gradient(
        [
          [0, shade(colour, 0.08)],
          [0.5, colour],
          [1, shade(colour, -0.14)],
        ],
        { x2: 1, y2: 0 },
      ),
    }),
    path('M-170 -300L-232 -318V-192L-170 -210Z', { fill: '#3a4048' }),
    path('M-174 -306C-100 -330 60 -346 120 -320Q170 -296 170 -254T120 -186C60 -166 -100 -184 -174 -204Z', {
      fill: body,
    }),
    circle(124, -254, 58, shade(colour, -0.1)),
    circle(124, -254, 44, '#23272c'),
    ...[14, 24, 34].map((r) => circle(124, -254, r, 'none', { stroke: '#59626b', 'stroke-width': 3 })),
    path('M-160 -292C-90 -312 40 -322 90 -308C40 -306 -90 -290 -160 -276Z', { fill: '#fff', opacity: 0.4 }),
    rect(18, -150, 20, 34, '#23272c', 6),
    rect(18, -106, 20, 24, gold, 6),
    rect(-176, -312, 14, 116, gold, 3),
  );
};

/** Bundles of hair. */
export const hairBundles: Composition = (s) => {
  s.flat = true;
  s.reach([-200, -270], [220, 280]);
  const colour = s.rng.pick(['#2a1f1b', '#5b3a26', '#8a5a33', '#c9985a', '#3a2a2a', '#7a3526']);
  for (let k = 0; k < 3; k += 1) {
    const x = -140 + k * 130;
    const sway = s.rng.int(14, 30);
    const d = `M${x - 26} -236C${x - 60 - sway} -100 ${x - 20 + sway} 20 ${x - 58} 150C${x - 66} 220 ${x - 10} 270 ${x + 34} 276C${x + 80} 220 ${x + 44 + sway} 60 ${x + 66} -40C${x + 76} -130 ${x + 50} -190 ${x + 34} -236Z`;
    const tone = shade(colour, k * 0.035);
    s.shadows.push(d);
    s.add(
      path(d, {
        fill: s.gradient([
          [0, shade(tone, 0.02)],
          [0.4, shade(tone, 0.1)],
          [0.6, tone],
          [1, shade(tone, -0.05)],
        ]),
      }),
      line(
        Array.from(
          { length: 11 },
          (_, t) =>
            `M${x - 20 + t * 5} -232C${x - 50 - sway + t * 11} -100 ${x - 16 + sway + t * 7} 20 ${x - 50 + t * 11} 150C${x - 54 + t * 11} 200 ${x - 20 + t * 6} 240 ${x + 10 + t * 3} 262`,
        ).join(''),
        shade(tone, 0.15),
        1.8,
        { opacity: 0.55 },
      ),
      rect(x - 32, -262, 72, 36, s.rng.pick([black, gold, '#7a3f4a']), 6),
    );
  }
};

/** Powders and extracts in bowls and vials. */
export const ingredients: Composition = (s) => {
  s.look(20, 18);
  const powder = s.rng.pick(['#e8d9b8', '#d98a4a', '#8fa35a', '#f0f0ec', '#c9737a']);
  lathe(
    s,
    [160, 90, 0],
    [
      [30, 0],
      [28, 8],
      [66, 40],
      [84, 80],
    ],
    white,
    { lid: 'open' },
  );
  s.top([160, 90, 78], circle(0, 0, 74, powder));
  s.ball([160, 90, 80], 40, powder, 'matte');
  vessel(s, {
    at: [10, 90, 0],
    r: 36,
    h: 130,
    colour: '#7a4a22',
    finish: 'glass',
    fill: '#a8682c',
    cap: black,
    neck: 16,
    tag: white,
  });
  vessel(s, {
    at: [50, -30, 0],
    r: 26,
    h: 80,
    colour: '#cfe6ee',
    finish: 'glass',
    fill: s.rng.pick(['#e3b36a', '#a9c77a', '#e8a3a0']),
    cap: silver,
    capFinish: 'metal',
    neck: 18,
    capHeight: 22,
  });
  for (const a of [-40, -10, 24]) {
    const [x, y] = s.space.project([250, 0, 0]);
    s.add(
      path('M0 0C-18 -30 -16 -70 0 -96C16 -70 18 -30 0 0Z', {
        fill: s.fall('#6f9a4a', 0.06),
        transform: `translate(${x} ${y}) rotate(${a + 30})`,
      }),
    );
  }
};

/** Bottles without print, as makers buy them. */
export const emptyContainers: Composition = (s) => {
  s.look(20, 14);
  const colour = s.rng.pick(['#cfe0ea', '#a8703a', '#3f6a52', '#e8ebee', '#d9c4b4']);
  const finish: Finish = s.rng.chance(0.5) ? 'glass' : 'gloss';
  const lid = cap(s);
  for (const [x, y, r, h, shoulder] of [
    [220, 130, 46, 210, 'round'],
    [110, 130, 40, 170, 'slope'],
    [0, 100, 44, 140, 'flat'],
    [70, -10, 50, 70, 'flat'],
    [190, 0, 34, 100, 'round'],
  ] as const)
    vessel(s, {
      at: [x, y, 0],
      r,
      h,
      colour,
      finish,
      cap: lid,
      capFinish: metalCap(lid),
      shoulder,
      neck: r === 50 ? 46 : r * 0.5,
    });
};
