import { shade } from '../../colour.ts';
import { lathe } from '../../studio/lathe.ts';
import { circle, path, polygon, rect } from '../../svg.ts';
import { brass, type Composition, copper, dark, iron, paints, steel } from '../materials.ts';
import { bolt, lamp, print, screen, vents } from './control-parts.ts';

/** Framed solar panels leaning on a mount. */
export const solarPanels: Composition = (s) => {
  const count = s.rng.int(1, 3);
  const cell = s.rng.pick(['#16315c', '#1c2733', '#20406f']);
  const [rise, run] = [180, 150];
  const w = 170;
  for (const x of [10, count * (w + 8) - 24]) {
    s.tube([x, run, 0], [x, run, rise], 6, steel, { finish: 'metal' });
    s.tube([x, 0, 6], [x, run, 6], 5, steel, { finish: 'metal' });
  }
  for (let index = 0; index < count; index += 1) {
    const x = index * (w + 8);
    s.shadowOf([
      [x, 0, 20],
      [x + w, 0, 20],
      [x + w, run, rise],
      [x, run, rise],
    ]);
    s.face(
      [
        [x + w, 0, 14],
        [x + w, run, rise],
        [x + w, run, rise + 10],
        [x + w, 0, 24],
      ],
      '#8f99a3',
    );
    s.face(
      [
        [x, 0, 14],
        [x + w, 0, 14],
        [x + w, 0, 24],
        [x, 0, 24],
      ],
      '#c9d0d6',
    );
    s.face(
      [
        [x, 0, 24],
        [x + w, 0, 24],
        [x + w, run, rise + 10],
        [x, run, rise + 10],
      ],
      '#d7dde2',
    );
    const length = Math.hypot(run, rise - 14);
    const [uy, uz] = [-run / length, -(rise - 14) / length];
    const lay = s.space.matrix([x, run, rise + 10], [1, 0, 0], [0, uy, uz]);
    const cells = Array.from({ length: 40 }, (_, k) =>
      rect(9 + (k % 5) * 31, 9 + Math.floor(k / 5) * ((length - 16) / 8), 28.5, (length - 16) / 8 - 2.4, cell, 3),
    );
    s.add(
      `<g transform="${lay}">${rect(7, 7, w - 14, length - 14, '#aebac6')}${cells.join('')}${path(`M7 7H70L7 ${length * 0.6}Z`, { fill: '#fff', opacity: 0.13 })}${path(`M120 7h43v30L70 ${length - 7}H30Z`, { fill: '#fff', opacity: 0.07 })}</g>`,
    );
  }
};

