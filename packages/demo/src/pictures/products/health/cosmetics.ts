import { shade } from '../../colour.ts';
import type { Finish } from '../../studio/finish.ts';
import { label, lathe } from '../../studio/lathe.ts';
import { circle, line, path, rect } from '../../svg.ts';
import { print } from '../machines/control-parts.ts';
import { black, type Composition, gold, paints, pastels, silver, skincare, white } from '../materials.ts';
import { cap, metalCap, vessel } from '../vessel.ts';

/** Jar, dropper and tube of a skin care line. */
export const skinCareSet: Composition = (s) => {
  s.look(20, s.rng.int(12, 17));
  const colour = s.rng.pick(skincare);
  const [lid, ink] = [cap(s), s.rng.pick([black, gold, '#5b4a40', '#3f5f52'])];
  const glassy = s.rng.chance(0.3);
  if (s.rng.chance(0.8))
    vessel(s, {
      at: [150, 110, 0],
      r: 44,
      h: 210,
      colour,
      cap: lid,
      capFinish: metalCap(lid),
      capHeight: 70,
      neck: 38,
      shoulder: 'flat',
      tag: white,
      ink,
    });
  vessel(s, {
    at: [30, 70, 0],
    r: 36,
    h: 140,
    colour: glassy ? '#8a5a2e' : shade(colour, -0.03),
    finish: glassy ? 'glass' : 'gloss',
    fill: glassy ? '#b3752f' : undefined,
    cap: lid,
    capFinish: metalCap(lid),
    capHeight: 30,
    neck: 16,
    tag: white,
    ink,
  });
  lathe(
    s,
    [30, 70, 170],
    [
      [9, 0],
      [16, 12],
      [16, 40],
      [8, 52],
    ],
    black,
    { finish: 'gloss' },
  );
  lathe(
    s,
    [104, -40, 0],
    [
      [66, 0],
      [70, 5],
      [70, 54],
      [66, 58],
    ],
    colour,
    { sharp: true },
  );
  label(s, [104, -40, 0], 70.3, 16, 46, colour, ink, 2);
  lathe(
    s,
    [104, -40, 58],
    [
      [72, 0],
      [72, 34],
      [68, 40],
    ],
    lid,
    { sharp: true, finish: metalCap(lid) },
  );
};

/** Pump and flip-top bottles. */
export const pumpBottles: Composition = (s) => {
  s.look(20, s.rng.int(11, 16));
  const colours = s.rng.some([...skincare, ...pastels, '#3a8a7c', '#d98a3d', '#7a5a9a'], 3);
  const ink = s.rng.pick([black, '#3f5f52', '#7a3f4a', '#2f4a6b']);
  for (const [k, [x, y, r, h]] of (
    [
      [150, 110, 56, 230],
      [0, 60, 48, 190],
      [110, -40, 42, 140],
    ] as const
  ).entries()) {
    if (k === 2 && s.rng.chance(0.3)) continue;
    const colour = colours[k % 2]!;
    const lid = k % 2 ? colours[2]! : white;
    vessel(s, {
      at: [x, y, 0],
      r,
      h,
      colour,
      cap: lid,
      capHeight: k === 0 ? 24 : 44,
      neck: k === 0 ? 22 : r * 0.62,
      tag: k === 1 ? undefined : white,
      ink,
      shoulder: k === 2 ? 'flat' : 'round',
    });
    if (k === 1) label(s, [x, y, 0], r * 1.003, h * 0.2, h * 0.62, colour, ink, s.rng.int(0, 2));
    if (k === 0) {
      s.tube([x, y, h + 24], [x, y, h + 56], 7, lid, { finish: 'gloss' });
      s.box([x - 64, y - 12, h + 54], [84, 24, 16], lid, { round: 6 });
    }
  }
};

