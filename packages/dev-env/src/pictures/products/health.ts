import { shade } from '../colour.ts';
import { lathe } from '../studio/lathe.ts';
import { circle, group, line, path, rect } from '../svg.ts';
import { knob, print, screen } from './control-parts.ts';
import { brights, type Composition, dark, iron, paints, pastels, rubber, steel, white } from './materials.ts';
import { wheel } from './vehicles.ts';
import { vessel } from './vessels.ts';

const clinic = ['#2f8f9e', '#3a7fb8', '#4a9a7c', '#6a7fb0', '#2c68ad'] as const;

export const patientMonitor: Composition = (s) => {
  const body = s.rng.pick([white, '#e3e9ec', '#d3dce2']);
  const accent = s.rng.pick(clinic);
  const cart = s.rng.chance(0.45);
  const z = cart ? 190 : 0;
  if (cart) {
    for (const [x, y] of [
      [20, 110],
      [230, 110],
      [20, 0],
      [230, 0],
    ] as const)
      s.ball([x, y, 14], 14, rubber);
    s.box([0, -10, 24], [260, 140, 14], iron);
    s.box([110, 60, 38], [34, 30, 150], steel);
    s.box([40, 10, 90], [180, 100, 12], body, { round: 3 });
  }
  s.box([0, 0, z], [260, 100, 190], body, { round: 6 });
  s.front(
    [0, -0.5, z + 190],
    rect(0, 168, 260, 22, accent),
    screen(16, 16, 180, 124, 4, '#5fd3e8'),
    knob(228, 44, 15),
    ...[0, 1, 2].map((k) => rect(212, 76 + k * 24, 32, 15, k ? shade(body, -0.12) : accent, 4)),
    rect(18, 150, 60, 10, shade(body, -0.14), 4),
  );
  s.box([70, 30, z + 190], [120, 24, 16], accent, { round: 5 });
  if (!cart) {
    const [x, y] = s.space.project([-20, -40, 0]);
    s.add(
      line(`M${x + 30} ${y - 40}c-60 10 -60 60 10 50s90 20 150 0`, '#4a5560', 6),
      rect(x + 180, y - 6, 46, 24, accent, 8),
    );
  }
};

export const ultrasound: Composition = (s) => {
  s.look(28, 14);
  const accent = s.rng.pick(clinic);
  for (const [x, y] of [
    [10, 150],
    [170, 150],
    [10, 10],
    [170, 10],
  ] as const)
    s.ball([x, y, 16], 16, rubber);
  s.box([0, 0, 26], [180, 170, 170], white, { round: 6 });
  s.front(
    [0, -0.5, 196],
    rect(16, 20, 148, 60, '#dfe6ea', 5),
    rect(16, 92, 148, 60, '#dfe6ea', 5),
    rect(0, 0, 180, 8, accent),
  );
  s.prism(
    [
      [-10, 196],
      [-10, 214],
      [190, 226],
      [190, 196],
    ],
    -70,
    200,
    '#e9eef1',
    4,
  );
  s.top(
    [-6, 110, 222],
    ...Array.from({ length: 24 }, (_, k) =>
      circle(30 + (k % 8) * 18, 60 + Math.floor(k / 8) * 20, 6, k === 11 ? accent : '#9aa7b2'),
    ),
    circle(100, 140, 20, dark),
  );
  s.box([80, 110, 214], [20, 20, 60], steel);
  s.box([0, 90, 266], [180, 20, 140], '#2b3138', { round: 5 });
  s.front(
    [0, 89.5, 406],
    rect(9, 9, 162, 116, '#10171f', 3),
    path('M90 24L150 104Q90 132 30 104Z', { fill: '#5f7080' }),
    path('M90 40L128 98Q90 116 54 98Z', { fill: '#a9b9c6', opacity: 0.7 }),
    circle(92, 88, 14, '#1a232c'),
    print(14, 16, 30, 3, 8, '#5fd3e8'),
  );
};

