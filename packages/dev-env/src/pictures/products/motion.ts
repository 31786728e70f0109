import { shade } from '../colour.ts';
import type { Vec } from '../studio/space.ts';
import type { Studio } from '../studio/studio.ts';
import { circle, circlePath, gearPath, line, path, rect, ring } from '../svg.ts';
import { bolt, print, vents } from './control-parts.ts';
import { brass, type Composition, dark, gold, iron, paints, rubber, steel, white } from './materials.ts';

/** A flat outline drawn out along y, with its face to the viewer. `r` is its reach round the centre. */
function disc(
  s: Studio,
  [x, y, z]: Vec,
  d: string,
  r: number,
  depth: number,
  colour: string,
  ...face: readonly string[]
): void {
  s.shadowOf(
    ring(14, r).flatMap(([a, b]): Vec[] => [
      [x + a, y, z + b],
      [x + a, y + depth, z + b],
    ]),
  );
  for (const [a, b] of ring(12, r)) {
    s.point([x + a, y, z + b]);
    s.point([x + a, y + depth, z + b]);
  }
  const steps = Math.ceil(depth / 2.5);
  for (let k = steps; k >= 0; k -= 1)
    s.front(
      [x, y + (depth * k) / steps, z],
      path(d, {
        fill: s.gradient([
          [0, shade(colour, 0.02)],
          [0.5, shade(colour, -0.1)],
          [1, shade(colour, -0.22)],
        ]),
        'fill-rule': 'evenodd',
      }),
    );
  s.front(
    [x, y - 0.4, z],
    path(d, {
      fill: s.gradient([
        [0, shade(colour, 0.12)],
        [0.5, colour],
        [1, shade(colour, -0.07)],
      ]),
      'fill-rule': 'evenodd',
    }),
    ...face,
  );
}

const gearColours = [steel, '#8a949e', brass, '#6f7a85', '#c9b06a'] as const;

function gear(s: Studio, at: Vec, r: number, teeth: number, depth: number, colour: string): void {
  const hole = r * 0.2;
  const web = s.rng.int(0, 2);
  const cut =
    web === 1
      ? ring(5, r * 0.5, 0.3)
          .map(([a, b]) => circlePath(a, b, r * 0.15))
          .join('')
      : '';
  disc(
    s,
    at,
    gearPath(teeth, r, r * 0.84) + circlePath(0, 0, hole) + cut,
    r,
    depth,
    colour,
    circle(0, 0, r * 0.74, 'none', { stroke: shade(colour, -0.14), 'stroke-width': r * 0.02 }),
    web === 2
      ? circle(0, 0, r * 0.54, 'none', { stroke: shade(colour, -0.1), 'stroke-width': r * 0.3, opacity: 0.45 })
      : '',
    circle(0, 0, r * 0.32, 'none', { stroke: shade(colour, 0.1), 'stroke-width': r * 0.05 }),
    rect(-hole * 0.3, -hole * 1.35, hole * 0.6, hole * 0.5, '#2a2f35'),
  );
}

export const gears: Composition = (s) => {
  const [a, b, c] = [s.rng.pick(gearColours), s.rng.pick(gearColours), s.rng.pick(gearColours)];
  const depth = s.rng.int(34, 60);
  gear(s, [0, 0, 150], 150, 26, depth, a);
  gear(s, [215, -10, 92], 88, 15, depth * 0.9, b);
  if (s.rng.chance(0.6)) gear(s, [66, -70, 60], 60, 12, 40, c);
};

