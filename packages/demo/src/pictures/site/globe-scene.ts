import type { Composition } from '../products/materials.ts';
import { lathe } from '../studio/lathe.ts';
import { circle, line, n, path } from '../svg.ts';
import { amber, coral, navy } from './works-hall.ts';

export const globe: Composition = (s) => {
  s.look(10, 14);
  const r = 200;
  const [x, y] = [0, -230];
  s.reach([-270, -450], [270, 20]);
  s.shadowOf([
    [-110, -40, 0],
    [110, -40, 0],
    [110, 50, 0],
    [-110, 50, 0],
  ]);
  lathe(
    s,
    [0, 0, 0],
    [
      [96, 0],
      [92, 10],
      [30, 22],
      [22, 40],
    ],
    navy,
    {},
  );
  s.add(
    path(`M${x - 150} ${y - 186}A240 240 0 0 0 ${x + 196} ${y + 138}`, {
      fill: 'none',
      stroke: '#b3bfc9',
      'stroke-width': 13,
      'stroke-linecap': 'round',
    }),
    circle(
      x,
      y,
      r,
      s.radial(
        [
          [0, '#a9dbe8'],
          [0.5, '#5fa9c4'],
          [1, '#2f6f93'],
        ],
        0.36,
        0.3,
        0.8,
      ),
    ),
  );
  const lands = [
    'M-150 -110C-110 -150 -60 -160 -40 -130C-30 -100 -70 -96 -60 -70C-50 -50 -20 -40 -30 0C-40 50 -64 90 -80 100C-96 60 -100 10 -130 -10C-160 -40 -172 -80 -150 -110Z',
    'M10 -140C60 -180 130 -140 160 -90C184 -40 170 0 140 0C120 10 100 -10 84 20C80 60 60 110 40 120C20 90 24 40 0 20C-20 0 -10 -40 10 -50C-6 -80 -10 -120 10 -140Z',
    'M120 60C146 50 166 64 160 90C146 116 116 116 110 96Z',
  ];
  s.add(
    `<clipPath id="gl"><circle cx="${x}" cy="${y}" r="${r}"/></clipPath><g clip-path="url(#gl)"><g transform="translate(${x} ${y})">${lands.map((d) => path(d, { fill: '#7fb58a' })).join('')}</g></g>`,
    circle(
      x,
      y,
      r,
      s.radial(
        [
          [0, '#ffffff', 0.3],
          [0.45, '#ffffff', 0],
          [1, '#08202e', 0.4],
        ],
        0.36,
        0.3,
        0.78,
      ),
    ),
  );
  const marks = Array.from({ length: 25 }, (_, k) => {
    const a = k * 2.4;
    const far = Math.sqrt((k + 0.5) / 25) * 176;
    return [x + Math.cos(a) * far, y + Math.sin(a) * far * 0.94] as const;
  });
  s.add(
    line(
      marks
        .slice(0, 12)
        .map(
          ([a, b], k) =>
            `M${n(a)} ${n(b)}Q${n((a + marks[24 - k]![0]) / 2)} ${n((b + marks[24 - k]![1]) / 2 - 60)} ${n(marks[24 - k]![0])} ${n(marks[24 - k]![1])}`,
        )
        .join(''),
      '#fff',
      2.6,
      { opacity: 0.5 },
    ),
    ...marks.map(
      ([a, b], k) =>
        path(`M${n(a)} ${n(b)}c-14 -18 -14 -34 0 -36c14 2 14 18 0 36Z`, { fill: k % 3 ? amber : coral }) +
        circle(a, b - 23, 5, '#fff'),
    ),
  );
};
