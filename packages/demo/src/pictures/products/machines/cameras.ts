import { shade } from '../../colour.ts';
import { lathe } from '../../studio/lathe.ts';
import type { Studio } from '../../studio/studio.ts';
import { circle, line, path, rect } from '../../svg.ts';
import { black, type Composition, dark, iron, paints, steel, white } from '../materials.ts';
import { lamp, print, screen, vents } from './control-parts.ts';

const lensFace = (r: number) =>
  circle(0, 0, r, '#15181c') +
  circle(0, 0, r * 0.82, '#2b3138') +
  circle(0, 0, r * 0.68, '#0d1218') +
  circle(0, 0, r * 0.46, '#23425f') +
  circle(0, 0, r * 0.28, '#0f1b2a') +
  circle(-r * 0.22, -r * 0.26, r * 0.13, '#cfe6f5', { opacity: 0.85 });

/** A round surveillance camera on its bracket. */
export const bulletCamera: Composition = (s) => {
  const body = s.rng.pick([white, '#e3e7ea', '#3a424b']);
  s.box([150, 150, 0], [20, 70, 150], shade(body, -0.03));
  s.tube([110, 130, 120], [110, 150, 60], 12, body, { finish: 'gloss' });
  s.box([70, 120, 40], [100, 80, 24], body, { round: 3 });
  s.tube([110, 0, 150], [110, 190, 150], 56, body, { finish: 'gloss' });
  s.tube([110, -26, 150], [110, 20, 150], 60, dark, { finish: 'gloss' });
  s.end(
    [110, -26.5, 150],
    'y',
    circle(0, 0, 54, '#1b1f24'),
    ...Array.from({ length: 12 }, (_, k) => circle(42 * Math.cos(k * 0.524), 42 * Math.sin(k * 0.524), 5, '#4a1f26')),
    lensFace(30),
  );
  s.prism(
    [
      [48, 190],
      [60, 214],
      [160, 214],
      [172, 190],
      [160, 206],
      [60, 206],
    ],
    -44,
    220,
    body,
    2,
  );
};

export const domeCamera: Composition = (s) => {
  const body = s.rng.pick([white, '#dfe3e6', '#3a424b']);
  for (const [x, y] of s.rng.chance(0.5)
    ? ([
        [240, 130],
        [0, 0],
      ] as const)
    : ([[0, 0]] as const)) {
    lathe(
      s,
      [x, y, 0],
      [
        [120, 0],
        [120, 26],
        [104, 50],
      ],
      body,
      { sharp: true },
    );
    lathe(
      s,
      [x, y, 50],
      [
        [92, 0],
        [90, 30],
        [74, 64],
        [46, 84],
        [0, 92],
      ],
      '#2a3038',
      { finish: 'gloss', shine: 0.35, lid: 'none' },
    );
    const [px, py] = s.space.project([x, y - 60, 92]);
    s.add(`<g transform="translate(${px} ${py + 8})">${lensFace(26)}</g>`);
  }
};

/** A square industrial camera with a lens and a ring of light. */
export const smartCamera: Composition = (s) => {
  const body = s.rng.pick([dark, '#2c4a6b', '#c9cfd6', '#8c2f2c', iron]);
  s.box([0, 0, 0], [140, 170, 130], body, { round: 3 });
  s.right([140, 0, 130], vents(24, 34, 120, 6, 11), print(24, 108, 70, 1, 14, '#aab3bc'));
  s.tube([70, -40, 65], [70, 0, 65], 50, steel, { finish: 'metal' });
  s.tube([70, -120, 65], [70, -40, 65], 44, black, { finish: 'gloss' });
  for (const k of [-104, -88, -64]) s.tube([70, k, 65], [70, k + 6, 65], 46, '#3a4048', { shadow: false });
  s.end([70, -120.5, 65], 'y', lensFace(40));
  if (s.rng.chance(0.6)) {
    s.box([-170, 60, 0], [110, 90, 150], s.rng.pick(['#e3b12a', '#c9cfd6', '#d4552d']), { round: 4 });
    s.front(
      [-170, 59.5, 150],
      rect(16, 16, 78, 56, '#1b1f24', 5),
      rect(24, 24, 62, 40, '#5b1f28', 3),
      line('M24 44h62', '#ff5c5c', 3),
      lamp(30, 100, 6, '#5be37d'),
      lamp(54, 100, 6, '#f2b53c'),
      print(20, 124, 60, 1, 16, '#6d7680'),
    );
  }
};