export const windTurbine: Composition = (s) => {
  s.look(s.rng.int(16, 34), 12);
  s.podium = false;
  const stripe = s.rng.pick(['#d4552d', '#2c68ad', '#3a8a5c']);
  const back = s.rng.chance(0.5);
  for (const [x, y, k] of back
    ? ([
        [210, 260, 0.72],
        [0, 0, 1],
      ] as const)
    : ([[0, 0, 1]] as const)) {
    const h = 360 * k;
    lathe(
      s,
      [x, y, 0],
      [
        [22 * k, 0],
        [12 * k, h],
      ],
      '#eef1f3',
      { sharp: true, finish: 'matte', shine: 0 },
    );
    lathe(
      s,
      [x, y, 0],
      [
        [34 * k, 0],
        [34 * k, 8 * k],
      ],
      '#c5ccd2',
      { sharp: true, finish: 'matte' },
    );
    s.tube([x, y + 40 * k, h + 8 * k], [x, y - 22 * k, h + 8 * k], 19 * k, '#e6eaed', { finish: 'gloss' });
    const [hx, hy] = s.space.project([x, y - 26 * k, h + 8 * k]);
    const turn = s.rng.int(0, 119);
    const blade = 'M-8 0C-22 -40 -17 -90 -4 -190C2 -192 6 -150 11 -60Q13 -20 8 0Z';
    s.reach([hx - 190 * k, hy - 190 * k], [hx + 190 * k, hy]);
    s.add(
      `<g transform="translate(${hx} ${hy}) scale(${k})">${[0, 120, 240]
        .map(
          (a) =>
            `<g transform="rotate(${turn + a})"><path d="${blade}" fill="${s.gradient(
              [
                [0, '#fdfefe'],
                [1, '#ccd4da'],
              ],
              { x2: 1, y2: 0 },
            )}"/><path d="M-9.500 -150L-4 -190C1 -191 3.500 -170 5.300 -150Z" fill="${stripe}"/></g>`,
        )
        .join('')}${circle(0, 0, 18, '#f4f6f7')}${circle(-4, -4, 8, '#fff')}</g>`,
    );
  }
};

export const batteries: Composition = (s) => {
  const body = s.rng.pick(['#2b3138', '#2c68ad', '#e4e8eb', '#3a8a5c']);
  const accent = s.rng.pick(['#e3a11b', '#d4552d', '#3fb07a', '#4aa3d5']);
  const count = s.rng.int(1, 3);
  for (let index = count - 1; index >= 0; index -= 1) {
    const [x, y] = [index * 190, index * 60];
    s.box([x, y, 0], [176, 140, 150], body, { round: 3 });
    s.box([x - 3, y - 3, 150], [182, 146, 24], shade(body, body === '#e4e8eb' ? -0.12 : 0.07), { round: 3 });
    for (const [k, colour] of [
      [34, '#c8392f'],
      [142, '#20252b'],
    ] as const) {
      s.tube([x + k, y + 44, 174], [x + k, y + 44, 184], 20, colour);
      s.tube([x + k, y + 44, 184], [x + k, y + 44, 200], 11, s.rng.chance(0.5) ? steel : brass, { finish: 'metal' });
    }
    s.front(
      [x, y, 150],
      rect(14, 24, 148, 96, accent, 5),
      path('M86 34L58 78H80L72 110L108 62H84Z', { fill: '#fff' }),
      print(116, 84, 36, 2, 10, '#fff'),
    );
  }
};

/** A generating set on its frame: engine, alternator, radiator, panel. */
export const generator: Composition = (s) => {
  const colour = s.rng.pick(paints);
  if (s.rng.chance(0.5)) {
    s.box([0, 0, 0], [420, 150, 26], dark);
    s.box([0, 0, 26], [420, 150, 190], colour, { round: 4 });
    s.tube([60, 70, 216], [60, 70, 250], 14, iron, { finish: 'metal' });
    s.front(
      [0, 0, 216],
      rect(22, 30, 116, 140, shade(colour, -0.05), 4),
      vents(34, 46, 92, 9, 12),
      rect(152, 30, 116, 140, shade(colour, -0.05), 4),
      rect(256, 90, 6, 30, dark, 2),
      screen(296, 36, 94, 50, s.rng.int(0, 4)),
      lamp(308, 112, 8, '#5be37d'),
      lamp(336, 112, 8, '#f2b53c'),
      lamp(364, 112, 10, '#e0524a'),
      print(296, 140, 80, 2, 12, '#fff'),
      print(166, 50, 70, 1, 20, '#fff'),
    );
    s.right(
      [420, 0, 216],
      rect(18, 26, 114, 140, dark, 4),
      ...Array.from({ length: 10 }, (_, k) => rect(22, 32 + k * 13, 106, 5, '#5c6670')),
    );
    return;
  }
  s.box([0, 0, 0], [430, 20, 30], dark);
  s.box([0, 110, 0], [430, 20, 30], dark);
  s.box([0, 10, 22], [430, 110, 10], iron);
  s.tube([20, 66, 100], [150, 66, 100], 62, shade(colour, 0.02), { finish: 'gloss' });
  for (let k = 34; k < 150; k += 16)
    s.tube([k, 66, 100], [k + 6, 66, 100], 65, shade(colour, -0.05), { finish: 'gloss', shadow: false });
  s.box([150, 22, 40], [170, 90, 120], iron, { round: 3 });
  s.box([160, 34, 160], [150, 62, 30], colour, { round: 4 });
  s.front(
    [150, 22, 160],
    ...[0, 1, 2, 3].map((k) => bolt(24 + k * 40, 20, 8) + rect(12 + k * 40, 40, 26, 60, shade(iron, -0.08), 4)),
  );
  s.tube([260, 90, 190], [260, 90, 250], 11, steel, { finish: 'metal' });
  s.box([346, 10, 32], [30, 116, 150], dark);
  s.right([376, 10, 182], ...Array.from({ length: 13 }, (_, k) => rect(6, 6 + k * 11, 104, 5, steel)));
  s.box([60, -6, 164], [80, 40, 76], '#e4e8eb', { round: 3 });
  s.front(
    [60, -6, 240],
    screen(10, 12, 46, 28, s.rng.int(0, 4)),
    lamp(68, 22, 5, '#5be37d'),
    circle(40, 58, 8, '#e0524a'),
  );
};

/** An oil-filled transformer with fins and bushings. */
export const transformer: Composition = (s) => {
  const colour = s.rng.pick(['#8f9ca8', '#7f9a8b', '#a3adb5', '#5a6b7d', '#9aa58f']);
  s.box([-10, 10, 0], [260, 110, 20], dark);
  s.box([0, 0, 20], [240, 130, 180], colour);
  for (let k = 0; k < 10; k += 1) s.box([8 + k * 23, -34, 34], [8, 34, 150], shade(colour, k % 2 ? 0.02 : 0));
  for (let k = 0; k < 5; k += 1) s.box([240, 110 - k * 24, 34], [34, 7, 150], shade(colour, 0.01), { shadow: false });
  s.box([-8, -8, 200], [256, 146, 12], shade(colour, 0.03));
  s.tube([30, 116, 262], [210, 116, 262], 26, colour, { finish: 'gloss' });
  for (let k = 0; k < 3; k += 1) {
    const x = 46 + k * 74;
    lathe(
      s,
      [x, 50, 212],
      [
        [16, 0],
        [15, 10],
        ...[0, 1, 2, 3, 4, 5].flatMap(
          (i) =>
            [
              [24, 16 + i * 13],
              [13, 24 + i * 13],
            ] as [number, number][],
        ),
        [8, 100],
      ],
      s.rng.pick(['#8a4a2f', '#8a4a2f', '#cfd6dc']),
      { finish: 'gloss', shine: 0.3 },
    );
    s.tube([x, 50, 308], [x, 50, 330], 6, copper, { finish: 'metal' });
  }
  s.front(
    [0, -34.5, 184],
    rect(90, 60, 60, 40, '#e8ebee', 2),
    print(97, 68, 44, 3, 9, '#6d7680'),
    path(
      polygon([
        [120, 20],
        [136, 48],
        [104, 48],
      ]),
      { fill: '#f2c230' },
    ),
  );
};