export const syringes: Composition = (s) => {
  s.look(24, 28);
  const accent = s.rng.pick(clinic);
  for (let k = s.rng.int(1, 2); k >= 0; k -= 1) {
    const y = k * 90;
    s.tube([190, y, 26], [300, y, 26], 2.4, '#aab4bd', { finish: 'metal' });
    s.tube([168, y, 26], [194, y, 26], 9, accent, { finish: 'gloss' });
    s.tube([-110, y, 26], [20, y, 26], 10, '#e8edf0', { finish: 'gloss' });
    s.tube([-116, y, 26], [-108, y, 26], 26, '#e8edf0', { finish: 'gloss' });
    s.tube([30, y, 26], [160, y, 26], 21, s.rng.pick(['#cfe6f2', '#f3e3b8', '#e8f0f2']), { finish: 'gloss' });
    s.tube([14, y, 26], [34, y, 26], 21, '#4a5560', { finish: 'gloss' });
    s.tube([0, y, 26], [168, y, 26], 24, '#dcebf2', { finish: 'glass' });
    s.tube([-6, y, 26], [4, y, 26], 38, '#e8edf0', { finish: 'gloss' });
    for (let t = 0; t < 8; t += 1)
      s.tube([46 + t * 14, y, 26], [47.5 + t * 14, y, 26], 24.4, '#6b7a86', { cap: false, shadow: false });
  }
  vessel(s, {
    at: [20, -110, 0],
    r: 32,
    h: 80,
    colour: '#dcebf2',
    finish: 'glass',
    fill: s.rng.pick(['#e8f3f7', '#f3d9a8']),
    cap: steel,
    capFinish: 'metal',
    neck: 22,
    capHeight: 20,
    tag: white,
    ink: accent,
  });
};

export const masksAndGloves: Composition = (s) => {
  s.look(26, 20);
  const accent = s.rng.pick(clinic);
  const cloth = s.rng.pick(['#a9cfe0', '#b9dccb', '#c9cfe8', white]);
  s.box([60, 110, 0], [240, 120, 90], white, { round: 2 });
  s.front(
    [60, 109.5, 90],
    path('M0 50Q120 20 240 50V90H0Z', { fill: accent }),
    print(20, 18, 90, 2, 14, accent),
    rect(190, 14, 12, 34, accent),
    rect(179, 25, 34, 12, accent),
  );
  s.top(
    [60, 230, 90.5],
    `<ellipse cx="120" cy="60" rx="76" ry="22" fill="#cfd8de"/><ellipse cx="120" cy="60" rx="66" ry="16" fill="${cloth}"/>`,
  );
  for (const k of [2, 1, 0]) {
    const [x, y] = s.space.project([60 + k * 26, -60 + k * 14, k * 6]);
    s.reach([x - 120, y - 70], [x + 130, y + 70]);
    s.shadowOf([
      [-10, -110, 0],
      [200, -110, 0],
      [200, -10, 0],
      [-10, -10, 0],
    ]);
    const d = `M${x - 104} ${y - 46}Q${x} ${y - 64} ${x + 104} ${y - 46}L${x + 98} ${y + 40}Q${x} ${y + 70} ${x - 98} ${y + 40}Z`;
    s.add(
      line(
        `M${x - 102} ${y - 40}C${x - 170} ${y - 60} ${x - 170} ${y + 50} ${x - 98} ${y + 34}M${x + 102} ${y - 40}C${x + 170} ${y - 60} ${x + 170} ${y + 50} ${x + 98} ${y + 34}`,
        '#f4f7f8',
        5,
      ),
      path(d, { fill: s.fall(cloth, 0.05), stroke: shade(cloth, -0.12), 'stroke-width': 2 }),
      line(
        `M${x - 100} ${y - 20}Q${x} ${y - 34} ${x + 100} ${y - 20}M${x - 99} ${y + 2}Q${x} ${y - 6} ${x + 99} ${y + 2}M${x - 98} ${y + 24}Q${x} ${y + 26} ${x + 98} ${y + 24}`,
        shade(cloth, -0.09),
        3.4,
      ),
    );
  }
};

