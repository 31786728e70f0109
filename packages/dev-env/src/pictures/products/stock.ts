import { shade } from '../colour.ts';
import { label, lathe } from '../studio/lathe.ts';
import type { Vec } from '../studio/space.ts';
import type { Studio } from '../studio/studio.ts';
import { circle, line, path, rect, ring } from '../svg.ts';
import { print } from './control-parts.ts';
import { brass, type Composition, card, copper, dark, paints, rubber, steel, white } from './materials.ts';

const metals = [steel, '#a9b3bd', copper, '#cfd6dc', '#b9a06a'] as const;

/** Coils of sheet, lying. */
export const coils: Composition = (s) => {
  const metal = s.rng.pick(metals);
  const spots: readonly Vec[] = s.rng.chance(0.5)
    ? [
        [0, 190, 86],
        [0, 0, 86],
        [190, 60, 86],
      ]
    : [
        [0, 190, 86],
        [0, 0, 86],
        [20, 95, 236],
      ];
  for (const [x, y, z] of spots) {
    s.tube([x, y, z], [x + 120, y, z], 86, metal, { finish: 'metal' });
    s.end(
      [x + 120.5, y, z],
      'x',
      circle(0, 0, 84, shade(metal, -0.06)),
      ...Array.from({ length: 7 }, (_, k) =>
        circle(0, 0, 80 - k * 6, 'none', { stroke: shade(metal, k % 2 ? 0.05 : -0.16), 'stroke-width': 2 }),
      ),
      circle(0, 0, 36, shade(metal, -0.3)),
      circle(3, 2, 32, '#1d2126'),
    );
    s.tube([x + 30, y, z], [x + 40, y, z], 87, dark, { cap: false, shadow: false });
    s.tube([x + 84, y, z], [x + 94, y, z], 87, dark, { cap: false, shadow: false });
  }
};

/** A pile of pipes or bars, ends to the viewer. */
export const pipePile: Composition = (s) => {
  const metal = s.rng.pick([...metals, '#e8ebee', '#3f5f8a', '#d4763a']);
  const r = s.rng.pick([24, 30, 38]);
  const hollow = s.rng.chance(0.7);
  const base = s.rng.int(3, 5);
  for (let row = 0; row < base; row += 1)
    for (let at = 0; at < base - row; at += 1) {
      const [x, z] = [at * r * 2 + row * r, r + row * r * 1.74];
      s.tube([x, 0, z], [x, 330, z], r, metal, { finish: 'metal' });
      s.end(
        [x, -0.5, z],
        'y',
        circle(0, 0, r, shade(metal, 0.04)),
        hollow ? circle(0, 0, r * 0.78, s.fall('#2a2f35', -0.08)) : circle(0, 0, r * 0.9, shade(metal, -0.05)),
      );
    }
};

/** Beams and profiles of different sections. */
export const beams: Composition = (s) => {
  const metal = s.rng.pick([steel, '#8a949e', '#b5563c', '#a9b3bd', '#cfd6dc']);
  const beam = (x: number, z: number) =>
    s.prism(
      [
        [x, z],
        [x, z + 12],
        [x + 34, z + 12],
        [x + 34, z + 78],
        [x, z + 78],
        [x, z + 90],
        [x + 80, z + 90],
        [x + 80, z + 78],
        [x + 46, z + 78],
        [x + 46, z + 12],
        [x + 80, z + 12],
        [x + 80, z],
      ],
      0,
      340,
      metal,
      0.8,
    );
  const corner = (x: number, z: number) =>
    s.prism(
      [
        [x, z],
        [x, z + 90],
        [x + 12, z + 90],
        [x + 12, z + 12],
        [x + 90, z + 12],
        [x + 90, z],
      ],
      0,
      340,
      shade(metal, 0.03),
      0.8,
    );
  const pipe = (x: number, z: number) => {
    s.box([x, 0, z], [80, 340, 90], shade(metal, 0.02));
    s.front([x, -0.5, z + 90], rect(10, 10, 60, 70, '#2a2f35', 2));
  };
  const kinds = [beam, corner, pipe];
  const first = s.rng.int(0, 2);
  for (let at = 0; at < 3; at += 1) (at && s.rng.chance(0.4) ? kinds[s.rng.int(0, 2)]! : kinds[first]!)(at * 98, 0);
  for (let at = 0; at < 2; at += 1) kinds[first]!(48 + at * 98, 96);
};

export const rebar: Composition = (s) => {
  const metal = s.rng.pick(['#7d6a5c', '#8a7f78', '#6b747d']);
  for (const y of [60, 260]) s.box([-30, y, 0], [280, 30, 24], '#a8794a');
  for (let row = 0; row < 4; row += 1)
    for (let at = 0; at < 8 - row; at += 1) {
      const [x, z] = [at * 27 + row * 13.5, 37 + row * 23];
      const start = -s.rng.int(0, 26);
      s.tube([x, start, z], [x, 360, z], 12, shade(metal, (at % 3) * 0.02), { finish: 'metal' });
      for (let k = 0; k < 26; k += 1)
        s.tube([x, start + 8 + k * 14, z], [x, start + 11 + k * 14, z], 13, shade(metal, -0.1), {
          cap: false,
          shadow: false,
        });
    }
};

