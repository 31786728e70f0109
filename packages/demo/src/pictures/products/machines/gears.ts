import { shade } from '../../colour.ts';
import type { Vec } from '../../studio/space.ts';
import type { Studio } from '../../studio/studio.ts';
import { circle, circlePath, gearPath, line, path, rect, ring } from '../../svg.ts';
import { brass, type Composition, dark, gold, iron, paints, steel } from '../materials.ts';
import { bolt, print } from './control-parts.ts';

/** A flat outline drawn out along y, with its face to the viewer. `r` is its reach round the centre. */
export function disc(
  s: Studio,
  [x, y, z]: Vec,
  d: string,
  r: number,
  depth: number,
  colour: string,
  ...face: readonly string[]
): void {
  s.shadowOf(
    ring(14, r).flatMap(([a, b]): Vec[] => [
      [x + a, y, z + b],
      [x + a, y + depth, z + b],
    ]),
  );
  for (const [a, b] of ring(12, r)) {
    s.point([x + a, y, z + b]);
    s.point([x + a, y + depth, z + b]);
  }
  const steps = Math.ceil(depth / 2.5);
  for (let k = steps; k >= 0; k -= 1)
    s.front(
      [x, y + (depth * k) / steps, z],
      path(d, {
        fill: s.gradient([
          [0, shade(colour, 0.02)],
          [0.5, shade(colour, -0.1)],
          [1, shade(colour, -0.22)],
        ]),
        'fill-rule': 'evenodd',
      }),
    );
  s.front(
    [x, y - 0.4, z],
    path(d, {
      fill: s.gradient([
        [0, shade(colour, 0.12)],
        [0.5, colour],
        [1, shade(colour, -0.07)],
      ]),
      'fill-rule': 'evenodd',
    }),
    ...face,
  );
}

const gearColours = [steel, '#8a949e', brass, '#6f7a85', '#c9b06a'] as const;

function gear(s: Studio, at: Vec, r: number, teeth: number, depth: number, colour: string): void {
  const hole = r * 0.2;
  const web = s.rng.int(0, 2);
  const cut =
    web === 1
      ? ring(5, r * 0.5, 0.3)
          .map(([a, b]) => circlePath(a, b, r * 0.15))
          .join('')
      : '';
  disc(
    s,
    at,
    gearPath(teeth, r, r * 0.84) + circlePath(0, 0, hole) + cut,
    r,
    depth,
    colour,
    circle(0, 0, r * 0.74, 'none', { stroke: shade(colour, -0.14), 'stroke-width': r * 0.02 }),
    web === 2
      ? circle(0, 0, r * 0.54, 'none', { stroke: shade(colour, -0.1), 'stroke-width': r * 0.3, opacity: 0.45 })
      : '',
    circle(0, 0, r * 0.32, 'none', { stroke: shade(colour, 0.1), 'stroke-width': r * 0.05 }),
    rect(-hole * 0.3, -hole * 1.35, hole * 0.6, hole * 0.5, '#2a2f35'),
  );
}

export const gears: Composition = (s) => {
  const [a, b, c] = [s.rng.pick(gearColours), s.rng.pick(gearColours), s.rng.pick(gearColours)];
  const depth = s.rng.int(34, 60);
  gear(s, [0, 0, 150], 150, 26, depth, a);
  gear(s, [215, -10, 92], 88, 15, depth * 0.9, b);
  if (s.rng.chance(0.6)) gear(s, [66, -70, 60], 60, 12, 40, c);
};

