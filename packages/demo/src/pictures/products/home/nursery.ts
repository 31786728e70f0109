import { shade } from '../../colour.ts';
import { lathe } from '../../studio/lathe.ts';
import { circle, line, path, rect } from '../../svg.ts';
import { type Composition, dark, pastels, steel, white, woods } from '../materials.ts';
import { wheel } from '../wheel.ts';
import { soft } from './baby-feeding.ts';

export const stroller: Composition = (s) => {
  s.look(s.rng.int(16, 30), 14);
  const colour = s.rng.pick([...soft, '#3f4a5c', '#8a5a4a', '#5a6b5a']);
  s.podium = false;
  for (const x of [30, 210]) wheel(s, x, 120, 42, 42, 12, '#d9dde1');
  s.tube([30, 126, 42], [190, 126, 190], 6, steel, { finish: 'metal' });
  s.tube([210, 126, 42], [20, 126, 230], 6, steel, { finish: 'metal' });
  s.prism(
    [
      [0, 150],
      [10, 200],
      [60, 208],
      [200, 200],
      [236, 180],
      [216, 140],
      [60, 128],
    ],
    20,
    100,
    colour,
    6,
  );
  s.prism(
    [
      [0, 200],
      [-10, 250],
      [20, 300],
      [80, 312],
      [120, 296],
      [70, 208],
    ],
    14,
    112,
    shade(colour, -0.03),
    6,
  );
  s.front([0, 13, 312], line('M8 66L84 104M30 20L72 104M84 2L70 100', '#000', 4, { opacity: 0.16 }));
  s.tube([210, 14, 42], [10, 14, 240], 6, steel, { finish: 'metal' });
  s.tube([30, 14, 42], [190, 14, 190], 6, steel, { finish: 'metal' });
  s.tube([-60, 14, 300], [16, 14, 232], 6, steel, { finish: 'metal' });
  s.tube([-60, 14, 300], [-60, 126, 300], 9, dark, { finish: 'gloss' });
  for (const x of [30, 210]) wheel(s, x, 2, 42, 42, 12, '#d9dde1');
};

export const carSeat: Composition = (s) => {
  s.look(24, 12);
  const colour = s.rng.pick([...soft, '#3f4a5c', '#8d3f4a']);
  s.prism(
    [
      [-10, 0],
      [-20, 40],
      [10, 90],
      [0, 280],
      [30, 310],
      [70, 300],
      [90, 120],
      [210, 110],
      [230, 70],
      [210, 0],
    ],
    0,
    170,
    '#3a4048',
    8,
  );
  s.prism(
    [
      [22, 90],
      [12, 270],
      [34, 292],
      [62, 284],
      [84, 110],
      [200, 98],
      [214, 76],
      [80, 70],
    ],
    20,
    130,
    colour,
    10,
  );
  s.front(
    [0, -2, 300],
    path('M-4 34Q30 4 70 20L66 96Q20 90 -2 110Z', { fill: shade(colour, -0.08) }),
    path('M2 200H214L206 236H-2Z', { fill: shade(colour, -0.1) }),
  );
  s.prism(
    [
      [150, 96],
      [140, 150],
      [170, 166],
      [196, 150],
      [206, 96],
    ],
    -6,
    40,
    shade(colour, -0.04),
    6,
  );
};

export const crib: Composition = (s) => {
  const wood = s.rng.pick([...woods, white, white]);
  const sheet = s.rng.pick(pastels);
  const bars = (y: number) => {
    for (let k = 0; k < 13; k += 1) s.box([20 + k * 27, y, 50], [9, 8, 130], wood, { shadow: false });
    s.box([0, y - 2, 176], [370, 14, 16], wood, { round: 3 });
    s.box([0, y - 2, 44], [370, 14, 16], wood, { round: 3 });
  };
  s.box([0, 0, 0], [18, 18, 60], wood);
  s.box([0, 190, 0], [18, 18, 240], wood, { round: 3 });
  bars(192);
  s.box([0, 0, 44], [16, 204, 190], shade(wood, 0.02), { round: 5 });
  s.box([16, 12, 60], [338, 176, 40], sheet, { round: 6 });
  s.box([26, 40, 100], [80, 120, 22], white, { round: 10 });
  s.box([160, 12, 100], [194, 176, 10], s.rng.pick(soft), { round: 5 });
  s.box([354, 0, 0], [16, 204, 234], wood, { round: 5 });
  bars(0);
  s.box([0, -2, 0], [18, 18, 236], wood, { round: 3 });
  s.box([352, -2, 0], [18, 18, 236], wood, { round: 3 });
};

/** A baby monitor: camera and parent unit. */
export const babyMonitor: Composition = (s) => {
  const body = s.rng.pick([white, '#e8e2da']);
  const accent = s.rng.pick(soft);
  lathe(
    s,
    [180, 110, 0],
    [
      [56, 0],
      [56, 12],
      [26, 24],
      [22, 50],
    ],
    body,
    {},
  );
  s.ball([180, 110, 116], 72, body);
  const [x, y] = s.space.project([180, 44, 110]);
  s.add(
    circle(x, y + 10, 34, '#23272c'),
    circle(x, y + 10, 22, '#10151c'),
    circle(x - 6, y + 3, 7, '#a9cbe8'),
    circle(x, y - 40, 4, '#5be37d'),
  );
  s.box([-60, -10, 0], [170, 34, 120], body, { round: 8 });
  s.front(
    [-60, -10.5, 120],
    rect(14, 14, 104, 76, '#1b2744', 5),
    circle(66, 56, 22, '#f0c9a8'),
    path('M30 90Q66 60 102 90Z', { fill: accent }),
    circle(142, 34, 12, accent),
    circle(142, 68, 8, '#d9dee2'),
    rect(20, 98, 60, 8, accent, 4, { opacity: 0.7 }),
  );
};

export const safetyGate: Composition = (s) => {
  const colour = s.rng.pick([white, '#3a4048', ...woods]);
  s.box([0, 0, 0], [400, 16, 14], colour, { round: 3 });
  for (let k = 0; k < 14; k += 1)
    s.tube([14 + k * 28.6, 8, 14], [14 + k * 28.6, 8, 250], 6, colour, { finish: 'gloss' });
  s.box([0, 0, 248], [400, 16, 14], colour, { round: 3 });
  for (const x of [-10, 110, 270, 396]) s.box([x, -2, 0], [16, 20, 270], colour, { round: 3 });
  s.box([170, -8, 240], [64, 30, 30], s.rng.pick(soft), { round: 6 });
};