export const gearbox: Composition = (s) => {
  const colour = s.rng.pick(paints);
  s.box([0, 0, 0], [200, 150, 18], shade(colour, -0.04));
  for (const [x, y] of [
    [14, 14],
    [170, 14],
  ] as const)
    s.tube([x, y, 18], [x, y, 26], 10, steel);
  s.box([20, 14, 18], [160, 122, 170], colour, { round: 6 });
  s.box([36, 30, 188], [128, 90, 14], shade(colour, 0.02), { round: 4 });
  s.tube([180, 74, 110], [204, 74, 110], 62, colour, { finish: 'gloss' });
  s.end(
    [204.5, 74, 110],
    'x',
    ...Array.from({ length: 8 }, (_, k) => bolt(50 * Math.cos(k * 0.785), 50 * Math.sin(k * 0.785), 5.5)),
    circle(0, 0, 32, dark),
  );
  s.tube([204, 74, 110], [290, 74, 110], 20, steel, { finish: 'metal' });
  s.tube([100, -12, 100], [100, 14, 100], 58, colour, { finish: 'gloss' });
  s.end(
    [100, -12.5, 100],
    'y',
    circle(0, 0, 50, shade(colour, -0.06)),
    ...Array.from({ length: 6 }, (_, k) => bolt(40 * Math.cos(k * 1.047), 40 * Math.sin(k * 1.047), 6)),
    circle(0, 0, 24, dark),
    circle(0, 0, 18, '#15181c'),
  );
  s.front([20, 13.5, 188], rect(108, 132, 42, 24, steel, 2), print(113, 137, 32, 2, 8, iron));
};

export const bearings: Composition = (s) => {
  const spots = s.rng.pick([
    [
      [150, 120, 92],
      [0, 0, 130],
    ],
    [[0, 0, 150]],
    [
      [190, 90, 80],
      [-30, 70, 100],
      [90, -40, 70],
    ],
  ] as const);
  const cage = s.rng.pick([brass, '#8c6a3f', steel, '#2c68ad']);
  for (const [x, y, r] of spots) {
    const d = circlePath(0, 0, r) + circlePath(0, 0, r * 0.46);
    const balls = s.rng.int(9, 13);
    const rolling = ring(balls, r * 0.73, 0.2).map(([a, b]) =>
      circle(
        a,
        b,
        r * 0.125,
        s.radial([
          [0, '#ffffff'],
          [0.4, '#c3cad1'],
          [1, '#6f7a85'],
        ]),
      ),
    );
    disc(
      s,
      [x, y, r],
      d,
      r,
      r * 0.44,
      steel,
      circle(0, 0, r * 0.73, 'none', { stroke: '#2f353c', 'stroke-width': r * 0.27 }),
      circle(0, 0, r * 0.73, 'none', { stroke: shade(cage, -0.06), 'stroke-width': r * 0.1 }),
      ...rolling,
      circle(0, 0, r * 0.95, 'none', { stroke: '#fff', 'stroke-width': r * 0.02, opacity: 0.8 }),
      circle(0, 0, r * 0.6, 'none', { stroke: '#8f99a3', 'stroke-width': r * 0.02 }),
      circle(0, 0, r * 0.5, 'none', { stroke: '#fff', 'stroke-width': r * 0.02, opacity: 0.7 }),
    );
  }
};

export const beltDrive: Composition = (s) => {
  const colour = s.rng.pick([steel, '#8a949e', '#5a6b7d', '#d4552d']);
  const [x, r, R] = [s.rng.int(260, 310), s.rng.int(52, 70), s.rng.int(100, 126)];
  const belt = (k: number) =>
    `M0 ${-R - k}L${x} ${-r - k + (R - r) * 0}A${r + k} ${r + k} 0 0 1 ${x} ${r + k}L0 ${R + k}A${R + k} ${R + k} 0 0 1 0 ${-R - k}Z`;
  for (let k = 0; k < 26; k += 1)
    s.front(
      [0, 52 - k * 2, R + 12],
      path(`${belt(9)}`, {
        fill: 'none',
        stroke: shade('#33383f', k > 22 ? 0.06 : -0.05 + (k % 6 < 3 ? 0.02 : 0)),
        'stroke-width': 15,
      }),
    );
  disc(
    s,
    [0, -2, R + 12],
    `${circlePath(0, 0, R)}${ring(5, R * 0.56)
      .map(([a, b]) => circlePath(a, b, R * 0.2))
      .join('')}`,
    R,
    54,
    colour,
    circle(0, 0, R * 0.9, 'none', { stroke: shade(colour, -0.12), 'stroke-width': 4 }),
    circle(0, 0, R * 0.26, shade(colour, 0.08)),
    circle(0, 0, R * 0.14, '#23272c'),
  );
  disc(
    s,
    [x, -2, R + 12],
    circlePath(0, 0, r),
    r,
    54,
    colour,
    circle(0, 0, r * 0.84, 'none', { stroke: shade(colour, -0.12), 'stroke-width': 4 }),
    circle(0, 0, r * 0.4, shade(colour, 0.08)),
    circle(0, 0, r * 0.24, '#23272c'),
  );
  s.front(
    [0, -3, R + 12],
    path(belt(9), { fill: 'none', stroke: '#4a5058', 'stroke-width': 3 }),
    path(belt(3), { fill: 'none', stroke: '#1d2024', 'stroke-width': 3 }),
  );
  s.reach(s.space.project([-R - 18, 0, R]), s.space.project([x + r + 18, 50, R]));
};