export const medicines: Composition = (s) => {
  s.look(22, 17);
  const accent = s.rng.pick([...clinic, ...paints]);
  s.box([110, 110, 0], [190, 60, 120], white, { round: 1 });
  s.front(
    [110, 109.5, 120],
    path('M0 0H70L40 120H0Z', { fill: accent }),
    print(86, 26, 80, 1, 26, accent),
    print(86, 54, 70, 3, 12, '#b3bec8'),
    circle(30, 32, 12, white),
  );
  vessel(s, {
    at: [40, 70, 0],
    r: 42,
    h: 110,
    colour: s.rng.pick(['#c9762a', white, '#b5652a']),
    cap: white,
    neck: 36,
    capHeight: 32,
    tag: white,
    ink: accent,
  });
  s.box([110, -40, 0], [170, 90, 5], '#d3dae0', { round: 3 });
  const pill = s.rng.pick([white, ...brights]);
  for (let r = 1; r >= 0; r -= 1) for (let k = 0; k < 5; k += 1) s.ball([130 + k * 32, -20 + r * 46, 8], 12, pill);
  for (const [k, [x, y]] of (
    [
      [20, -70],
      [60, -96],
      [-24, -40],
    ] as const
  ).entries()) {
    s.tube([x, y, 10], [x + 18, y + k * 6, 10], 10, s.rng.pick(brights), { finish: 'gloss' });
    s.tube([x + 18, y + k * 6, 10], [x + 36, y + k * 12, 10], 10, white, { finish: 'gloss' });
  }
};

export const supplements: Composition = (s) => {
  s.look(20, 14);
  const accent = s.rng.pick([...paints, '#4f9a4a']);
  const body = s.rng.pick([white, '#2b2e33', accent]);
  lathe(
    s,
    [140, 100, 0],
    [
      [78, 0],
      [84, 10],
      [84, 170],
      [74, 186],
    ],
    body,
    {},
  );
  lathe(
    s,
    [140, 100, 186],
    [
      [80, 0],
      [80, 44],
    ],
    s.rng.pick([dark, accent]),
    { sharp: true },
  );
  vessel(s, {
    at: [10, 40, 0],
    r: 46,
    h: 120,
    colour: s.rng.pick(['#b5752a', white, '#3a6a4a']),
    cap: s.rng.pick([white, accent]),
    neck: 40,
    capHeight: 36,
    tag: white,
    ink: accent,
  });
  const [x, y] = s.space.project([140, 16, 90]);
  s.add(
    path(`M${x - 70} ${y - 60}Q${x} ${y - 40} ${x + 70} ${y - 60}V${y + 40}Q${x} ${y + 62} ${x - 70} ${y + 40}Z`, {
      fill: body === accent ? white : accent,
    }),
    print(x - 40, y - 26, 80, 1, 40, body === accent ? accent : white),
    print(x - 34, y + 6, 68, 2, 14, body === accent ? accent : white),
    path(`M${x} ${y + 52}c-10 -10 -8 -20 0 -26c8 6 10 16 0 26Z`, { fill: '#8fc05a' }),
  );
  for (let k = 0; k < 6; k += 1)
    s.ball([40 + k * 34, -60 - (k % 2) * 26, 13], 13, s.rng.pick(['#e3a62c', '#d9b06a', '#c9662c']));
};

export const hospitalBed: Composition = (s) => {
  const accent = s.rng.pick(clinic);
  for (const [x, y] of [
    [30, 150],
    [350, 150],
    [30, 10],
    [350, 10],
  ] as const)
    s.tube([x, y, 16], [x, y + 10, 16], 17, rubber, {});
  s.box([20, 10, 30], [350, 150, 12], steel);
  s.box([120, 40, 42], [40, 90, 50], iron);
  s.box([250, 40, 42], [40, 90, 50], iron);
  s.box([-6, 0, 60], [16, 170, 130], '#e3ebef', { round: 8 });
  s.box([10, 6, 90], [380, 158, 14], steel);
  s.prism(
    [
      [16, 104],
      [16, 200],
      [40, 204],
      [150, 130],
      [150, 104],
    ],
    12,
    146,
    '#f4f7f8',
    6,
  );
  s.box([146, 12, 104], [240, 146, 26], '#f4f7f8', { round: 6 });
  s.box([190, 8, 112], [196, 154, 22], accent, { round: 6 });
  s.box([36, 36, 180], [60, 98, 22], white, { round: 9 });
  s.box([150, -4, 120], [130, 8, 54], '#dfe7eb', { round: 5 });
  s.front([150, -4.5, 174], ...[0, 1, 2, 3].map((k) => rect(12 + k * 28, 12, 20, 30, '#b9c6cf', 4)));
  s.box([390, 0, 60], [16, 170, 100], '#e3ebef', { round: 8 });
};

