import { shade } from '../../colour.ts';
import { circle, circlePath, path, rect, ring } from '../../svg.ts';
import { type Composition, dark, iron, paints, steel, white } from '../materials.ts';
import { bolt, print, vents } from './control-parts.ts';
import { disc } from './gears.ts';

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
    .flatMap((k, index) => ring(16, r * k, index * 0.15).map(([a, b]) => circlePath(a, b, 5)))
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