export const chain: Composition = (s) => {
  const metal = s.rng.pick([steel, '#8a949e', '#6f7a85', gold]);
  const r = s.rng.int(96, 120);
  gear(s, [0, 14, r + 14], r, 18, 22, s.rng.pick(gearColours));
  const links = 20;
  const place = (k: number): readonly [number, number, number] => {
    if (k < 9)
      return [-Math.sin((k / 8) * Math.PI) * (r + 2), 0, (Math.cos((k / 8) * Math.PI) + 1) * r + 14 - r * 0] as const;
    return [(k - 8) * 38, 0, k < links ? 14 : 14] as const;
  };
  for (let k = 0; k < links - 1; k += 1) {
    const [a, b] = [place(k), place(k + 1)];
    const [ax, az, bx, bz] = [a[0], a[2], b[0], b[2]];
    const tone = k % 2 ? metal : shade(metal, -0.07);
    for (const y of [46, -2]) {
      s.front(
        [0, y + (k % 2 ? -4 : 0), 0],
        line(`M${ax} ${-az}L${bx} ${-bz}`, shade(tone, -0.16), 29),
        line(`M${ax} ${-az}L${bx} ${-bz}`, tone, 24),
        circle(ax, -az, 7, shade(metal, 0.1)),
        circle(bx, -bz, 7, shade(metal, 0.1)),
      );
      if (y > 0) s.tube([ax, 0, az], [ax, 46, az], 11, metal, { finish: 'metal', shadow: false });
    }
    s.point([ax, -4, az - 14]);
    s.point([bx, 50, bz + 14]);
    s.shadowOf([
      [ax, 0, 0],
      [bx, 0, 0],
      [bx, 46, 10],
      [ax, 46, 10],
    ]);
  }
};

export const coupling: Composition = (s) => {
  const insert = s.rng.pick(['#bf3a30', '#e3a11b', '#2c68ad', '#2b3138']);
  const body = s.rng.pick([steel, '#8a949e', '#5a6b7d']);
  s.tube([-120, 0, 90], [0, 0, 90], 34, steel, { finish: 'metal' });
  s.tube([0, 0, 90], [70, 0, 90], 62, body, { finish: 'metal' });
  s.tube([60, 0, 90], [110, 0, 90], 90, body, { finish: 'metal' });
  s.tube([110, 0, 90], [132, 0, 90], 84, insert, { finish: 'gloss' });
  s.tube([132, 0, 90], [182, 0, 90], 90, body, { finish: 'metal' });
  for (let k = 0; k < 6; k += 1)
    s.end([182.5, 0, 90], 'x', bolt(72 * Math.cos(k * 1.047), 72 * Math.sin(k * 1.047), 9));
  s.tube([180, 0, 90], [250, 0, 90], 62, body, { finish: 'metal' });
  s.tube([250, 0, 90], [380, 0, 90], 34, steel, { finish: 'metal' });
  s.end([380.5, 0, 90], 'x', circle(0, 0, 30, shade(steel, 0.03)), circle(0, 0, 5, dark));
};

export const discBrake: Composition = (s) => {
  const colour = s.rng.pick(['#bf3a30', '#e3a11b', '#2c68ad', '#2b3138']);
  const r = 150;
  const holes = [0.62, 0.75, 0.87]
    .flatMap((k, at) => ring(16, r * k, at * 0.15).map(([a, b]) => circlePath(a, b, 5)))
    .join('');
  disc(
    s,
    [0, 0, r],
    circlePath(0, 0, r) + circlePath(0, 0, r * 0.2) + holes,
    r,
    30,
    steel,
    circle(0, 0, r * 0.5, shade(steel, -0.05)),
    circle(0, 0, r * 0.44, shade(steel, 0.05)),
    ...ring(5, r * 0.32).map(([a, b]) => circle(a, b, 9, dark)),
    circle(0, 0, r * 0.18, '#23272c'),
  );
  s.prism(
    [
      [96, 60],
      [80, 150],
      [104, 246],
      [150, 256],
      [180, 150],
      [150, 44],
    ],
    -46,
    110,
    colour,
    8,
  );
  s.front([0, -47, r], print(108, -30, 44, 2, 16, white), bolt(126, -80, 12), bolt(126, 72, 12));
};

