import { shade } from '../colour.ts';
import { print } from '../products/machines/control-parts.ts';
import type { Composition } from '../products/materials.ts';
import type { Studio } from '../studio/studio.ts';
import { circle, group, line, path, rect } from '../svg.ts';
import { globe } from './globe-scene.ts';
import { amber, coral, factory, navy, teal } from './works-hall.ts';

const found: Composition = (s) => {
  s.look(34, 26);
  factory(s);
  const [x, y] = s.space.project([210, 0, 110]);
  s.reach([x - 130, y - 150], [x + 250, y + 250]);
  s.add(
    line(`M${x + 96} ${y + 96}L${x + 214} ${y + 214}`, '#0b1a26', 40, { opacity: 0.14, transform: 'translate(6 12)' }),
    line(`M${x + 96} ${y + 96}L${x + 122} ${y + 122}`, '#b8c2cb', 26),
    line(`M${x + 122} ${y + 122}L${x + 214} ${y + 214}`, navy, 38),
    line(`M${x + 128} ${y + 122}L${x + 208} ${y + 202}`, shade(navy, 0.16), 8),
    circle(x, y, 126, '#dff0f7', { opacity: 0.34 }),
    circle(x, y, 130, 'none', { stroke: '#e6ebef', 'stroke-width': 24 }),
    circle(x, y, 118, 'none', { stroke: '#aeb9c3', 'stroke-width': 4 }),
    path(`M${x - 96} ${y - 24}A100 100 0 0 1 ${x - 10} ${y - 98}`, {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 12,
      'stroke-linecap': 'round',
      opacity: 0.8,
    }),
  );
};

const trust: Composition = (s) => {
  s.look(14, 12);
  s.reach([-240, -390], [260, 20]);
  s.shadowOf([
    [-150, -30, 0],
    [150, -30, 0],
    [150, 30, 0],
    [-150, 30, 0],
  ]);
  const d =
    'M0 -380C60 -340 130 -330 168 -330C172 -170 120 -60 0 0C-120 -60 -172 -170 -168 -330C-130 -330 -60 -340 0 -380Z';
  for (let k = 16; k >= 0; k -= 1)
    s.add(path(d, { fill: shade(teal, -0.17), transform: `translate(${k} ${k * 0.3})` }));
  s.add(
    path(d, {
      fill: s.gradient(
        [
          [0, shade(teal, 0.1)],
          [0.5, teal],
          [1, shade(teal, -0.08)],
        ],
        { x2: 1 },
      ),
    }),
    path(d, {
      fill: 'none',
      stroke: '#e9f2ee',
      'stroke-width': 9,
      transform: 'translate(0 -18) scale(.88)',
      opacity: 0.9,
    }),
    path('M0 -380C60 -340 130 -330 168 -330C172 -170 120 -60 0 0Z', { fill: '#000', opacity: 0.08 }),
    line('M-78 -186L-22 -126L84 -248', '#fff', 38),
  );
  s.box([170, -110, 0], [150, 8, 190], '#fbfcfd', { round: 2 });
  s.front(
    [170, -110.5, 190],
    rect(16, 18, 60, 12, navy, 4),
    print(16, 48, 116, 4, 18, '#c3cdd6'),
    ...[0, 1, 2].map((k) => circle(26, 138 + k * 17, 5, teal) + rect(40, 134 + k * 17, 80, 7, '#d3dbe2', 3)),
  );
  const seal =
    'M-190 -70l22 -16l24 12l26 -4l12 24l24 12l-4 26l12 24l-20 18l-4 26l-26 4l-18 20l-24 -10l-26 4l-14 -22l-24 -10l2 -28l-14 -22l18 -20Z';
  s.add(
    path(seal, { fill: amber, transform: 'translate(-20 -110)' }),
    circle(-192, -146, 34, shade(amber, 0.1)),
    path('M-192 -168l7 14l15 2l-11 11l3 15l-14 -7l-14 7l3 -15l-11 -11l15 -2Z', { fill: '#fff' }),
  );
};

