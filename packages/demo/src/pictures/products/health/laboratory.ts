import { shade } from '../../colour.ts';
import { lathe } from '../../studio/lathe.ts';
import { circle, group, path, rect } from '../../svg.ts';
import { print } from '../machines/control-parts.ts';
import { brights, type Composition, dark, iron, paints, pastels, rubber, steel, white } from '../materials.ts';
import { vessel } from '../vessel.ts';
import { clinic } from './hospital.ts';

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