export const electricMotor: Composition = (s) => {
  const colour = s.rng.pick(paints);
  for (const x of [40, 210]) s.box([x, 10, 0], [50, 170, 24], shade(colour, -0.05));
  s.tube([-10, 95, 125], [24, 95, 125], 100, dark, { finish: 'gloss' });
  s.tube([20, 95, 125], [290, 95, 125], 94, colour, { finish: 'gloss' });
  for (let k = 30; k < 280; k += 15)
    s.tube([k, 95, 125], [k + 6, 95, 125], 99, shade(colour, -0.03), { finish: 'gloss', shadow: false });
  s.tube([284, 95, 125], [314, 95, 125], 104, colour, { finish: 'gloss' });
  s.end(
    [314.5, 95, 125],
    'x',
    circle(0, 0, 84, shade(colour, -0.07)),
    ...Array.from({ length: 4 }, (_, k) => bolt(82 * Math.cos(k * 1.571 + 0.785), 82 * Math.sin(k * 1.571 + 0.785), 9)),
    circle(0, 0, 44, iron),
  );
  s.tube([314, 95, 125], [390, 95, 125], 22, steel, { finish: 'metal' });
  s.box([100, 40, 212], [110, 90, 54], shade(colour, 0.01), { round: 4 });
  s.front([100, 39.5, 266], rect(14, 12, 60, 32, steel, 2), print(20, 18, 46, 3, 8, iron));
};

/** A servo or stepper motor, square, with plugs. */
export const servoMotor: Composition = (s) => {
  const body = s.rng.pick([dark, '#23272e', '#8a949e', '#d9dee2']);
  const accent = s.rng.pick(paints);
  for (const [x, y, k] of s.rng.chance(0.5)
    ? ([
        [200, 110, 0.75],
        [0, 0, 1],
      ] as const)
    : ([[0, 0, 1]] as const)) {
    s.tube([x + 60 * k, y - 60 * k, 60 * k], [x + 60 * k, y, 60 * k], 13 * k, steel, { finish: 'metal' });
    s.box([x + 14 * k, y + 14 * k, 14 * k], [92 * k, 210 * k, 92 * k], body, { round: 4 });
    s.tube([x + 60 * k, y + 170 * k, 106 * k], [x + 60 * k, y + 170 * k, 150 * k], 17 * k, steel, { finish: 'metal' });
    s.tube([x + 60 * k, y + 120 * k, 106 * k], [x + 60 * k, y + 120 * k, 140 * k], 14 * k, accent, { finish: 'gloss' });
    s.right(
      [x + 106 * k, y + 14 * k, 106 * k],
      vents(20, 16 * k, 160 * k, 5, 10 * k),
      rect(70 * k, 70 * k, 60 * k, 16 * k, accent, 2),
    );
    s.box([x, y, 0], [120 * k, 18 * k, 120 * k], steel, { round: 3 });
    s.front(
      [x, y - 0.5, 120 * k],
      ...[
        [14, 14],
        [106, 14],
        [14, 106],
        [106, 106],
      ].map(([a, b]) => circle(a! * k, b! * k, 7 * k, '#3a4149')),
      circle(60 * k, 60 * k, 40 * k, shade(steel, -0.06)),
      circle(60 * k, 60 * k, 26 * k, iron),
    );
    s.tube([x + 60 * k, y - 64 * k, 60 * k], [x + 60 * k, y, 60 * k], 13 * k, steel, {
      finish: 'metal',
      shadow: false,
    });
  }
};

