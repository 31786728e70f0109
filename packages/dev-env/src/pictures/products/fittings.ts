import { shade } from '../colour.ts';
import { lathe } from '../studio/lathe.ts';
import type { Studio } from '../studio/studio.ts';
import { circle, circlePath, line, n, path, rect, ring } from '../svg.ts';
import { bolt, print, vents } from './control-parts.ts';
import { brass, type Composition, dark, iron, paints, rubber, steel, white } from './materials.ts';

/** A centrifugal pump with its motor on a base plate. */
export const pump: Composition = (s) => {
  const colour = s.rng.pick(paints);
  s.box([-20, 0, 0], [400, 130, 20], dark);
  s.box([170, 30, 20], [160, 70, 30], iron);
  s.tube([150, 64, 110], [350, 64, 110], 58, colour, { finish: 'gloss' });
  for (let k = 176; k < 320; k += 13)
    s.tube([k, 64, 110], [k + 5, 64, 110], 61, shade(colour, -0.04), { finish: 'gloss', shadow: false });
  s.tube([350, 64, 110], [372, 64, 110], 62, dark, { finish: 'gloss' });
  s.box([216, 30, 160], [70, 60, 34], shade(colour, -0.04), { round: 3 });
  s.tube([100, 64, 110], [160, 64, 110], 24, steel, { finish: 'metal' });
  s.box([10, 40, 20], [90, 50, 40], iron);
  s.tube([40, 64, 170], [40, 64, 236], 30, colour, { finish: 'gloss' });
  s.tube([40, 64, 232], [40, 64, 248], 52, steel, { finish: 'metal' });
  s.tube([0, 64, 110], [94, 64, 110], 84, colour, { finish: 'gloss' });
  s.end(
    [94.5, 64, 110],
    'x',
    circle(0, 0, 70, shade(colour, -0.08)),
    ...Array.from({ length: 8 }, (_, k) => bolt(58 * Math.cos(k * 0.785), 58 * Math.sin(k * 0.785), 6)),
  );
  s.tube([94, 64, 110], [152, 64, 110], 30, iron, { finish: 'metal' });
};

/** A long submersible pump, standing. */
export const submersiblePump: Composition = (s) => {
  const accent = s.rng.pick(paints);
  for (const [x, y, k] of [
    [130, 90, 0.82],
    [0, 0, 1],
  ] as const) {
    lathe(
      s,
      [x, y, 0],
      [
        [30 * k, 0],
        [38 * k, 10 * k],
        [38 * k, 150 * k],
      ],
      accent,
      { sharp: true, lid: dark },
    );
    lathe(
      s,
      [x, y, 150 * k],
      [
        [30 * k, 0],
        [30 * k, 26 * k],
      ],
      dark,
      { sharp: true },
    );
    lathe(
      s,
      [x, y, 176 * k],
      [
        [42 * k, 0],
        [42 * k, 200 * k],
        [34 * k, 216 * k],
      ],
      steel,
      { sharp: true, finish: 'metal' },
    );
    for (let at = 0; at < 5; at += 1)
      lathe(
        s,
        [x, y, (196 + at * 36) * k],
        [
          [43 * k, 0],
          [43 * k, 4 * k],
        ],
        iron,
        { sharp: true, finish: 'metal', lid: 'none', shadow: false },
      );
    lathe(
      s,
      [x, y, 392 * k],
      [
        [26 * k, 0],
        [26 * k, 40 * k],
      ],
      brass,
      { sharp: true, finish: 'metal', lid: 'open' },
    );
  }
};

/** A flanged valve with a hand wheel or a lever. */
export const valve: Composition = (s) => {
  const colour = s.rng.pick([...paints, brass, steel]);
  const finish = colour === brass || colour === steel ? 'metal' : 'gloss';
  s.tube([0, 0, 90], [26, 0, 90], 88, colour, { finish });
  s.tube([24, 0, 90], [236, 0, 90], 48, colour, { finish });
  s.ball([130, 0, 90], 74, colour);
  s.tube([224, 0, 90], [250, 0, 90], 88, colour, { finish });
  s.end(
    [250.5, 0, 90],
    'x',
    circle(0, 0, 46, shade(colour, -0.3)),
    circle(3, 3, 40, '#1d2126'),
    ...Array.from({ length: 8 }, (_, k) => bolt(68 * Math.cos(k * 0.785 + 0.39), 68 * Math.sin(k * 0.785 + 0.39), 8)),
  );
  s.tube([130, 0, 140], [130, 0, 186], 32, colour, { finish });
  s.tube([130, 0, 182], [130, 0, 196], 48, steel, { finish: 'metal' });
  s.tube([130, 0, 196], [130, 0, 270], 11, steel, { finish: 'metal' });
  const grip = s.rng.pick(['#bf3a30', '#2c68ad', '#2b3138', '#e3a11b']);
  if (s.rng.chance(0.6)) {
    for (let k = 0; k < 8; k += 1)
      s.top(
        [130, 0, 268 + k * 1.6],
        circle(0, 0, 86, 'none', { stroke: shade(grip, -0.1 + k * 0.02), 'stroke-width': 17 }),
        line('M-86 0H86M-43 -74L43 74M-43 74L43 -74', shade(grip, -0.1 + k * 0.02), 11),
      );
    s.reach(s.space.project([44, 0, 290]), s.space.project([216, 0, 290]));
    s.tube([130, 0, 272], [130, 0, 290], 18, grip, { finish: 'gloss' });
  } else {
    s.box([110, -16, 262], [220, 32, 14], grip, { round: 4 });
    s.tube([130, 0, 270], [130, 0, 290], 20, steel, { finish: 'metal' });
  }
};

