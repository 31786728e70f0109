import { shade } from '../../colour.ts';
import { lathe } from '../../studio/lathe.ts';
import type { Vec } from '../../studio/space.ts';
import type { Studio } from '../../studio/studio.ts';
import { circle, line, path, rect } from '../../svg.ts';
import { brights, type Composition, card, cloths, dark, pastels, white, woods } from '../materials.ts';

const spiral = (s: Studio, at: Vec, r: number, colour: string) =>
  s.end(
    at,
    'y',
    circle(0, 0, r, shade(colour, 0.03)),
    ...Array.from({ length: 7 }, (_, k) =>
      circle((k % 2) * 1.4, 0, r * (0.94 - k * 0.1), 'none', { stroke: shade(colour, -0.14), 'stroke-width': 2 }),
    ),
    circle(0, 0, r * 0.24, card),
    circle(0, 0, r * 0.15, '#4a3a2a'),
  );

/** Bolts of fabric in a pile, ends to the viewer. */
export const fabricRolls: Composition = (s) => {
  const colours = s.rng.some([...cloths, ...brights], 6);
  const r = s.rng.int(38, 50);
  const base = s.rng.int(2, 3);
  let at = 0;
  for (let row = 0; row < base; row += 1)
    for (let k = 0; k < base - row; k += 1) {
      const [x, z] = [k * r * 2.04 + row * r * 1.02, r + row * r * 1.76];
      const colour = colours[at++ % colours.length]!;
      const front = -s.rng.int(0, 30);
      s.tube([x, front, z], [x, 330, z], r, colour, { finish: 'matte' });
      spiral(s, [x, front - 0.5, z], r, colour);
    }
  if (s.rng.chance(0.7)) {
    const colour = colours[5]!;
    s.face(
      [
        [r * 2.04 * base - r, -20, 1],
        [r * 2.04 * base + 120, -20, 1],
        [r * 2.04 * base + 120, 300, 1],
        [r * 2.04 * base - r, 300, 1],
      ],
      shade(colour, 0.04),
    );
    s.tube([r * 2.04 * base, -24, r], [r * 2.04 * base, 306, r], r * 0.9, colour, { finish: 'matte' });
    spiral(s, [r * 2.04 * base, -24.5, r], r * 0.9, colour);
  }
};

export const foldedStack: Composition = (s) => {
  const colours = s.rng.some(s.rng.chance(0.5) ? pastels : cloths, 5);
  const count = s.rng.int(4, 6);
  for (let k = 0; k < count; k += 1) {
    const colour = colours[k % colours.length]!;
    const [dx, h] = [s.rng.int(-8, 8), s.rng.int(34, 44)];
    const z = k * 42;
    s.shadowOf([
      [dx, 0, z],
      [dx + 280, 0, z],
      [dx + 280, 200, z + h],
      [dx, 200, z + h],
    ]);
    s.face(
      [
        [dx + 280, 0, z],
        [dx + 280, 200, z],
        [dx + 280, 200, z + h],
        [dx + 280, 0, z + h],
      ],
      shade(colour, -0.11),
      { round: 5 },
    );
    s.front(
      [dx, 0, z + h],
      rect(0, 0, 282, h, s.fall(colour, 0.05), h / 2),
      line(`M16 ${h * 0.5}H276`, shade(colour, -0.14), 3),
      line(`M12 ${h * 0.24}H272`, shade(colour, 0.07), 4),
    );
    s.face(
      [
        [dx + 8, 0, z + h],
        [dx + 280, 0, z + h],
        [dx + 280, 200, z + h],
        [dx + 8, 200, z + h],
      ],
      shade(colour, 0.06),
      { round: 4 },
    );
  }
  const top = count * 42 + 2;
  if (s.rng.chance(0.6))
    s.top(
      [0, 200, top],
      rect(110, -2, 30, 204, s.rng.pick(brights), 0, { opacity: 0.85 }),
      path('M125 90C70 50 60 120 125 104C190 120 180 50 125 90Z', { fill: s.rng.pick(brights) }),
    );
};

