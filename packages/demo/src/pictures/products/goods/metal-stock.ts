import { shade } from '../../colour.ts';
import type { Vec } from '../../studio/space.ts';
import { circle, path, rect } from '../../svg.ts';
import { type Composition, copper, dark, steel } from '../materials.ts';

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
    for (let index = 0; index < base - row; index += 1) {
      const [x, z] = [index * r * 2 + row * r, r + row * r * 1.74];
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
  for (let index = 0; index < 3; index += 1)
    (index && s.rng.chance(0.4) ? kinds[s.rng.int(0, 2)]! : kinds[first]!)(index * 98, 0);
  for (let index = 0; index < 2; index += 1) kinds[first]!(48 + index * 98, 96);
};

export const rebar: Composition = (s) => {
  const metal = s.rng.pick(['#7d6a5c', '#8a7f78', '#6b747d']);
  for (const y of [60, 260]) s.box([-30, y, 0], [280, 30, 24], '#a8794a');
  for (let row = 0; row < 4; row += 1)
    for (let index = 0; index < 8 - row; index += 1) {
      const [x, z] = [index * 27 + row * 13.5, 37 + row * 23];
      const start = -s.rng.int(0, 26);
      s.tube([x, start, z], [x, 360, z], 12, shade(metal, (index % 3) * 0.02), { finish: 'metal' });
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
  for (let index = 0; index < count; index += 1)
    s.box([s.rng.int(-4, 4), s.rng.int(-4, 4), 26 + index * 10], [340, 260, 7], shade(metal, index % 2 ? 0.02 : 0), {
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