/** Elbows and tees of a pipe system. */
export const pipeFittings: Composition = (s) => {
  const colour = s.rng.pick([brass, steel, '#e8ebee', '#2c68ad', '#3a8a5c', '#c4774a']);
  const finish = colour === '#e8ebee' ? 'gloss' : 'metal';
  s.tube([0, 0, 60], [250, 0, 60], 44, colour, { finish });
  s.tube([125, 0, 90], [125, 0, 190], 44, colour, { finish });
  s.tube([125, 0, 170], [125, 0, 200], 56, colour, { finish, cap: shade(colour, -0.28) });
  s.tube([-14, 0, 60], [20, 0, 60], 56, colour, { finish });
  s.tube([230, 0, 60], [264, 0, 60], 56, colour, { finish });
  s.end([264.5, 0, 60], 'x', circle(0, 0, 44, shade(colour, -0.2)), circle(3, 3, 38, '#23272c'));
  s.tube([-40, -160, 46], [70, -160, 46], 34, colour, { finish });
  s.tube([66, -160, 46], [92, -160, 46], 46, colour, { finish });
  s.end([92.5, -160, 46], 'x', circle(0, 0, 34, shade(colour, -0.2)), circle(2, 2, 29, '#23272c'));
};

/** Hexagon bolts and nuts. */
export const fasteners: Composition = (s) => {
  const metal = s.rng.pick([steel, '#c9b06a', '#8a949e', brass]);
  const nut = (x: number, y: number, z: number, r: number, h: number, hole: boolean) => {
    const corners = ring(6, r, 0.3);
    for (let at = 5; at >= 0; at -= 1) {
      const [a, b] = [corners[at]!, corners[(at + 1) % 6]!];
      const normal = [(a[0] + b[0]) / r / 1.73, (a[1] + b[1]) / r / 1.73, 0] as const;
      if (s.space.facing(normal) > 0)
        s.face(
          [
            [x + a[0], y + a[1], z],
            [x + b[0], y + b[1], z],
            [x + b[0], y + b[1], z + h],
            [x + a[0], y + a[1], z + h],
          ],
          shade(metal, -0.16 * Math.max(0, normal[0]) + 0.05 * Math.max(0, -normal[0])),
        );
    }
    s.shadowOf(corners.map(([a, b]) => [x + a, y + b, z] as const));
    s.face(
      corners.map(([a, b]) => [x + a, y + b, z + h] as const),
      shade(metal, 0.1),
    );
    s.top(
      [x, y, z + h + 0.3],
      circle(0, 0, r * 0.8, shade(metal, 0.13)),
      hole
        ? circle(0, 0, r * 0.56, '#23272c') + circle(0, 3, r * 0.5, shade(metal, -0.3))
        : print(-r * 0.3, -r * 0.1, r * 0.6, 1, 12, shade(metal, -0.08)),
    );
  };
  const screw = (x: number, y: number, r: number, h: number) => {
    s.tube([x, y, 0], [x, y, h], r, metal, { finish: 'metal' });
    for (let k = 4; k < h * 0.6; k += 6)
      s.tube([x, y, k], [x, y, k + 2], r + 1.6, shade(metal, -0.14), { finish: 'metal', cap: false, shadow: false });
    nut(x, y, h, r * 1.8, r * 1.1, false);
  };
  screw(150, 150, 30, 190);
  screw(0, 110, 24, s.rng.int(110, 170));
  nut(250, 20, 0, 56, 44, true);
  nut(100, 0, 0, 48, 38, true);
  s.top(
    [10, -60, 1],
    path(circlePath(0, 0, 44) + circlePath(0, 0, 22), { fill: shade(metal, 0.04), 'fill-rule': 'evenodd' }),
  );
};

/** A flat tool drawing, laid on the table. */
const lay = (s: Studio, ...markup: readonly string[]) => {
  s.flat = true;
  s.add(...markup);
};