/** Cones and spools of yarn. */
export const yarnCones: Composition = (s) => {
  const colours = s.rng.some([...cloths, ...brights], 5);
  const spots = [
    [180, 170],
    [20, 170],
    [270, 40],
    [100, 30],
    [-40, 20],
  ] as const;
  const spool = s.rng.chance(0.4);
  for (const [k, [x, y]] of spots.entries()) {
    const colour = colours[k]!;
    if (spool) {
      lathe(
        s,
        [x, y, 0],
        [
          [54, 0],
          [54, 14],
        ],
        woods[0],
        { sharp: true, finish: 'matte' },
      );
      lathe(
        s,
        [x, y, 14],
        [
          [44, 0],
          [47, 20],
          [47, 90],
          [44, 110],
        ],
        colour,
        { finish: 'matte' },
      );
      lathe(
        s,
        [x, y, 124],
        [
          [54, 0],
          [54, 14],
        ],
        woods[0],
        { sharp: true, finish: 'matte' },
      );
      s.top([x, y, 138.4], circle(0, 0, 11, '#4a3a2a'));
    } else {
      lathe(
        s,
        [x, y, 0],
        [
          [62, 0],
          [66, 8],
          [44, 150],
          [38, 156],
        ],
        colour,
        { finish: 'matte' },
      );
      lathe(
        s,
        [x, y, 156],
        [
          [15, 0],
          [12, 34],
        ],
        card,
        { sharp: true, finish: 'matte', lid: 'open' },
      );
    }
    for (let t = 0; t < 11; t += 1) {
      const z = spool ? 20 + t * 9.4 : 12 + t * 12.6;
      const r = spool ? 47 : 65 - (z / 156) * 24;
      const [px, py] = s.space.project([x, y, z]);
      s.add(
        line(`M${px - r} ${py}Q${px} ${py + r * 0.62} ${px + r} ${py - 4}`, shade(colour, t % 2 ? 0.09 : -0.09), 2.4, {
          opacity: 0.8,
        }),
      );
    }
  }
};

/** Buttons, a zip and ribbon. */
export const trims: Composition = (s) => {
  s.flat = true;
  const colours = s.rng.some(brights, 5);
  s.reach([-260, -230], [260, 240]);
  const zip = s.rng.pick([dark, ...cloths]);
  s.add(
    rect(-240, -190, 480, 90, '#1d2126', 0, { opacity: 0.16, transform: 'translate(8 13)' }),
    rect(-240, -190, 480, 90, s.fall(zip, 0.03)),
    line('M-240 -145H240', '#c9a24b', 22, { 'stroke-dasharray': '7 5', 'stroke-linecap': 'butt' }),
    path('M60 -176H104V-114H60ZM104 -154H190Q206 -145 190 -136H104Z', {
      fill: s.gradient([
        [0, '#f0d99a'],
        [1, '#a8802f'],
      ]),
    }),
  );
  for (let k = 0; k < 7; k += 1) {
    const [x, y, r] = [
      -200 + (k % 4) * 128 + Math.floor(k / 4) * 60,
      0 + Math.floor(k / 4) * 120,
      40 + ((k * 7) % 3) * 9,
    ];
    const colour = colours[k % 5]!;
    s.add(
      circle(x + 6, y + 10, r, '#1d2126', { opacity: 0.2 }),
      circle(
        x,
        y,
        r,
        s.radial([
          [0, shade(colour, 0.14)],
          [0.7, colour],
          [1, shade(colour, -0.12)],
        ]),
      ),
      circle(x, y, r * 0.72, 'none', { stroke: shade(colour, -0.1), 'stroke-width': 5 }),
      ...[
        [-1, -1],
        [1, -1],
        [-1, 1],
        [1, 1],
      ].map(([a, b]) => circle(x + a! * r * 0.2, y + b! * r * 0.2, r * 0.11, shade(colour, -0.3))),
    );
  }
  s.add(
    line('M-250 215C-160 160 -80 260 0 206S170 250 250 190', colours[4]!, 26, { 'stroke-linecap': 'butt' }),
    line('M-250 211C-160 156 -80 256 0 202S170 246 250 186', white, 4, { opacity: 0.5, 'stroke-dasharray': '8 7' }),
  );
};