/** Sheets in a pile, plain or perforated. */
export const sheets: Composition = (s) => {
  s.look(s.rng.int(28, 44), 32);
  const metal = s.rng.pick(metals);
  s.box([-10, 20, 0], [360, 40, 26], '#a8794a');
  s.box([-10, 200, 0], [360, 40, 26], '#a8794a');
  const count = s.rng.int(5, 9);
  for (let at = 0; at < count; at += 1)
    s.box([s.rng.int(-4, 4), s.rng.int(-4, 4), 26 + at * 10], [340, 260, 7], shade(metal, at % 2 ? 0.02 : 0), {
      round: 0.5,
    });
  const z = 26 + count * 10 - 2.6;
  const holes = Array.from({ length: 126 }, (_, k) =>
    circle(24 + (k % 14) * 22.5 + (Math.floor(k / 14) % 2) * 8, 24 + Math.floor(k / 14) * 26, 6.5, '#3a4149'),
  );
  s.top(
    [0, 260, z],
    ...(s.rng.chance(0.5)
      ? holes
      : [
          path('M0 0H120L20 260H0Z', { fill: '#fff', opacity: 0.2 }),
          path('M190 0H230L130 260H90Z', { fill: '#fff', opacity: 0.16 }),
        ]),
  );
};

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

/** A heap of grains, back to front. */
export function pile(s: Studio, [x, y, z]: Vec, r: number, h: number, colour: string, count: number, size = 9): void {
  const grains = Array.from({ length: count }, () => {
    const far = Math.sqrt(s.rng.next());
    const angle = s.rng.next() * 6.283;
    return [
      x + Math.cos(angle) * r * far,
      y + Math.sin(angle) * r * far * 0.8,
      z + h * (1 - far) * (0.75 + s.rng.next() * 0.25),
    ] as const;
  }).sort((a, b) => b[1] - a[1] || a[2] - b[2]);
  s.shadowOf(ring(14, r).map(([a, b]): Vec => [x + a, y + b * 0.8, z]));
  const base = s.space.project([x, y, z]);
  s.add(
    path(
      `M${base[0] - r} ${base[1] + r * 0.1}C${base[0] - r * 0.5} ${base[1] - h * 0.8} ${base[0] - r * 0.2} ${base[1] - h} ${base[0]} ${base[1] - h}S${base[0] + r * 0.5} ${base[1] - h * 0.8} ${base[0] + r} ${base[1] + r * 0.1}A${r} ${r * 0.32} 0 0 1 ${base[0] - r} ${base[1] + r * 0.1}Z`,
      { fill: shade(colour, -0.12) },
    ),
  );
  for (const grain of grains) {
    const [a, b] = s.point(grain);
    const tone = shade(colour, s.rng.next() * 0.12 - 0.07);
    s.add(
      `<ellipse cx="${a.toFixed(1)}" cy="${b.toFixed(1)}" rx="${size}" ry="${(size * 0.78).toFixed(1)}" fill="${tone}"/><ellipse cx="${(a - size * 0.25).toFixed(1)}" cy="${(b - size * 0.3).toFixed(1)}" rx="${(size * 0.4).toFixed(1)}" ry="${(size * 0.26).toFixed(1)}" fill="${shade(tone, 0.14)}"/>`,
    );
  }
}

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

export const boxes: Composition = (s) => {
  const colour = s.rng.pick([card, '#b98a55', white, '#d9b98c']);
  const mark = s.rng.pick(paints);
  const crate = (at: Vec, [w, d, h]: Vec) => {
    s.box(at, [w, d, h], colour);
    s.top(
      [at[0], at[1] + d, at[2] + h + 0.3],
      rect(0, d * 0.42, w, d * 0.16, shade(colour, 0.06), 0, { opacity: 0.9 }),
      line(`M0 ${d / 2}H${w}`, shade(colour, -0.12), 1.4),
    );
    s.right([at[0] + w, at[1], at[2] + h], rect(d * 0.42, 0, d * 0.16, h * 0.3, shade(colour, -0.06)));
    s.front(
      [at[0], at[1], at[2] + h],
      print(12, h - 32, w * 0.34, 2, 10, shade(colour, -0.22)),
      path(`M${w - 42} ${h - 16}v-18h-6l11 -13l11 13h-6v18Z`, { fill: shade(colour, -0.22) }),
      rect(12, 12, w * 0.28, h * 0.24, mark, 3),
    );
  };
  const style = s.rng.int(0, 2);
  if (style === 0) {
    crate([0, 110, 0], [170, 120, 120]);
    crate([120, 0, 0], [150, 110, 96]);
    crate([20, 120, 120], [120, 96, 84]);
  } else if (style === 1) crate([0, 0, 0], [220, 170, 150]);
  else {
    for (let row = 0; row < 3; row += 1)
      for (let at = 0; at < 3; at += 1) crate([at * 102, 0, 22 + row * 74], [100, 150, 72]);
    s.box([-8, -4, 0], [320, 158, 10], '#b98a52');
    for (const x of [-8, 140, 284]) s.box([x, -4, 10], [28, 158, 11], '#a8794a');
  }
};

/** Rolls of film, foil, paper or tape, standing and lying. */
export const filmRolls: Composition = (s) => {
  const colour = s.rng.pick(['#cfe0ea', '#e8ebee', '#d9bf92', '#2b3138', '#9fc7e0', '#c9ced4']);
  const end = (x: number, y: number, z: number, r: number) =>
    s.end(
      [x, y, z],
      'z',
      circle(0, 0, r, shade(colour, 0.04)),
      ...[0.85, 0.7, 0.55].map((k) =>
        circle(0, 0, r * k, 'none', { stroke: shade(colour, -0.1), 'stroke-width': 1.6 }),
      ),
      circle(0, 0, r * 0.4, card),
      circle(0, 0, r * 0.3, '#5b4630'),
    );
  for (const [x, y, r, h] of [
    [150, 120, 66, 230],
    [0, 60, 66, 230],
    [110, -40, 52, 90],
  ] as const) {
    lathe(
      s,
      [x, y, 0],
      [
        [r, 0],
        [r, h],
      ],
      colour,
      { sharp: true, shine: 0.6 },
    );
    end(x, y, h + 0.3, r);
  }
};