export const handTools: Composition = (s) => {
  const grip = s.rng.pick(['#d4552d', '#2c68ad', '#e3a11b', '#3a8a5c', '#2b3138']);
  const metal = s.gradient(
    [
      [0, '#dfe4e9'],
      [0.5, '#aab4be'],
      [1, '#7d8893'],
    ],
    { x2: 1, y2: 0 },
  );
  const wrench =
    'M-26 -250C-60 -236 -74 -196 -58 -162L-22 -140V150L-58 172C-74 206 -60 246 -26 260V206L0 192L26 206V260C60 246 74 206 58 172L22 150V-140L58 -162C74 -196 60 -236 26 -250V-196L0 -182L-26 -196Z';
  const driver = 'M-30 -230Q0 -262 30 -230L36 -90Q30 -66 12 -60V190L18 236H-18L-12 190V-60Q-30 -66 -36 -90Z';
  const hammer = 'M-16 -190H16V260Q0 274 -16 260Z';
  s.reach([-240, -270], [240, 276]);
  const shadowed = (turn: string, d: string) =>
    `<g transform="${turn}"><path d="${d}" fill="#1d2126" opacity=".22" transform="translate(8 14)"/></g>`;
  const [a, b, c] = ['translate(-150 0) rotate(-14)', 'translate(10 0) rotate(4)', 'translate(160 10) rotate(16)'];
  lay(s, shadowed(a, wrench), shadowed(b, driver), shadowed(c, `${hammer}M-80 -240H70Q96 -216 70 -190H-80Z`));
  lay(
    s,
    `<g transform="${a}">${path(wrench, { fill: metal })}${rect(-9, -110, 18, 230, '#fff', 9, { opacity: 0.35 })}</g>`,
  );
  lay(
    s,
    `<g transform="${b}">${path('M-12 -64V190L18 236H-18L-12 190ZM-12 -64H12V190L18 236H-18', { fill: metal })}${rect(-12, -66, 24, 260, metal)}${path('M-30 -230Q0 -262 30 -230L36 -90Q30 -66 0 -60Q-30 -66 -36 -90Z', { fill: grip })}${[-20, -4, 12].map((x) => rect(x, -222, 8, 130, '#000', 4, { opacity: 0.2 })).join('')}${rect(-26, -224, 8, 126, '#fff', 4, { opacity: 0.3 })}</g>`,
  );
  lay(
    s,
    `<g transform="${c}">${path(hammer, {
      fill: s.gradient(
        [
          [0, '#c9955c'],
          [1, '#8a5a33'],
        ],
        { x2: 1, y2: 0 },
      ),
    })}${rect(-17, 120, 34, 136, grip, 12)}${path('M-80 -244H60Q104 -226 92 -196L60 -188H-80Z', { fill: metal })}${rect(-96, -250, 26, 68, '#8b96a2', 6)}</g>`,
  );
};

export const powerDrill: Composition = (s) => {
  s.look(12, 10);
  const colour = s.rng.pick(['#1d8f9e', '#e3a11b', '#bf3a30', '#2c68ad', '#3a8a5c', '#d4552d']);
  s.reach([-130, -330], [250, 20]);
  s.shadowOf([
    [-70, -30, 0],
    [90, -30, 0],
    [90, 40, 0],
    [-70, 40, 0],
    [0, 0, 150],
    [200, 0, 120],
  ]);
  const body = s.gradient([
    [0, shade(colour, 0.08)],
    [0.6, colour],
    [1, shade(colour, -0.13)],
  ]);
  s.add(
    rect(176, -286, 70, 9, '#9aa4ae', 3),
    rect(132, -300, 52, 38, dark, 8),
    rect(140, -298, 8, 34, '#59626b'),
    rect(156, -298, 8, 34, '#59626b'),
  );
  s.add(
    path(
      'M-120 -318Q-128 -246 -100 -240H-60L-40 -60H30L20 -214Q24 -240 60 -242H130Q142 -244 142 -262V-302Q142 -324 118 -326H-96Q-118 -328 -120 -318Z',
      { fill: body },
    ),
    path('M-52 -210L-36 -70H-8L-22 -226Z', { fill: rubber }),
    path('M22 -226Q40 -214 30 -180L24 -178L20 -214Z', { fill: dark }),
    rect(-104, -308, 200, 14, '#fff', 7, { opacity: 0.28 }),
    vents(-90, -284, 50, 4, 9),
    print(-16, -282, 92, 2, 15, white),
    path('M-70 -62H74Q92 -60 92 -40V0Q92 16 74 16H-66Q-84 16 -84 0V-40Q-84 -60 -70 -62Z', {
      fill: s.gradient([
        [0, '#454d57'],
        [1, '#23272e'],
      ]),
    }),
    rect(-60, -30, 70, 22, colour, 5),
    circle(60, -20, 5, '#5be37d'),
  );
};

