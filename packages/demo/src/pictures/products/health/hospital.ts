import { shade } from '../../colour.ts';
import { circle, line, path, rect } from '../../svg.ts';
import { knob, print, screen } from '../machines/control-parts.ts';
import { type Composition, dark, iron, rubber, steel, white } from '../materials.ts';
import { wheel } from '../wheel.ts';

export const clinic = ['#2f8f9e', '#3a7fb8', '#4a9a7c', '#6a7fb0', '#2c68ad'] as const;

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
