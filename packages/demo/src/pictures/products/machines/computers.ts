import { shade } from '../../colour.ts';
import type { Studio } from '../../studio/studio.ts';
import { circle, path, rect } from '../../svg.ts';
import { black, type Composition, dark, paints, white } from '../materials.ts';
import { print } from './control-parts.ts';

export const laptop: Composition = (s) => {
  const body = s.rng.pick(['#c9cfd6', '#4b545f', '#e0d5c8', '#2a3038']);
  s.box([0, 0, 0], [360, 240, 14], body, { round: 3 });
  s.top(
    [0, 240, 14.5],
    rect(24, 20, 312, 118, shade(body, -0.13), 5),
    ...Array.from({ length: 52 }, (_, k) =>
      rect(29 + (k % 13) * 23.4, 25 + Math.floor(k / 13) * 22, 20.5, 18, '#20252b', 3),
    ),
    rect(110, 112, 140, 20, '#20252b', 3),
    rect(126, 154, 108, 70, shade(body, -0.06), 5),
  );
  s.box([0, 236, 14], [360, 10, 232], body, { round: 3 });
  s.front(
    [0, 235.5, 246],
    rect(8, 8, 344, 214, black, 5),
    rect(
      16,
      16,
      328,
      194,
      s.gradient(
        [
          [0, s.rng.pick(['#2b4c7e', '#3a2f5b', '#1f5a5a'])],
          [1, s.rng.pick(['#6fb3c9', '#e09a6a', '#8f7fd1'])],
        ],
        { x2: 1 },
      ),
    ),
    ...windows(s),
  );
};

const windows = (s: Studio) => {
  const accent = s.rng.pick(paints);
  return [
    rect(46, 40, 170, 120, '#fff', 6),
    rect(46, 40, 170, 18, '#e6eaee', 6),
    print(60, 72, 70, 5, 14, '#c3cad2'),
    rect(144, 72, 58, 66, accent, 4, { opacity: 0.85 }),
    rect(196, 86, 126, 96, '#fff', 6),
    ...[0, 1, 2, 3, 4].map((k) =>
      rect(210 + k * 21, 166 - [30, 46, 24, 58, 40][k]!, 13, [30, 46, 24, 58, 40][k]!, k === 3 ? accent : '#b9c6d3', 2),
    ),
  ];
};

export const monitor: Composition = (s) => {
  const body = s.rng.pick([black, '#c9cfd6', dark]);
  const [w, h] = s.rng.pick([
    [400, 226],
    [460, 200],
    [360, 250],
  ] as const);
  s.tube([w / 2, 60, 0], [w / 2, 60, 10], 84, body);
  s.box([w / 2 - 24, 62, 8], [48, 14, 90], shade(body, -0.03));
  s.box([0, 40, 76], [w, 22, h], body, { round: 3 });
  const [a, b] = s.rng.pick([
    ['#1c3a63', '#4aa3b5'],
    ['#412b63', '#d4776a'],
    ['#123f3f', '#9ac35f'],
    ['#27406b', '#c3d5ec'],
  ] as const);
  s.front(
    [0, 39.5, 76 + h],
    rect(
      9,
      9,
      w - 18,
      h - 26,
      s.gradient(
        [
          [0, a],
          [1, b],
        ],
        { x2: 1 },
      ),
      2,
    ),
    `<g transform="translate(${w / 2 - 180} ${h / 2 - 118})">${windows(s).join('')}</g>`,
    path(`M9 9h${w * 0.4}L${w * 0.14} ${h - 17}H9Z`, { fill: '#fff', opacity: 0.07 }),
  );
};

export const software: Composition = (s) => {
  s.rng.chance(0.5) ? laptop(s) : monitor(s);
  const accent = s.rng.pick(paints);
  s.box([-30, -130, 0], [100, 11, 180], black, { round: 4 });
  s.front(
    [-30, -130.5, 180],
    rect(6, 9, 88, 160, '#f4f6f8', 7),
    rect(6, 9, 88, 44, accent, 7),
    print(16, 66, 66, 4, 14, '#c3cad2'),
    rect(16, 134, 68, 22, accent, 11),
  );
};

export const phones: Composition = (s) => {
  const count = s.rng.int(2, 3);
  for (let index = count - 1; index >= 0; index -= 1) {
    const body = s.rng.pick(['#2a3038', '#d9cfc4', '#8fa3b8', '#b9c7b8', '#5d4b6d', '#c9ced4']);
    const [x, y] = [index * 130, index * 46];
    s.box([x, y, 0], [128, 13, 262], body, { round: 7 });
    if (index % 2)
      s.front(
        [x, y - 0.6, 262],
        rect(10, 10, 54, 60, shade(body, -0.06), 14),
        ...[0, 1, 2].map(
          (k) =>
            circle(25 + (k % 2) * 24, 26 + Math.floor(k / 2) * 26, 9.5, '#15181c') +
            circle(23 + (k % 2) * 24, 24 + Math.floor(k / 2) * 26, 3, '#7d93ab'),
        ),
        circle(64, 150, 10, shade(body, 0.08)),
      );
    else
      s.front(
        [x, y - 0.6, 262],
        rect(0, 0, 128, 262, '#14171b', 14),
        rect(
          6,
          6,
          116,
          250,
          s.gradient(
            [
              [0, s.rng.pick(['#3f5fa8', '#d9776a', '#2f8f83'])],
              [1, s.rng.pick(['#e8b27a', '#8f7fd1', '#9fd3c7'])],
            ],
            { x2: 0.6 },
          ),
          10,
        ),
        rect(46, 12, 36, 9, '#14171b', 5),
        ...Array.from({ length: 8 }, (_, k) =>
          rect(18 + (k % 4) * 25, 150 + Math.floor(k / 4) * 30, 17, 17, '#fff', 5, { opacity: 0.85 }),
        ),
        rect(38, 60, 52, 8, '#fff', 3),
        rect(46, 76, 36, 5, '#fff', 2, { opacity: 0.7 }),
      );
  }
  if (s.rng.chance(0.5)) s.box([-20, -110, 0], [110, 60, 24], s.rng.pick([white, dark]), { round: 8 });
};

export const speakers: Composition = (s) => {
  const body = s.rng.pick(['#2a2d32', '#a06a3b', '#5b4033', '#e6e8ea']);
  const cone = s.rng.pick(['#e0c36a', '#3a4048', '#c9ced4', '#b3543f']);
  for (const [x, y, h] of [
    [190, 120, 280],
    [0, 0, 230],
  ] as const) {
    s.box([x, y, 0], [140, 120, h], body, { round: 3 });
    const driver = (cy: number, r: number) =>
      circle(70, cy, r, '#111418') +
      circle(70, cy, r * 0.9, '#3a4048') +
      circle(70, cy, r * 0.76, cone) +
      circle(70, cy, r * 0.5, shade(cone, -0.1)) +
      circle(70, cy, r * 0.28, shade(cone, -0.02)) +
      circle(66, cy - r * 0.06, r * 0.1, '#fff', { opacity: 0.5 });
    s.front([x, y, h], driver(h - 78, 56), driver(62, 34), h > 250 ? driver(126, 22) : '', circle(70, h - 12, 4, cone));
  }
};
