import { shade } from '../../colour.ts';
import { circle, rect } from '../../svg.ts';
import { brass, type Composition, dark, rubber, steel } from '../materials.ts';
import { bolt, print } from './control-parts.ts';

export const cylinders: Composition = (s) => {
  const hydraulic = s.rng.chance(0.5);
  const colour = s.rng.pick(hydraulic ? ['#2b3138', '#e3a11b', '#bf3a30', '#2c68ad'] : [steel, '#cfd6dc', '#a9b3bd']);
  for (const y of s.rng.chance(0.5) ? [130, 0] : [0]) {
    const r = hydraulic ? 44 : 38;
    s.tube([230, y, 60], [400 + s.rng.int(-50, 30), y, 60], hydraulic ? 22 : 13, '#dfe4e9', { finish: 'metal' });
    s.tube([400, y - 14, 60], [400, y + 14, 60], 30, steel, { finish: 'metal' });
    s.tube([0, y, 60], [230, y, 60], r, colour, { finish: hydraulic ? 'gloss' : 'metal' });
    for (const x of [-20, 214]) {
      if (hydraulic) s.tube([x, y, 60], [x + 36, y, 60], r + 9, shade(colour, -0.04), { finish: 'gloss' });
      else {
        s.box([x, y - 48, 12], [34, 96, 96], '#8f99a3', { round: 3 });
        s.right(
          [x + 34, y - 48, 108],
          ...[
            [14, 14],
            [82, 14],
            [14, 82],
            [82, 82],
          ].map(([a, b]) => bolt(a!, b!, 7)),
        );
      }
      s.tube([x + 17, y, 100], [x + 17, y, 120], 10, brass, { finish: 'metal' });
    }
    s.tube([214, y, 60], [252, y, 60], 26, steel, { finish: 'metal' });
  }
};

export const ballScrew: Composition = (s) => {
  const count = s.rng.int(1, 2);
  for (let index = count - 1; index >= 0; index -= 1) {
    const y = index * 120;
    s.tube([0, y, 50], [440, y, 50], 20, steel, { finish: 'metal' });
    for (let k = 8; k < 436; k += 13)
      s.tube([k, y, 50], [k + 5, y, 50], 21.5, '#7d8893', { finish: 'metal', cap: false, shadow: false });
    const x = 150 + index * 90;
    s.tube([x, y, 50], [x + 26, y, 50], 62, steel, { finish: 'metal' });
    s.end(
      [x + 26.5, y, 50],
      'x',
      ...Array.from({ length: 6 }, (_, k) => circle(51 * Math.cos(k * 1.047), 51 * Math.sin(k * 1.047), 6, '#2f353c')),
    );
    s.tube([x + 24, y, 50], [x + 110, y, 50], 40, '#a9b3bd', { finish: 'metal' });
    s.tube([x + 108, y, 50], [x + 114, y, 50], 41, s.rng.pick(['#2c68ad', '#bf3a30', '#3a8a5c']), { finish: 'gloss' });
    s.tube([x + 114, y, 50], [440, y, 50], 20, steel, { finish: 'metal' });
    for (let k = x + 122; k < 436; k += 13)
      s.tube([k, y, 50], [k + 5, y, 50], 21.5, '#7d8893', { finish: 'metal', cap: false, shadow: false });
    s.end([440.5, y, 50], 'x', circle(0, 0, 18, steel), circle(0, 0, 4, dark));
  }
};

/** Solenoid valves on a manifold with hose fittings. */
export const valveIsland: Composition = (s) => {
  const colour = s.rng.pick(['#d9dee2', '#5a6b7d', '#2b3138', '#2c68ad']);
  const accent = s.rng.pick(['#2c68ad', '#e3a11b', '#d4552d', '#3a8a5c']);
  const count = s.rng.int(4, 7);
  s.box([-20, -10, 0], [count * 50 + 40, 150, 40], steel, { round: 2 });
  for (let index = 0; index < count; index += 1) {
    s.box([index * 50, 0, 40], [44, 130, 90], colour, { round: 2 });
    s.box([index * 50 + 4, 60, 130], [36, 64, 40], accent, { round: 2 });
    s.front(
      [index * 50, -0.5, 130],
      rect(8, 10, 28, 12, index % 2 ? '#5be37d' : '#3a4149', 2),
      print(8, 32, 28, 3, 9, shade(colour, -0.2)),
      circle(22, 74, 6, accent),
    );
    s.tube([index * 50 + 22, -34, 20], [index * 50 + 22, -10, 20], 13, brass, { finish: 'metal' });
    s.end([index * 50 + 22, -34.5, 20], 'y', circle(0, 0, 8, rubber));
  }
};