export const photoCamera: Composition = (s) => {
  const body = s.rng.pick([black, '#c9ced4', '#5b4033']);
  s.box([0, 0, 0], [250, 80, 150], '#26292e', { round: 5 });
  s.box([0, 0, 120], [250, 80, 36], body, { round: 5 });
  s.prism(
    [
      [80, 156],
      [96, 190],
      [154, 190],
      [170, 156],
    ],
    6,
    66,
    body,
    4,
  );
  s.tube([216, 40, 156], [216, 40, 170], 17, steel, { finish: 'metal' });
  s.tube([34, 40, 156], [34, 40, 166], 22, steel, { finish: 'metal' });
  s.tube([125, -30, 72], [125, 4, 72], 74, '#34393f', { finish: 'gloss' });
  s.tube([125, -96, 72], [125, -30, 72], 66, black, { finish: 'gloss' });
  s.end([125, -96.5, 72], 'y', lensFace(58));
  s.front([0, -0.5, 156], circle(34, 52, 5, '#e0524a'), print(168, 14, 50, 1, 18, body === black ? white : dark));
};

export const drone: Composition = (s) => {
  s.look(s.rng.int(25, 45), 30);
  s.podium = false;
  const body = s.rng.pick([white, dark, '#8b96a2', '#d4552d']);
  const spots = [
    [240, 240],
    [-40, 240],
    [240, -20],
    [-40, -20],
  ] as const;
  const rotor = ([x, y]: readonly [number, number]) => {
    s.tube([x, y, 100], [x, y, 150], 15, dark);
    s.top(
      [x, y, 154],
      `<ellipse cx="0" cy="0" rx="92" ry="92" fill="#7d8894" opacity=".16"/>`,
      `<g transform="rotate(${s.rng.int(0, 90)})"><path d="M-92 -5Q0 -12 92 5Q0 12 -92 -5Z" fill="#2b3138"/></g>`,
      circle(0, 0, 8, steel),
    );
    s.reach(s.space.project([x - 92, y, 154]), s.space.project([x + 92, y, 154]));
  };
  for (const [x, y] of spots) s.tube([100, 110, 112], [x, y, 112], 10, body, { finish: 'gloss' });
  rotor(spots[0]);
  rotor(spots[1]);
  for (const x of [60, 140]) {
    s.tube([x, 110, 100], [x - 14 + (x > 100 ? 28 : 0), 110, 20], 5, dark);
    s.tube([x - 14 + (x > 100 ? 28 : 0), 40, 18], [x - 14 + (x > 100 ? 28 : 0), 180, 18], 6, dark);
  }
  s.box([50, 50, 86], [100, 120, 50], body, { round: 12 });
  s.front([50, 50, 136], rect(20, 14, 60, 10, s.rng.pick(paints), 5));
  s.tube([100, 20, 78], [100, 54, 78], 24, dark);
  s.end([100, 19.5, 78], 'y', lensFace(20));
  rotor(spots[2]);
  rotor(spots[3]);
};

export const printer: Composition = (s: Studio) => {
  const body = s.rng.pick([white, '#d9dee2', '#3a424b']);
  s.prism(
    [
      [50, 170],
      [66, 250],
      [230, 250],
      [250, 170],
    ],
    176,
    8,
    '#f6f7f8',
  );
  s.box([0, 0, 0], [300, 220, 150], body, { round: 6 });
  s.box([10, 20, 150], [280, 190, 26], shade(body, -0.05), { round: 6 });
  s.front(
    [0, 0, 150],
    rect(34, 54, 232, 40, '#15181c', 4),
    path('M54 88h192l20 34H34Z', { fill: '#fbfcfc' }),
    print(64, 98, 120, 2, 8, s.rng.pick(paints)),
    screen(210, 12, 66, 30, s.rng.int(0, 4)),
    circle(186, 27, 8, '#5be37d'),
  );
};

export const keyboard: Composition = (s) => {
  s.look(24, 38);
  const body = s.rng.pick([black, white, '#5a6b7d']);
  const key = body === white ? '#dfe3e7' : '#3b434d';
  s.box([0, 0, 0], [420, 150, 16], body, { round: 5 });
  s.top(
    [0, 150, 16.5],
    ...Array.from({ length: 70 }, (_, k) =>
      rect(
        12 + (k % 14) * 28.4,
        12 + Math.floor(k / 14) * 26,
        25,
        22,
        k === 0 || k === 41 ? s.rng.pick(paints) : key,
        4,
      ),
    ),
    rect(125, 116, 140, 22, key, 4),
  );
  s.box([0, 0, 16], [0.1, 0.1, 0.1], body, { shadow: false });
  s.box([460, 30, 0], [74, 120, 34], body, { round: 14 });
  s.top([460, 150, 34.5], line('M37 6v46', key, 2), rect(32, 18, 10, 24, key, 5));
};