const balloon = (
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  tail: number,
  s: Studio,
  ...content: readonly string[]
) =>
  group(
    `translate(${x} ${y})`,
    path(
      `M28 0H${w - 28}Q${w} 0 ${w} 28V${h - 28}Q${w} ${h} ${w - 28} ${h}H${tail + 56}L${tail} ${h + 52}L${tail + 8} ${h}H28Q0 ${h} 0 ${h - 28}V28Q0 0 28 0Z`,
      {
        fill: s.gradient([
          [0, shade(colour, 0.06)],
          [1, shade(colour, -0.05)],
        ]),
      },
    ),
    ...content,
  );

const direct: Composition = (s) => {
  s.look(10, 10);
  s.reach([-380, -380], [390, 20]);
  s.shadowOf([
    [-330, -30, 0],
    [330, -30, 0],
    [330, 30, 0],
    [-330, 30, 0],
  ]);
  s.add(
    line('M-110 -300C0 -360 20 -100 120 -170', amber, 10, { 'stroke-dasharray': '2 20' }),
    balloon(
      -380,
      -370,
      290,
      190,
      navy,
      44,
      s,
      rect(34, 40, 150, 18, '#fff', 8, { opacity: 0.95 }),
      rect(34, 80, 220, 14, '#fff', 7, { opacity: 0.5 }),
      rect(34, 108, 190, 14, '#fff', 7, { opacity: 0.5 }),
      circle(226, 49, 17, amber),
    ),
    balloon(
      90,
      -250,
      290,
      190,
      teal,
      200,
      s,
      rect(36, 42, 120, 18, '#fff', 8, { opacity: 0.95 }),
      rect(36, 82, 214, 14, '#fff', 7, { opacity: 0.5 }),
      line('M206 132l18 18l34 -38', '#fff', 12),
    ),
    circle(-104, -300, 17, amber),
    circle(116, -172, 17, amber),
  );
};

const cost: Composition = (s) => {
  s.look(24, 20);
  s.box([60, 60, 0], [250, 26, 230], '#f7f9fa', { round: 4 });
  s.front(
    [60, 59.5, 230],
    rect(0, 0, 250, 56, coral, 4),
    print(70, 22, 110, 1, 32, '#fff'),
    ...Array.from({ length: 20 }, (_, k) =>
      rect(20 + (k % 5) * 44, 76 + Math.floor(k / 5) * 36, 32, 24, k === 12 ? teal : '#dfe6eb', 5),
    ),
    line('M113 160l8 8l14 -16', '#fff', 5),
  );
  for (const x of [110, 190, 270])
    s.tube([x - 10, 54, 222], [x - 10, 54, 252], 7, '#8d99a4', { finish: 'metal', shadow: false });
  for (let k = 0; k < 4; k += 1) s.tube([-60, -10, k * 20], [-60, -10, k * 20 + 17], 66, amber, { finish: 'metal' });
  s.top([-60, -10, 77.5], circle(0, 0, 52, 'none', { stroke: shade(amber, -0.12), 'stroke-width': 5 }));
  s.shadowOf([
    [-70, -100, 0],
    [110, -100, 0],
    [110, -76, 0],
    [-70, -76, 0],
    [20, -90, 120],
  ]);
  const [x, y] = s.space.project([20, -90, 100]);
  s.reach([x - 98, y - 98], [x + 96, y + 98]);
  s.add(
    circle(
      x - 2,
      y,
      96,
      s.gradient(
        [
          [0, '#f9e29a'],
          [0.5, amber],
          [1, '#b07a1f'],
        ],
        { x2: 1 },
      ),
    ),
    circle(x - 2, y, 78, 'none', { stroke: '#fff', 'stroke-width': 5, opacity: 0.6 }),
    rect(x - 42, y - 9, 80, 18, '#fff', 9),
    rect(x - 30, y - 40, 56, 14, '#fff', 7, { opacity: 0.8 }),
    rect(x - 30, y + 26, 56, 14, '#fff', 7, { opacity: 0.8 }),
  );
};

export const whyScenes = {
  'why-found': found,
  'why-trust': trust,
  'why-direct': direct,
  'why-global': globe,
  'why-cost': cost,
} as const;