export const gearbox: Composition = (s) => {
  const colour = s.rng.pick(paints);
  s.box([0, 0, 0], [200, 150, 18], shade(colour, -0.04));
  for (const [x, y] of [
    [14, 14],
    [170, 14],
  ] as const)
    s.tube([x, y, 18], [x, y, 26], 10, steel);
  s.box([20, 14, 18], [160, 122, 170], colour, { round: 6 });
  s.box([36, 30, 188], [128, 90, 14], shade(colour, 0.02), { round: 4 });
  s.tube([180, 74, 110], [204, 74, 110], 62, colour, { finish: 'gloss' });
  s.end(
    [204.5, 74, 110],
    'x',
    ...Array.from({ length: 8 }, (_, k) => bolt(50 * Math.cos(k * 0.785), 50 * Math.sin(k * 0.785), 5.5)),
    circle(0, 0, 32, dark),
  );
  s.tube([204, 74, 110], [290, 74, 110], 20, steel, { finish: 'metal' });
  s.tube([100, -12, 100], [100, 14, 100], 58, colour, { finish: 'gloss' });
  s.end(
    [100, -12.5, 100],
    'y',
    circle(0, 0, 50, shade(colour, -0.06)),
    ...Array.from({ length: 6 }, (_, k) => bolt(40 * Math.cos(k * 1.047), 40 * Math.sin(k * 1.047), 6)),
    circle(0, 0, 24, dark),
    circle(0, 0, 18, '#15181c'),
  );
  s.front([20, 13.5, 188], rect(108, 132, 42, 24, steel, 2), print(113, 137, 32, 2, 8, iron));
};

export const bearings: Composition = (s) => {
  const spots = s.rng.pick([
    [
      [150, 120, 92],
      [0, 0, 130],
    ],
    [[0, 0, 150]],
    [
      [190, 90, 80],
      [-30, 70, 100],
      [90, -40, 70],
    ],
  ] as const);
  const cage = s.rng.pick([brass, '#8c6a3f', steel, '#2c68ad']);
  for (const [x, y, r] of spots) {
    const d = circlePath(0, 0, r) + circlePath(0, 0, r * 0.46);
    const balls = s.rng.int(9, 13);
    const rolling = ring(balls, r * 0.73, 0.2).map(([a, b]) =>
      circle(
        a,
        b,
        r * 0.125,
        s.radial([
          [0, '#ffffff'],
          [0.4, '#c3cad1'],
          [1, '#6f7a85'],
        ]),
      ),
    );
    disc(
      s,
      [x, y, r],
      d,
      r,
      r * 0.44,
      steel,
      circle(0, 0, r * 0.73, 'none', { stroke: '#2f353c', 'stroke-width': r * 0.27 }),
      circle(0, 0, r * 0.73, 'none', { stroke: shade(cage, -0.06), 'stroke-width': r * 0.1 }),
      ...rolling,
      circle(0, 0, r * 0.95, 'none', { stroke: '#fff', 'stroke-width': r * 0.02, opacity: 0.8 }),
      circle(0, 0, r * 0.6, 'none', { stroke: '#8f99a3', 'stroke-width': r * 0.02 }),
      circle(0, 0, r * 0.5, 'none', { stroke: '#fff', 'stroke-width': r * 0.02, opacity: 0.7 }),
    );
  }
};

export const chain: Composition = (s) => {
  const metal = s.rng.pick([steel, '#8a949e', '#6f7a85', gold]);
  const r = s.rng.int(96, 120);
  gear(s, [0, 14, r + 14], r, 18, 22, s.rng.pick(gearColours));
  const links = 20;
  const place = (k: number): readonly [number, number, number] => {
    if (k < 9)
      return [-Math.sin((k / 8) * Math.PI) * (r + 2), 0, (Math.cos((k / 8) * Math.PI) + 1) * r + 14 - r * 0] as const;
    return [(k - 8) * 38, 0, k < links ? 14 : 14] as const;
  };
  for (let k = 0; k < links - 1; k += 1) {
    const [a, b] = [place(k), place(k + 1)];
    const [ax, az, bx, bz] = [a[0], a[2], b[0], b[2]];
    const tone = k % 2 ? metal : shade(metal, -0.07);
    for (const y of [46, -2]) {
      s.front(
        [0, y + (k % 2 ? -4 : 0), 0],
        line(`M${ax} ${-az}L${bx} ${-bz}`, shade(tone, -0.16), 29),
        line(`M${ax} ${-az}L${bx} ${-bz}`, tone, 24),
        circle(ax, -az, 7, shade(metal, 0.1)),
        circle(bx, -bz, 7, shade(metal, 0.1)),
      );
      if (y > 0) s.tube([ax, 0, az], [ax, 46, az], 11, metal, { finish: 'metal', shadow: false });
    }
    s.point([ax, -4, az - 14]);
    s.point([bx, 50, bz + 14]);
    s.shadowOf([
      [ax, 0, 0],
      [bx, 0, 0],
      [bx, 46, 10],
      [ax, 46, 10],
    ]);
  }
};
