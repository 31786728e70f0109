import { shade } from '../../colour.ts';
import { lathe } from '../../studio/lathe.ts';
import { circle, circlePath, line, path, ring } from '../../svg.ts';
import { brass, type Composition, dark, iron, paints, steel } from '../materials.ts';
import { bolt, print } from './control-parts.ts';

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
    for (let index = 0; index < 5; index += 1)
      lathe(
        s,
        [x, y, (196 + index * 36) * k],
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
    for (let index = 5; index >= 0; index -= 1) {
      const [a, b] = [corners[index]!, corners[(index + 1) % 6]!];
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
