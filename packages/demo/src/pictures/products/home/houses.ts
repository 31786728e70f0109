import { shade } from '../../colour.ts';
import { circle, line, path, rect } from '../../svg.ts';
import { type Composition, dark, gold, steel, white, woods } from '../materials.ts';

export const house: Composition = (s) => {
  const wall = s.rng.pick([white, '#e3d9c8', '#b9c3c9', ...woods.slice(3)]);
  const roof = s.rng.pick(['#8a3f34', '#3f4a55', '#5b4a3f', '#2f5a5c']);
  const modern = s.rng.chance(0.45);
  const pane = s.gradient([
    [0, '#8fb8cf'],
    [1, '#d3e6ee'],
  ]);
  if (modern) {
    s.box([-20, -20, 0], [420, 240, 10], '#b9bdb5');
    s.box([0, 0, 10], [260, 190, 110], wall, { round: 1 });
    s.front(
      [0, -0.5, 120],
      rect(20, 20, 110, 66, pane),
      line('M75 20v66M20 53h110', '#3a4048', 4),
      rect(160, 20, 60, 90, woods[1]),
      circle(210, 66, 4, gold),
    );
    s.box([120, 10, 120], [270, 180, 100], shade(wall, 0.02), { top: '#9aa3a8', right: woods[0] });
    s.front(
      [120, 9.5, 220],
      rect(20, 18, 150, 60, pane),
      line('M70 18v60M120 18v60', '#3a4048', 4),
      rect(200, 18, 50, 60, pane),
    );
    for (const x of [370, 300]) s.box([x, 10, 10], [12, 12, 110], dark);
  } else {
    s.box([-30, -30, 0], [360, 280, 8], '#9fae8a');
    s.box([0, 0, 8], [290, 200, 120], wall);
    s.prism(
      [
        [-18, 124],
        [145, 232],
        [308, 124],
      ],
      -14,
      230,
      roof,
      1,
    );
    s.front(
      [0, -14.5, 232],
      path('M6 108L145 14L284 108Z', { fill: wall }),
      circle(145, 72, 17, pane),
      circle(145, 72, 17, 'none', { stroke: '#fff', 'stroke-width': 5 }),
    );
    s.front(
      [0, -0.5, 128],
      rect(120, 34, 52, 86, roof, 2),
      circle(164, 80, 4, gold),
      ...[28, 204].map(
        (x) =>
          rect(x, 30, 58, 52, '#fff') +
          rect(x + 5, 35, 48, 42, pane) +
          line(`M${x + 29} 35v42M${x + 5} 56h48`, '#fff', 4),
      ),
    );
    s.right([290, 0, 128], ...[30, 120].map((x) => rect(x, 30, 50, 52, '#fff') + rect(x + 5, 35, 40, 42, pane)));
  }
};

export const cabin: Composition = (s) => {
  const colour = s.rng.pick([white, '#5a6b7d', '#3a8a5c', '#c9704a', '#2c68ad', '#d9d4cc']);
  const stacked = s.rng.chance(0.4);
  for (let k = 0; k <= (stacked ? 1 : 0); k += 1) {
    const z = 12 + k * 126;
    s.box([0, 0, z - 10], [380, 150, 10], dark);
    s.box([0, 0, z], [380, 150, 112], colour);
    s.front(
      [0, -0.5, z + 112],
      ...Array.from({ length: 30 }, (_, t) => rect(8 + t * 12.4, 6, 4, 100, '#000', 0, { opacity: 0.07 })),
      rect(30, 24, 100, 56, '#f4f6f7'),
      rect(36, 30, 42, 44, '#a9cbd8'),
      rect(82, 30, 42, 44, '#a9cbd8'),
      rect(170, 16, 54, 92, shade(colour, -0.14)),
      rect(178, 26, 38, 34, '#a9cbd8'),
      circle(216, 70, 4, steel),
      rect(256, 24, 100, 56, '#f4f6f7'),
      rect(262, 30, 88, 44, '#a9cbd8'),
    );
  }
  s.box([-6, -6, stacked ? 250 : 124], [392, 162, 10], shade(colour, -0.1));
};

export const towers: Composition = (s) => {
  const tones = s.rng.some(['#9fb3c4', '#d9d2c5', '#5f7a94', '#c9a58c', '#e8ebee', '#47627a'], 3);
  s.box([-30, -30, 0], [400, 300, 8], '#b9bdb5');
  for (const [k, [x, y, w, d, h]] of (
    [
      [200, 120, 110, 100, 320],
      [20, 130, 110, 90, 210],
      [110, 0, 130, 90, 250],
    ] as const
  ).entries()) {
    const tone = tones[k]!;
    s.box([x, y, 8], [w, d, h], tone);
    const cols = Math.floor(w / 22);
    const rows = Math.floor(h / 26);
    const pane = s.rng.pick(['#4f7f9f', '#a9cbd8', '#2f4f6b']);
    s.front(
      [x, y - 0.5, h + 8],
      ...Array.from({ length: cols * rows - cols }, (_, t) =>
        rect(7 + (t % cols) * ((w - 8) / cols), 9 + Math.floor(t / cols) * 26, (w - 8) / cols - 6, 17, pane, 0.5, {
          opacity: 0.9,
        }),
      ),
    );
    s.right(
      [x + w, y, h + 8],
      ...Array.from({ length: 4 * (rows - 1) }, (_, t) =>
        rect(7 + (t % 4) * ((d - 8) / 4), 9 + Math.floor(t / 4) * 26, (d - 8) / 4 - 6, 17, shade(pane, -0.1), 0.5),
      ),
    );
    if (s.rng.chance(0.5)) s.box([x + w * 0.3, y + d * 0.3, h + 8], [w * 0.4, d * 0.4, 16], shade(tone, -0.06));
  }
  for (const [x, y] of [
    [0, -10],
    [70, -16],
    [270, -10],
    [330, 60],
  ] as const) {
    s.tube([x, y, 8], [x, y, 24], 3, '#7a5a3f', {});
    s.ball([x, y, 38], 18, '#6f9a5a', 'matte');
  }
};
