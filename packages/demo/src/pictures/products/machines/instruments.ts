import { shade } from '../../colour.ts';
import { lit } from '../../studio/space.ts';
import { circle, line, path, ring } from '../../svg.ts';
import { brass, type Composition, dark, paints, rubber, steel, white } from '../materials.ts';
import { bolt, print, screen } from './control-parts.ts';
import { ink } from './controls.ts';

/** Threaded round sensors with cables. */
export const sensors: Composition = (s) => {
  const count = s.rng.int(2, 3);
  const face = s.rng.pick(['#e07b2d', '#2c68ad', '#e6c02a', '#3a8a5c', '#c43f36']);
  const metal = s.rng.pick([steel, brass, steel]);
  for (let index = count - 1; index >= 0; index -= 1) {
    const y = index * 112;
    const r = 34 - index * 4;
    const length = 170 + s.rng.int(0, 60);
    const x = s.rng.int(0, 30);
    const [cx, cy] = s.space.project([x + length + 26, y, r]);
    const wire = `M${cx} ${cy}c50 -8 60 44 ${90 + index * 8} 30`;
    s.reach([cx + 90, cy + 30]);
    s.add(line(wire, rubber, 14), line(wire, '#5a6068', 3, { opacity: 0.6 }));
    s.tube([x + length, y, r], [x + length + 30, y, r], r * 0.66, dark);
    s.tube([x + 24, y, r], [x + length, y, r], r, metal, { finish: 'metal', cap: false });
    for (let k = 34; k < length - 6; k += 7)
      s.tube([x + k, y, r], [x + k + 1.6, y, r], r + 1, shade(metal, -0.16), { cap: false, shadow: false });
    for (const k of [length * 0.5, length * 0.5 + 34]) nut(s, [x + k, y, r], r * 1.42, metal);
    s.tube([x, y, r], [x + 26, y, r], r * 0.94, face, { finish: 'gloss' });
  }
};

/** A flat hexagon nut round a lying bar. */
function nut(
  s: Parameters<Composition>[0],
  [x, y, z]: readonly [number, number, number],
  r: number,
  colour: string,
): void {
  const corners = ring(6, r, 0.5);
  for (let index = 0; index < 6; index += 1) {
    const [[ay, az], [by, bz]] = [corners[index]!, corners[(index + 1) % 6]!];
    const normal = [0, (ay + by) / r / 1.73, (az + bz) / r / 1.73] as const;
    if (s.space.facing(normal) > 0)
      s.face(
        [
          [x, y + ay, z + az],
          [x + 16, y + ay, z + az],
          [x + 16, y + by, z + bz],
          [x, y + by, z + bz],
        ],
        shade(colour, lit(normal)),
      );
  }
  s.face(
    corners.map(([a, b]) => [x + 16, y + a, z + b] as const),
    shade(colour, -0.08),
  );
}

/** A dial or digital transmitter on a pipe piece with flanges. */
export const flowMeter: Composition = (s) => {
  const body = s.rng.pick(paints);
  const r = 54;
  s.tube([0, 60, r + 20], [40, 60, r + 20], 74, steel, { finish: 'metal' });
  s.tube([36, 60, r + 20], [230, 60, r + 20], r, body, { finish: 'gloss', cap: false });
  s.tube([226, 60, r + 20], [262, 60, r + 20], 74, steel, { finish: 'metal' });
  s.end(
    [262.5, 60, r + 20],
    'x',
    circle(0, 0, 44, dark),
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((k) => bolt(60 * Math.cos(k * 0.785), 60 * Math.sin(k * 0.785), 7)),
  );
  s.tube([131, 60, 110], [131, 60, 190], 20, steel, { finish: 'metal' });
  const head = s.rng.chance(0.5) ? body : '#e8ebee';
  s.tube([131, 0, 250], [131, 112, 250], 74, head, { finish: 'gloss' });
  if (s.rng.chance(0.5))
    s.end(
      [131, -0.5, 250],
      'y',
      circle(0, 0, 62, white),
      ...ticks(62),
      line('M0 0L28 -34', '#c43f36', 4),
      circle(0, 0, 7, dark),
    );
  else
    s.end(
      [131, -0.5, 250],
      'y',
      circle(0, 0, 64, dark),
      screen(-42, -32, 84, 42, s.rng.int(0, 4), ink(s)),
      ...[0, 1, 2].map((k) => circle(-24 + k * 24, 32, 8, shade(head, 0.05))),
    );
};

const ticks = (r: number) =>
  Array.from({ length: 21 }, (_, k) => {
    const angle = -3.9 + k * 0.234;
    const [c, d] = [Math.cos(angle), Math.sin(angle)];
    return line(
      `M${c * r * 0.84} ${d * r * 0.84}L${c * r * (k % 5 ? 0.74 : 0.66)} ${d * r * (k % 5 ? 0.74 : 0.66)}`,
      '#3a4048',
      k % 5 ? 1.6 : 3,
    );
  });

/** One or two round gauges seen from the front on their thread. */
export const gauges: Composition = (s) => {
  const count = s.rng.int(1, 3);
  const rim = s.rng.pick([steel, brass, dark]);
  for (let index = count - 1; index >= 0; index -= 1) {
    const [x, y] = [index * 200, index * 70];
    s.tube([x, y, 0], [x, y, 40], 17, brass, { finish: 'metal' });
    s.tube([x, y, 34], [x, y, 60], 26, brass, { finish: 'metal' });
    s.tube([x, y - 26, 150], [x, y + 26, 150], 100, rim, { finish: 'metal' });
    s.end(
      [x, y - 26.5, 150],
      'y',
      circle(0, 0, 88, '#fbfcfd'),
      path('M-62 42A75 75 0 0 1 -30 -69', { fill: 'none', stroke: '#4ba66f', 'stroke-width': 7 }),
      path('M52 -54A75 75 0 0 1 62 42', { fill: 'none', stroke: '#d9534a', 'stroke-width': 7 }),
      ...ticks(84),
      line(`M0 0L${40 - index * 50} ${-50 + index * 9}`, '#20252b', 5),
      circle(0, 0, 10, '#20252b'),
      print(-18, 34, 36, 2, 10, '#9aa3ad'),
    );
  }
};