export const dental: Composition = (s) => {
  s.look(6, 10);
  s.reach([-150, -330], [210, 20]);
  s.shadowOf([
    [-90, -40, 0],
    [110, -40, 0],
    [110, 50, 0],
    [-90, 50, 0],
  ]);
  const accent = s.rng.pick(clinic);
  const tooth =
    'M-112 -250C-150 -330 -40 -340 0 -306C40 -340 150 -330 112 -250C96 -210 100 -160 84 -90C74 -40 44 -20 34 -70C28 -110 20 -136 0 -136S-28 -110 -34 -70C-44 -20 -74 -40 -84 -90C-100 -160 -96 -210 -112 -250Z';
  s.add(
    path(tooth, {
      fill: s.radial(
        [
          [0, '#ffffff'],
          [0.55, '#f1f5f7'],
          [1, '#c5d2da'],
        ],
        0.36,
        0.28,
        0.8,
      ),
      transform: 'translate(0 10)',
    }),
    path('M-84 -270C-80 -300 -50 -306 -30 -298C-60 -286 -70 -260 -72 -230Q-86 -250 -84 -270Z', { fill: '#fff' }),
  );
  if (s.rng.chance(0.5)) {
    s.add(
      rect(
        146,
        -320,
        17,
        240,
        s.gradient(
          [
            [0, '#e8edf0'],
            [0.5, '#aab4bd'],
            [1, '#7d8893'],
          ],
          { x2: 1, y2: 0 },
        ),
        8,
      ),
      circle(154, -336, 34, steel),
      circle(
        154,
        -336,
        27,
        s.gradient([
          [0, '#eef5f8'],
          [1, '#b9cdd8'],
        ]),
      ),
      rect(143, -110, 23, 112, accent, 10),
    );
  } else
    s.add(
      ...Array.from({ length: 9 }, (_, k) =>
        path(`M${132 - k} ${-150 + k * 15}h${36 + k * -1.5}l-4 11h${-28 + k}Z`, {
          fill: k % 2 ? '#8d99a4' : '#c3cdd5',
        }),
      ),
      rect(130, -190, 44, 40, steel, 5),
      path('M118 -240H186L176 -190H128Z', { fill: '#eef3f5' }),
    );
};

export const microscope: Composition = (s) => {
  s.look(26, 14);
  const body = s.rng.pick([white, '#e3e9ec', '#3f4a56']);
  s.box([0, 0, 0], [150, 170, 26], body, { round: 6 });
  s.box([50, 120, 26], [50, 44, 200], body, { round: 8 });
  s.box([20, 20, 100], [110, 110, 12], dark, { round: 2 });
  s.tube([75, 70, 30], [75, 70, 60], 26, '#f0d98a', {});
  s.tube([30, 142, 90], [120, 142, 90], 20, steel, { finish: 'metal' });
  s.box([46, 30, 226], [58, 134, 44], body, { round: 8 });
  s.tube([75, 66, 190], [75, 66, 228], 34, iron, { finish: 'metal' });
  s.tube([75, 66, 130], [75, 66, 190], 14, steel, { finish: 'metal' });
  s.tube([46, 60, 166], [56, 62, 196], 11, steel, { finish: 'metal' });
  s.tube([75, 46, 262], [75, 10, 350], 19, dark, { finish: 'gloss' });
  s.tube([75, 14, 340], [75, 4, 366], 23, rubber, {});
  s.front([0, -0.5, 26], circle(26, 13, 7, s.rng.pick(clinic)), print(50, 8, 70, 1, 20, shade(body, -0.15)));
};

