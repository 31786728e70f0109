import { shade } from '../../colour.ts';
import { lathe } from '../../studio/lathe.ts';
import { circle, line, path, rect } from '../../svg.ts';
import { black, brights, type Composition, gold, pastels, silver, white } from '../materials.ts';
import { tubes } from './cosmetics.ts';

export const soaps: Composition = (s) => {
  const colours = s.rng.some([...pastels, '#c9b06a', '#8fa37a', '#d9b8a0'], 3);
  for (const [k, at] of (
    [
      [120, 120, 0],
      [0, 20, 0],
      [40, 66, 62],
    ] as const
  ).entries()) {
    const colour = colours[k]!;
    s.box([at[0], at[1], at[2]], [180, 110, 58], colour, { round: 9 });
    s.top(
      [at[0], at[1] + 110, at[2] + 58.5],
      rect(26, 20, 128, 70, 'none', 30, { stroke: shade(colour, -0.12), 'stroke-width': 4 }),
      path('M90 36C104 54 104 70 90 78C76 70 76 54 90 36Z', { fill: shade(colour, -0.12) }),
    );
  }
  for (let k = 0; k < 7; k += 1) {
    const [x, y] = s.space.project([s.rng.int(-60, 320), s.rng.int(-70, 10), 0]);
    const r = s.rng.int(8, 22);
    s.add(
      circle(x, y - r, r, '#fff', { opacity: 0.35, stroke: '#fff', 'stroke-width': 2 }),
      circle(x - r * 0.3, y - r * 1.3, r * 0.22, '#fff'),
    );
  }
};

export const hygiene: Composition = (s) => {
  tubes(s);
  const colour = s.rng.pick(brights);
  for (const [k, x] of [
    [0, -40],
    [1, -12],
  ] as const) {
    const tone = k ? colour : white;
    s.tube([x, -120, 12], [x + 230, -130 - k * 34, 12], 9, tone, { finish: 'gloss' });
    s.box([x - 44, -130, 6], [50, 16, 10], tone, { round: 4, shadow: false });
    s.box([x - 44, -130, 16], [46, 16, 14], k ? '#e8f2f7' : colour, { round: 1, shadow: false });
  }
};

/** Razor, brush and a bowl of foam. */
export const shaving: Composition = (s) => {
  s.look(20, 16);
  const metal = s.rng.pick([silver, gold, '#3f444a']);
  const wood = s.rng.pick(['#5d3a26', black, '#8a5a33', '#e8e0cf']);
  lathe(
    s,
    [150, 80, 0],
    [
      [34, 0],
      [30, 8],
      [58, 30],
      [74, 74],
      [76, 90],
    ],
    wood,
    { finish: 'gloss', lid: 'open' },
  );
  for (const [dx, dy, r] of [
    [-24, 10, 32],
    [20, 12, 36],
    [0, -10, 34],
  ] as const)
    s.ball([150 + dx, 80 + dy, 94], r, '#fbfcfd', 'matte');
  lathe(
    s,
    [10, 50, 0],
    [
      [30, 0],
      [34, 10],
      [24, 40],
      [30, 64],
      [22, 76],
    ],
    wood,
    {},
  );
  lathe(
    s,
    [10, 50, 76],
    [
      [24, 0],
      [30, 30],
      [40, 84],
      [30, 100],
      [0, 106],
    ],
    '#d9c9b0',
    { finish: 'matte', lid: 'none' },
  );
  s.tube([40, -80, 16], [190, -96, 16], 12, metal, { finish: 'metal' });
  s.box([0, -104, 8], [40, 84, 16], metal, { round: 3 });
};

export const hairDryer: Composition = (s) => {
  s.look(10, 8);
  const colour = s.rng.pick([black, '#d9a2a8', white, '#3f5f8a', '#7a4a8a', '#3a8a7c']);
  s.reach([-230, -330], [210, 20]);
  s.shadowOf([
    [-60, -30, 0],
    [120, -30, 0],
    [120, 40, 0],
    [-60, 40, 0],
  ]);
  const body = s.gradient([
    [0, shade(colour, 0.14)],
    [0.4, colour],
    [1, shade(colour, -0.13)],
  ]);
  s.add(
    line('M40 -6C60 40 150 10 200 16', '#2b2e33', 9),
    path('M6 -200L-14 -10Q-12 8 20 8T56 -8L70 -200Z', {
      fill: s.gradient(
        [
          [0, shade(colour, 0.08)],
          [0.5, colour],
          [1, shade(colour, -0.14)],
        ],
        { x2: 1, y2: 0 },
      ),
    }),
    path('M-170 -300L-232 -318V-192L-170 -210Z', { fill: '#3a4048' }),
    path('M-174 -306C-100 -330 60 -346 120 -320Q170 -296 170 -254T120 -186C60 -166 -100 -184 -174 -204Z', {
      fill: body,
    }),
    circle(124, -254, 58, shade(colour, -0.1)),
    circle(124, -254, 44, '#23272c'),
    ...[14, 24, 34].map((r) => circle(124, -254, r, 'none', { stroke: '#59626b', 'stroke-width': 3 })),
    path('M-160 -292C-90 -312 40 -322 90 -308C40 -306 -90 -290 -160 -276Z', { fill: '#fff', opacity: 0.4 }),
    rect(18, -150, 20, 34, '#23272c', 6),
    rect(18, -106, 20, 24, gold, 6),
    rect(-176, -312, 14, 116, gold, 3),
  );
};