export const tubes: Composition = (s) => {
  s.look(12, 14);
  const count = s.rng.int(2, 3);
  for (let k = 0; k < count; k += 1) {
    const colour = s.rng.pick([...skincare, ...pastels, white, '#2f7fae', '#3a9a6a']);
    const ink = s.rng.pick(paints);
    const [x, y] = s.space.project([k * 130, (k % 2) * 40, 0]);
    s.reach([x - 58, y - 300], [x + 58, y + 8]);
    s.shadowOf([
      [k * 130 - 44, -20, 0],
      [k * 130 + 44, -20, 0],
      [k * 130 + 44, 30, 0],
      [k * 130 - 44, 30, 0],
      [k * 130, 0, 120],
    ]);
    s.add(
      `<g transform="translate(${x} ${y})">`,
      path('M-56 -296H56L44 -56H-44Z', {
        fill: s.gradient(
          [
            [0, shade(colour, -0.08)],
            [0.22, shade(colour, 0.1)],
            [0.6, colour],
            [1, shade(colour, -0.16)],
          ],
          { x2: 1, y2: 0 },
        ),
      }),
      rect(-57, -304, 114, 16, shade(colour, -0.04), 2),
      line(Array.from({ length: 16 }, (_, t) => `M${-52 + t * 7} -301v10`).join(''), shade(colour, -0.14), 1.6),
      path('M-44 -58H44L40 0Q0 10 -40 0Z', {
        fill: s.gradient(
          [
            [0, shade(ink, 0.05)],
            [0.3, shade(ink, 0.14)],
            [1, shade(ink, -0.14)],
          ],
          { x2: 1, y2: 0 },
        ),
      }),
      rect(-34, -240, 68, 26, ink, 4),
      print(-30, -196, 60, 4, 14, shade(colour, -0.25)),
      circle(0, -110, 20, ink, { opacity: 0.85 }),
      path('M-42 -286L-34 -70L-26 -70L-32 -286Z', { fill: '#fff', opacity: 0.45 }),
      '</g>',
    );
  }
};

export const lipsticks: Composition = (s) => {
  s.look(20, 14);
  const metal = s.rng.pick([gold, silver, black, '#c79a7a']);
  const finish = metalCap(metal);
  for (let k = 0; k < s.rng.int(2, 4); k += 1) {
    const colour = s.rng.pick(['#b3243a', '#d4525f', '#a0453f', '#d98a86', '#7a2f4a', '#e0704f']);
    const [x, y] = [k * 84, (k % 2) * 70];
    lathe(
      s,
      [x, y, 0],
      [
        [34, 0],
        [34, 96],
      ],
      black,
      { sharp: true },
    );
    lathe(
      s,
      [x, y, 96],
      [
        [29, 0],
        [29, 44],
      ],
      metal,
      { sharp: true, finish },
    );
    lathe(
      s,
      [x, y, 140],
      [
        [23, 0],
        [23, 44],
        [20, 66],
      ],
      colour,
      { sharp: true, lid: 'none' },
    );
    const [px, py] = s.space.project([x, y, 206]);
    s.add(
      path(
        `M${px - 20} ${py}Q${px + 4} ${py - 34} ${px + 21} ${py - 26}Q${px + 24} ${py - 10} ${px + 20} ${py + 4}Q${px} ${py + 8} ${px - 20} ${py}Z`,
        { fill: shade(colour, 0.08) },
      ),
    );
    s.reach([px, py - 36]);
  }
  s.tube([-60, -80, 30], [40, -100, 30], 30, s.rng.pick([black, metal]), { finish: 'gloss' });
};

/** Bottles without print, as makers buy them. */
export const emptyContainers: Composition = (s) => {
  s.look(20, 14);
  const colour = s.rng.pick(['#cfe0ea', '#a8703a', '#3f6a52', '#e8ebee', '#d9c4b4']);
  const finish: Finish = s.rng.chance(0.5) ? 'glass' : 'gloss';
  const lid = cap(s);
  for (const [x, y, r, h, shoulder] of [
    [220, 130, 46, 210, 'round'],
    [110, 130, 40, 170, 'slope'],
    [0, 100, 44, 140, 'flat'],
    [70, -10, 50, 70, 'flat'],
    [190, 0, 34, 100, 'round'],
  ] as const)
    vessel(s, {
      at: [x, y, 0],
      r,
      h,
      colour,
      finish,
      cap: lid,
      capFinish: metalCap(lid),
      shoulder,
      neck: r === 50 ? 46 : r * 0.5,
    });
};