export const cylinders: Composition = (s) => {
  const hydraulic = s.rng.chance(0.5);
  const colour = s.rng.pick(hydraulic ? ['#2b3138', '#e3a11b', '#bf3a30', '#2c68ad'] : [steel, '#cfd6dc', '#a9b3bd']);
  for (const y of s.rng.chance(0.5) ? [130, 0] : [0]) {
    const r = hydraulic ? 44 : 38;
    s.tube([230, y, 60], [400 + s.rng.int(-50, 30), y, 60], hydraulic ? 22 : 13, '#dfe4e9', { finish: 'metal' });
    s.tube([400, y - 14, 60], [400, y + 14, 60], 30, steel, { finish: 'metal' });
    s.tube([0, y, 60], [230, y, 60], r, colour, { finish: hydraulic ? 'gloss' : 'metal' });
    for (const x of [-20, 214]) {
      if (hydraulic) s.tube([x, y, 60], [x + 36, y, 60], r + 9, shade(colour, -0.04), { finish: 'gloss' });
      else {
        s.box([x, y - 48, 12], [34, 96, 96], '#8f99a3', { round: 3 });
        s.right(
          [x + 34, y - 48, 108],
          ...[
            [14, 14],
            [82, 14],
            [14, 82],
            [82, 82],
          ].map(([a, b]) => bolt(a!, b!, 7)),
        );
      }
      s.tube([x + 17, y, 100], [x + 17, y, 120], 10, brass, { finish: 'metal' });
    }
    s.tube([214, y, 60], [252, y, 60], 26, steel, { finish: 'metal' });
  }
};

export const ballScrew: Composition = (s) => {
  const count = s.rng.int(1, 2);
  for (let at = count - 1; at >= 0; at -= 1) {
    const y = at * 120;
    s.tube([0, y, 50], [440, y, 50], 20, steel, { finish: 'metal' });
    for (let k = 8; k < 436; k += 13)
      s.tube([k, y, 50], [k + 5, y, 50], 21.5, '#7d8893', { finish: 'metal', cap: false, shadow: false });
    const x = 150 + at * 90;
    s.tube([x, y, 50], [x + 26, y, 50], 62, steel, { finish: 'metal' });
    s.end(
      [x + 26.5, y, 50],
      'x',
      ...Array.from({ length: 6 }, (_, k) => circle(51 * Math.cos(k * 1.047), 51 * Math.sin(k * 1.047), 6, '#2f353c')),
    );
    s.tube([x + 24, y, 50], [x + 110, y, 50], 40, '#a9b3bd', { finish: 'metal' });
    s.tube([x + 108, y, 50], [x + 114, y, 50], 41, s.rng.pick(['#2c68ad', '#bf3a30', '#3a8a5c']), { finish: 'gloss' });
    s.tube([x + 114, y, 50], [440, y, 50], 20, steel, { finish: 'metal' });
    for (let k = x + 122; k < 436; k += 13)
      s.tube([k, y, 50], [k + 5, y, 50], 21.5, '#7d8893', { finish: 'metal', cap: false, shadow: false });
    s.end([440.5, y, 50], 'x', circle(0, 0, 18, steel), circle(0, 0, 4, dark));
  }
};

/** Solenoid valves on a manifold with hose fittings. */
export const valveIsland: Composition = (s) => {
  const colour = s.rng.pick(['#d9dee2', '#5a6b7d', '#2b3138', '#2c68ad']);
  const accent = s.rng.pick(['#2c68ad', '#e3a11b', '#d4552d', '#3a8a5c']);
  const count = s.rng.int(4, 7);
  s.box([-20, -10, 0], [count * 50 + 40, 150, 40], steel, { round: 2 });
  for (let at = 0; at < count; at += 1) {
    s.box([at * 50, 0, 40], [44, 130, 90], colour, { round: 2 });
    s.box([at * 50 + 4, 60, 130], [36, 64, 40], accent, { round: 2 });
    s.front(
      [at * 50, -0.5, 130],
      rect(8, 10, 28, 12, at % 2 ? '#5be37d' : '#3a4149', 2),
      print(8, 32, 28, 3, 9, shade(colour, -0.2)),
      circle(22, 74, 6, accent),
    );
    s.tube([at * 50 + 22, -34, 20], [at * 50 + 22, -10, 20], 13, brass, { finish: 'metal' });
    s.end([at * 50 + 22, -34.5, 20], 'y', circle(0, 0, 8, rubber));
  }
};
