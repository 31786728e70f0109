import { shade } from '../../colour.ts';
import { circle, line, path, rect } from '../../svg.ts';
import { brass, type Composition, dark, gold, paints, rubber, white, woods } from '../materials.ts';
import { vents } from './control-parts.ts';

export const switchesAndSockets: Composition = (s) => {
  s.look(24, 14);
  const plate = s.rng.pick([white, '#2b2e33', '#c9b79f', '#c9ced4']);
  const frame = s.rng.pick([plate, gold, woods[1]]);
  const faces = [
    rect(20, 14, 50, 92, shade(plate, 0.04), 4, { stroke: '#000', 'stroke-opacity': 0.14, 'stroke-width': 2 }) +
      line('M20 60h50', '#000', 1.6, { opacity: 0.2 }),
    circle(45, 60, 36, shade(plate, -0.05)) +
      circle(32, 60, 6, '#23262b') +
      circle(58, 60, 6, '#23262b') +
      rect(41, 26, 8, 8, brass) +
      rect(41, 86, 8, 8, brass),
    rect(14, 14, 30, 92, shade(plate, 0.04), 4, { stroke: '#000', 'stroke-opacity': 0.14, 'stroke-width': 2 }) +
      rect(47, 14, 30, 92, shade(plate, 0.02), 4, { stroke: '#000', 'stroke-opacity': 0.14, 'stroke-width': 2 }),
  ];
  for (const [x, y, z, gang] of [
    [120, 90, 0, 2],
    [0, 0, 0, 1],
  ] as const) {
    s.box([x, y, z], [96 * gang + 16, 20, 136], frame, { round: 5 });
    for (let k = 0; k < gang; k += 1)
      s.front([x + 10 + k * 96, y - 0.5, z + 128], rect(0, 0, 90, 120, plate, 5), s.rng.pick(faces));
  }
  const wire = s.rng.some(['#c9302c', '#2c68ad', '#e3b12a', '#3a8a5c', '#2b2e33'], 3);
  for (const [k, colour] of wire.entries())
    s.tube([170, -70 - k * 26, 10], [330, -50 - k * 30, 10], 10, colour, { finish: 'gloss' });
  for (const [k] of wire.entries())
    s.tube([150, -72 - k * 26, 10], [172, -70 - k * 26, 10], 5, '#c9784a', { finish: 'metal' });
};

export const cableDrum: Composition = (s) => {
  s.look(30, 16);
  const wire = s.rng.pick([rubber, '#c9302c', '#2c68ad', '#e3a11b', '#3a8a5c', '#5a6b7d']);
  const wood = s.rng.pick(woods);
  s.tube([0, 160, 120], [0, 176, 120], 120, wood, {});
  s.tube([0, 10, 120], [0, 162, 120], 86, wire, { finish: 'gloss' });
  for (let k = 14; k < 160; k += 13)
    s.tube([0, k, 120], [0, k + 2, 120], 87, shade(wire, -0.1), { cap: false, shadow: false });
  s.tube([0, -8, 120], [0, 10, 120], 120, wood, {});
  s.end(
    [0, -8.5, 120],
    'y',
    circle(0, 0, 104, 'none', { stroke: shade(wood, -0.09), 'stroke-width': 5 }),
    ...[0, 60, 120].map((a) => line('M-116 0H116', shade(wood, -0.07), 4, { transform: `rotate(${a})` })),
    circle(0, 0, 26, shade(wood, -0.18)),
    circle(0, 0, 15, dark),
  );
  const [x, y] = s.space.project([84, 60, 60]);
  s.add(line(`M${x} ${y}c30 60 60 60 110 70`, wire, 12));
  s.reach([x + 116, y + 76]);
};

export const airConditioner: Composition = (s) => {
  if (s.rng.chance(0.5)) {
    s.box([0, 60, 180], [330, 60, 96], white, { round: 8 });
    s.front(
      [0, 59, 276],
      rect(14, 64, 302, 20, '#c9d3da', 5),
      line('M18 70H312M18 76H312', '#9aa7b2', 2),
      rect(262, 22, 40, 18, '#10171f', 4),
      circle(274, 31, 4, '#5fd3e8'),
      rect(0, 54, 330, 2, '#000', 0, { opacity: 0.1 }),
    );
    const [x, y] = s.space.project([60, 40, 170]);
    s.add(
      ...[0, 1, 2].map((k) =>
        line(`M${x + k * 80} ${y + 10 + k * 10}c14 20 -14 34 0 58`, '#9fcfe6', 7, { opacity: 0.7 }),
      ),
    );
  }
  s.box([40, -20, 0], [270, 110, 180], '#dfe4e8', { round: 4 });
  s.front(
    [40, -20.5, 180],
    circle(98, 90, 76, '#c3ccd3'),
    circle(98, 90, 70, '#2f373f'),
    ...[0, 72, 144, 216, 288].map((a) =>
      path('M98 90C80 60 84 34 110 24C124 44 118 72 98 90Z', { fill: '#5a6670', transform: `rotate(${a} 98 90)` }),
    ),
    ...[22, 38, 54].map((r) => circle(98, 90, r, 'none', { stroke: '#aab4bd', 'stroke-width': 2.4 })),
    circle(98, 90, 10, '#aab4bd'),
    vents(200, 30, 50, 10, 11),
    rect(196, 150, 54, 14, s.rng.pick(paints), 3),
  );
};
