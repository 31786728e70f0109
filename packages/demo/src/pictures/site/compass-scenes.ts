import { shade } from '../colour.ts';
import type { Composition } from '../products/materials.ts';
import { circle, group, line, path, rect } from '../svg.ts';
import { amber, coral, navy, teal } from './works-hall.ts';

export const mission: Composition = (s) => {
  s.flat = true;
  s.reach([-400, -230], [400, 240]);
  s.shadows.push('M-380 -190L-120 -220L130 -190L390 -220V200L130 230L-120 200L-380 230Z');
  s.add(
    path('M-380 -190L-120 -220V200L-380 230Z', { fill: '#f3ecda' }),
    path('M-120 -220L130 -190V230L-120 200Z', { fill: '#e6dcc3' }),
    path('M130 -190L390 -220V200L130 230Z', { fill: '#f3ecda' }),
    path('M-360 -60C-300 -140 -220 -100 -180 -140S-60 -160 -40 -90S-100 40 -160 60S-320 60 -360 -60Z', {
      fill: '#b9cfa6',
    }),
    path(
      'M180 -150C260 -180 350 -140 360 -70S300 40 240 20S150 -60 180 -150ZM120 120C170 90 260 110 280 150S200 210 150 190S100 150 120 120Z',
      { fill: '#b9cfa6' },
    ),
    line(
      Array.from({ length: 7 }, (_, k) => `M-380 ${-150 + k * 60}H390`).join('') +
        Array.from({ length: 9 }, (_, k) => `M${-340 + k * 90} -215V225`).join(''),
      '#8fa9b5',
      2,
      { opacity: 0.35 },
    ),
    line('M-300 120C-200 60 -160 160 -40 80S120 -40 250 -70', coral, 7, { 'stroke-dasharray': '16 14' }),
    line('M238 -88l28 36M266 -88l-28 36', coral, 9),
  );
  s.add(
    circle(14, 24, 146, '#0b1a26', { opacity: 0.24 }),
    circle(
      0,
      0,
      146,
      s.gradient(
        [
          [0, '#f0d58c'],
          [0.5, '#c99b3f'],
          [1, '#8f6a22'],
        ],
        { x2: 1 },
      ),
    ),
    circle(0, 0, 124, '#8a6724'),
    circle(
      0,
      0,
      118,
      s.radial([
        [0, '#ffffff'],
        [1, '#e3e9ec'],
      ]),
    ),
    ...Array.from({ length: 36 }, (_, k) =>
      rect(-1.6, -112, 3.2, k % 9 ? 11 : 22, '#46535f', 1, { transform: `rotate(${k * 10})` }),
    ),
    group(
      'rotate(38)',
      path('M0 -96L22 0H-22Z', { fill: coral }),
      path('M0 96L22 0H-22Z', { fill: navy }),
      path('M0 -96L22 0H0Z', { fill: shade(coral, -0.08) }),
      path('M0 96L22 0H0Z', { fill: shade(navy, -0.08) }),
    ),
    circle(0, 0, 13, '#e9d49a'),
    path('M-96 -50A108 108 0 0 1 30 -104L-40 60Z', { fill: '#fff', opacity: 0.25 }),
  );
};

export const vision: Composition = (s) => {
  s.reach([-420, -330], [420, 120]);
  s.add(
    `<clipPath id="vs"><ellipse cx="0" cy="-100" rx="420" ry="222"/></clipPath><g clip-path="url(#vs)">`,
    rect(
      -420,
      -330,
      840,
      460,
      s.gradient([
        [0, '#8fc0d9'],
        [0.55, '#f7d7ae'],
        [1, '#f7d7ae'],
      ]),
    ),
    circle(150, -90, 130, '#fff3d6', { opacity: 0.4 }),
    circle(150, -90, 70, '#fff3d6'),
    path('M-420 -260q60 -34 110 0q40 -20 70 10H-420ZM220 -250q40 -30 84 -6q50 -20 90 12H200Z', {
      fill: '#fff',
      opacity: 0.7,
    }),
    rect(
      -420,
      -84,
      840,
      230,
      s.gradient([
        [0, '#5f9fb8'],
        [1, '#1f4f6b'],
      ]),
    ),
    ...Array.from({ length: 30 }, (_, k) =>
      rect(90 + ((k * 53) % 120) - 0, -80 + k * 6, 30 + ((k * 37) % 70), 3, '#fff', 1, { opacity: 0.4 }),
    ),
    ...Array.from({ length: 24 }, (_, k) =>
      rect(-400 + ((k * 131) % 780), -60 + ((k * 47) % 170), 40 + ((k * 29) % 60), 3, '#fff', 1, { opacity: 0.16 }),
    ),
    group(
      'translate(-90 30) scale(.92)',
      path('M-250 -62H270L226 26H-210Z', {
        fill: s.gradient([
          [0, '#33506e'],
          [1, '#1c3048'],
        ]),
      }),
      path('M-238 -38H258L252 -24H-232Z', { fill: coral }),
      rect(-230, -168, 84, 106, '#f1f4f6', 4),
      rect(-236, -180, 96, 16, '#dfe5e9', 4),
      ...[0, 1, 2].map((k) => rect(-222 + k * 26, -152, 18, 16, '#5f8fae', 2)),
      rect(-206, -216, 30, 38, amber, 3),
      ...Array.from({ length: 15 }, (_, k) =>
        rect(
          -130 + (k % 5) * 72,
          -96 - Math.floor(k / 5) * 34,
          69,
          32,
          [coral, teal, amber, '#4f7fae', '#dfe5e9', '#8a6a94'][(k * 5) % 6]!,
          2,
        ),
      ),
      path('M-236 30Q-120 10 0 30T260 26L240 44H-230Z', { fill: '#fff', opacity: 0.35 }),
    ),
    '</g>',
  );
};

export const values: Composition = (s) => {
  s.reach([-230, -430], [230, 20]);
  s.shadows.push('M-190 0a190 22 0 1 0 380 0a190 22 0 1 0 -380 0Z');
  const stones = [
    [0, -42, 190, 44, '#7f8d97'],
    [14, -122, 150, 40, '#b5a58f'],
    [-12, -194, 122, 36, '#5f7f86'],
    [8, -258, 94, 31, '#c98f6a'],
    [-4, -314, 68, 27, '#8fa394'],
    [2, -362, 44, 23, '#d9c08f'],
  ] as const;
  for (const [x, y, rx, ry, colour] of stones)
    s.add(
      `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${s.gradient([
        [0, shade(colour, 0.13)],
        [0.45, colour],
        [1, shade(colour, -0.16)],
      ])}"/>`,
      `<ellipse cx="${x - rx * 0.3}" cy="${y - ry * 0.45}" rx="${rx * 0.36}" ry="${ry * 0.2}" fill="#fff" opacity=".35"/>`,
    );
  s.add(
    line('M-200 -6C-210 -70 -190 -120 -206 -170M206 -4C214 -50 200 -80 212 -120', '#6f9a5a', 6),
    ...[
      [-204, -60, -40],
      [-196, -100, 40],
      [-206, -170, -20],
      [208, -60, 40],
      [210, -120, 10],
    ].map(([x, y, a]) =>
      path('M0 0C-14 -20 -12 -44 0 -58C12 -44 14 -20 0 0Z', {
        fill: '#7fae68',
        transform: `translate(${x} ${y}) rotate(${a})`,
      }),
    ),
  );
};