export const testTubes: Composition = (s) => {
  s.look(24, 16);
  const rack = s.rng.pick([white, '#b98a56', ...clinic]);
  s.box([0, 0, 0], [330, 90, 14], rack, { round: 2 });
  for (const x of [0, 318]) s.box([x, 0, 14], [12, 90, 120], rack, { round: 2 });
  for (let k = 0; k < 6; k += 1) {
    const x = 36 + k * 52;
    const colour = s.rng.pick([...brights, '#b3363a']);
    const level = s.rng.int(50, 120);
    lathe(
      s,
      [x, 46, 16],
      [
        [4, 0],
        [17, 8],
        [18, 24],
        [18, level],
      ],
      colour,
      { shadow: false, shine: 0 },
    );
    lathe(
      s,
      [x, 46, 14],
      [
        [4, 0],
        [19, 9],
        [20, 26],
        [20, 196],
      ],
      '#dcebf2',
      { finish: 'glass' },
    );
    lathe(
      s,
      [x, 46, 206],
      [
        [22, 0],
        [22, 26],
      ],
      s.rng.pick([...paints, '#7a4aa0']),
      { sharp: true },
    );
  }
  s.box([0, 0, 118], [330, 16, 12], rack, { round: 2 });
  s.box([0, 76, 118], [330, 14, 12], rack, { round: 2, shadow: false });
};

export const wheelchair: Composition = (s) => {
  s.look(26, 12);
  const seat = s.rng.pick([dark, ...clinic, '#8d3f4a']);
  s.podium = false;
  const big = (y: number) => {
    s.front(
      [60, y, 110],
      circle(0, 0, 104, 'none', { stroke: '#2b2e33', 'stroke-width': 15 }),
      circle(0, 0, 92, 'none', { stroke: steel, 'stroke-width': 5 }),
      ...Array.from({ length: 12 }, (_, k) =>
        line(`M0 0L${Math.cos(k * 0.524) * 94} ${Math.sin(k * 0.524) * 94}`, '#b9c3cb', 2.4),
      ),
      circle(0, 0, 14, dark),
    );
    s.reach(s.space.project([-52, y, 110]), s.space.project([60, y, 0]));
    s.shadowOf([
      [0, y, 0],
      [130, y, 0],
      [130, y + 14, 0],
      [0, y + 14, 0],
    ]);
  };
  big(170);
  wheel(s, 220, 150, 30, 30, 10, steel);
  s.tube([20, 160, 110], [20, 160, 300], 6, steel, { finish: 'metal' });
  s.box([20, 20, 150], [26, 140, 140], seat, { round: 6 });
  s.box([24, 10, 130], [180, 150, 24], seat, { round: 7 });
  s.box([40, 156, 200], [130, 14, 14], dark, { round: 4 });
  s.tube([196, 140, 130], [250, 140, 40], 6, steel, { finish: 'metal' });
  s.tube([196, 30, 130], [250, 30, 40], 6, steel, { finish: 'metal' });
  s.box([240, 24, 30], [60, 50, 7], dark);
  s.box([240, 92, 30], [60, 50, 7], dark);
  s.tube([20, 8, 110], [20, 8, 300], 6, steel, { finish: 'metal' });
  s.tube([-30, 8, 298], [22, 8, 298], 8, dark, {});
  s.box([40, 0, 200], [130, 14, 14], dark, { round: 4 });
  wheel(s, 220, 10, 30, 30, 10, steel);
  big(-6);
};

export const walkingAids: Composition = (s) => {
  s.look(28, 14);
  const grip = s.rng.pick([dark, ...clinic]);
  const tube = (a: readonly [number, number, number], b: readonly [number, number, number]) =>
    s.tube(a, b, 7, steel, { finish: 'metal' });
  for (const x of [0, 200]) {
    tube([x, 120, 0], [x + (x ? -14 : 14), 90, 290]);
    s.tube([x, 120, 0], [x, 120, 16], 12, rubber, {});
  }
  tube([14, 90, 290], [186, 90, 290]);
  tube([10, 90, 180], [190, 90, 180]);
  for (const x of [0, 200]) {
    const k = x ? -14 : 14;
    tube([x, -20, 0], [x + k, 10, 290]);
    s.tube([x, -20, 0], [x, -20, 16], 12, rubber, {});
    tube([x + k, 10, 290], [x + k, 90, 290]);
    s.tube([x + k, 0, 294], [x + k, 90, 294], 12, grip, { finish: 'gloss' });
  }
};