export const cuttingTools: Composition = (s) => {
  const count = s.rng.int(4, 6);
  const coat = s.rng.pick([steel, brass, '#5a6b7d', '#c9b06a']);
  s.box([-40, -40, 0], [count * 72 + 20, 110, 40], s.rng.pick([...paints, '#c4935c']), { round: 3 });
  for (let at = 0; at < count; at += 1) {
    const [x, r, h] = [at * 72, 13 + (at % 3) * 5, 150 + ((at * 53) % 80)];
    s.tube([x, 12, 40], [x, 12, 40 + h * 0.4], r, steel, { finish: 'metal', shadow: false });
    s.tube([x, 12, 40 + h * 0.4], [x, 12, 40 + h], r, coat, { finish: 'metal', r2: at % 2 ? r * 0.9 : r });
    for (let k = 0; k < 5; k += 1) {
      const [px, py] = s.space.project([x, 12, 40 + h * (0.44 + k * 0.12)]);
      s.add(
        line(
          `M${n(px - r)} ${n(py + 6)}C${n(px - r * 0.2)} ${n(py + 8)} ${n(px + r * 0.2)} ${n(py - 12)} ${n(px + r)} ${n(py - 16)}`,
          shade(coat, -0.3),
          5,
        ),
      );
    }
    if (at % 2) s.tube([x, 12, 40 + h], [x, 12, 40 + h + r], r * 0.9, coat, { finish: 'metal', r2: 1, shadow: false });
  }
};

export const helmet: Composition = (s) => {
  s.look(20, 16);
  const colour = s.rng.pick(['#f0c22c', '#e8ebee', '#d4552d', '#2c68ad', '#3a8a5c']);
  s.reach([-200, -230], [200, 60]);
  s.shadowOf([
    [-170, -90, 0],
    [170, -90, 0],
    [170, 90, 0],
    [-170, 90, 0],
    [0, 0, 120],
  ]);
  const dome = s.radial(
    [
      [0, shade(colour, 0.16)],
      [0.4, shade(colour, 0.03)],
      [1, shade(colour, -0.17)],
    ],
    0.34,
    0.24,
    0.85,
  );
  s.add(
    path('M-170 0C-176 -130 -90 -222 0 -222S176 -130 170 0C110 30 -110 30 -170 0Z', { fill: dome }),
    path('M-34 -219C-44 -150 -46 -60 -40 18C-14 22 14 22 40 18C46 -60 44 -150 34 -219C12 -232 -12 -232 -34 -219Z', {
      fill: s.gradient([
        [0, shade(colour, 0.1)],
        [1, shade(colour, -0.06)],
      ]),
    }),
    path('M-196 8C-200 -14 -176 -14 -168 -10C-110 18 110 18 168 -10C180 -14 204 -12 196 12C150 74 -150 74 -196 8Z', {
      fill: s.gradient([
        [0, shade(colour, 0.06)],
        [1, shade(colour, -0.12)],
      ]),
    }),
    path('M-120 -110C-104 -160 -76 -184 -56 -192C-70 -160 -82 -120 -84 -80Q-112 -80 -120 -110Z', {
      fill: '#fff',
      opacity: 0.4,
    }),
    ...[-118, 94].map((x) => rect(x, -50, 24, 7, shade(colour, -0.2), 3)),
  );
};

export const gloves: Composition = (s) => {
  const colour = s.rng.pick(['#e3a11b', '#2c68ad', '#3a8a5c', '#5a6b7d', '#d4552d']);
  const palm = s.rng.pick([dark, '#c9a279', white]);
  const d =
    'M-60 250H60L66 60C70 40 118 -10 132 -60C140 -92 104 -104 92 -76L64 -16V-180C64 -214 26 -214 26 -180V-220C26 -256 -14 -256 -14 -220V-206C-14 -238 -52 -236 -52 -204V-150C-54 -178 -88 -178 -88 -146V60Z';
  s.flat = true;
  s.reach([-250, -265], [250, 262]);
  for (const [turn, k] of [
    ['translate(-104 4) rotate(-8)', 1],
    ['translate(110 4) rotate(9) scale(-1 1)', 0],
  ] as const)
    s.add(
      `<g transform="${turn}">${path(d, { fill: '#1d2126', opacity: 0.2, transform: 'translate(8 12)' })}${path(d, { fill: s.fall(k ? colour : palm, 0.05) })}${k ? line('M26 -180V-60M-14 -206V-60M-52 -150V-60', shade(colour, -0.14), 4) : path('M-80 40C-40 10 40 10 62 30V-20C30 -50 -50 -50 -84 -20Z', { fill: '#000', opacity: 0.12 })}${rect(-62, 180, 124, 70, shade(colour, -0.12), 8)}${rect(-62, 196, 124, 10, '#fff', 0, { opacity: 0.4 })}</g>`,
    );
};