/** Contact lenses, drops and a lens case. */
export const eyeCare: Composition = (s) => {
  s.look(22, 22);
  const accent = s.rng.pick(clinic);
  s.box([130, 100, 0], [160, 60, 120], white, { round: 1 });
  s.front(
    [130, 99.5, 120],
    path('M0 70Q80 40 160 70V120H0Z', { fill: accent }),
    path('M30 44Q80 4 130 44Q80 84 30 44Z', { fill: '#e8f2f7' }),
    circle(80, 44, 20, accent),
    circle(80, 44, 9, dark),
    circle(74, 38, 4, white),
  );
  vessel(s, {
    at: [60, 70, 0],
    r: 34,
    h: 100,
    colour: white,
    cap: accent,
    neck: 14,
    capHeight: 44,
    tag: shade(accent, 0.3),
    ink: accent,
  });
  for (const [k, x] of [
    [0, 40],
    [1, 150],
  ] as const) {
    lathe(
      s,
      [x, -40, 0],
      [
        [54, 0],
        [56, 4],
        [56, 26],
        [50, 30],
      ],
      k ? accent : white,
      { sharp: true },
    );
    s.top(
      [x, -40, 30.5],
      circle(0, 0, 40, '#cfe3ee'),
      circle(-3, 3, 26, '#9fc7dd', { opacity: 0.7 }),
      circle(-10, -8, 8, '#fff', { opacity: 0.9 }),
    );
  }
};

/** A care policy: shield, document, heart. */
export const careService: Composition = (s) => {
  s.look(20, 12);
  const accent = s.rng.pick(clinic);
  s.box([0, 60, 0], [200, 8, 260], '#fbfcfd', { round: 2 });
  s.front(
    [0, 59.5, 260],
    rect(0, 0, 200, 44, accent),
    print(20, 64, 120, 2, 18, '#9fb0bd'),
    print(20, 116, 160, 6, 17, '#d3dce2'),
    circle(166, 22, 12, white),
    rect(163, 15, 6, 14, accent),
    rect(159, 19, 14, 6, accent),
  );
  const [x, y] = s.space.project([190, -20, 0]);
  s.reach([x - 100, y - 220], [x + 100, y]);
  s.shadowOf([
    [130, -40, 0],
    [250, -40, 0],
    [250, 0, 0],
    [130, 0, 0],
    [190, -20, 90],
  ]);
  const shield = `M${x} ${y - 220}C${x + 40} ${y - 196} ${x + 80} ${y - 192} ${x + 96} ${y - 192}C${x + 96} ${y - 90} ${x + 66} ${y - 30} ${x} ${y}C${x - 66} ${y - 30} ${x - 96} ${y - 90} ${x - 96} ${y - 192}C${x - 80} ${y - 192} ${x - 40} ${y - 196} ${x} ${y - 220}Z`;
  s.add(
    path(shield, {
      fill: s.gradient(
        [
          [0, shade(accent, 0.13)],
          [0.5, accent],
          [1, shade(accent, -0.13)],
        ],
        { x2: 1 },
      ),
      stroke: shade(accent, 0.16),
      'stroke-width': 7,
    }),
    group(
      `translate(${x} ${y - 116})`,
      s.rng.chance(0.5)
        ? path('M0 44C-34 18 -48 0 -48 -20A25 25 0 0 1 0 -30A25 25 0 0 1 48 -20C48 0 34 18 0 44Z', { fill: white })
        : rect(-14, -44, 28, 88, white, 6) + rect(-44, -14, 88, 28, white, 6),
    ),
  );
  if (s.rng.chance(0.5))
    vessel(s, {
      at: [-40, -10, 0],
      r: 30,
      h: 80,
      colour: s.rng.pick(pastels),
      cap: white,
      neck: 24,
      capHeight: 22,
      tag: white,
      ink: accent,
    });
};
