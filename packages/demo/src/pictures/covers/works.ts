import { mix, shade } from '../colour.ts';
import { circle, group, line, n, path, rect } from '../svg.ts';
import { type Mood, ridge, row, sky, windows } from './mood.ts';

export type Scene = (mood: Mood) => string;

export const far = (m: Mood, sharp = false) =>
  ridge(m.rng, 285, 120, m.layer(0.16), sharp) + ridge(m.rng, 315, 90, m.layer(0.3), sharp);

/** One building of a plant: hall with a saw roof, silo, chimney or tank. */
function plantPart(m: Mood, x: number, ground: number, colour: string, size: number): readonly [string, number] {
  const { rng } = m;
  const kind = rng.int(0, 5);
  if (kind <= 1) {
    const teeth = rng.int(2, 5);
    const w = 56 * size;
    const h = rng.int(60, 90) * size;
    const roof = Array.from(
      { length: teeth },
      (_, k) => `L${n(x + k * w)} ${n(ground - h - 30 * size)}L${n(x + (k + 1) * w)} ${n(ground - h)}`,
    ).join('');
    return [
      path(`M${n(x)} ${n(ground)}${roof}V${n(ground)}Z`, { fill: colour }) +
        windows(m, x, ground - h + 6 * size, teeth * w, h * 0.6, 22 * size, colour),
      teeth * w,
    ];
  }
  if (kind === 2) {
    const h = rng.int(170, 240) * size;
    const w = 24 * size;
    return [
      path(`M${n(x)} ${n(ground)}L${n(x + w * 0.22)} ${n(ground - h)}H${n(x + w * 0.78)}L${n(x + w)} ${n(ground)}Z`, {
        fill: colour,
      }) +
        [0.03, 0.11]
          .map((k) => rect(x + w * 0.2, ground - h + h * k, w * 0.6, h * 0.035, mix(colour, m.accent, 0.7)))
          .join(''),
      w,
    ];
  }
  if (kind === 3) {
    const count = rng.int(2, 4);
    const [w, h] = [46 * size, rng.int(90, 140) * size];
    const one = (k: number) =>
      path(
        `M${n(x + k * w)} ${n(ground)}V${n(ground - h)}Q${n(x + k * w + w / 2)} ${n(ground - h - 22 * size)} ${n(x + (k + 1) * w - 4)} ${n(ground - h)}V${n(ground)}Z`,
        { fill: k % 2 ? shade(colour, 0.03) : colour },
      );
    return [
      Array.from({ length: count }, (_, k) => one(k)).join('') +
        rect(x, ground - h - 14 * size, count * w, 4 * size, colour),
      count * w,
    ];
  }
  if (kind === 4) {
    const [w, h] = [rng.int(110, 180) * size, rng.int(110, 150) * size];
    return [
      rect(x, ground - h, w, h, colour) +
        rect(x + w * 0.2, ground - h - 16 * size, w * 0.24, 16 * size, colour) +
        windows(m, x, ground - h, w, h, 24 * size, colour),
      w,
    ];
  }
  const r = 44 * size;
  return [
    circle(x + r, ground - r - 16 * size, r, colour) +
      line(
        `M${n(x + 8)} ${n(ground)}V${n(ground - r)}M${n(x + r * 2 - 8)} ${n(ground)}V${n(ground - r)}`,
        colour,
        5 * size,
      ),
    r * 2,
  ];
}

export const factories: Scene = (m) =>
  sky(m) +
  far(m) +
  row(m.rng, -60, 1640, [4, 60], (x) => plantPart(m, x, 350, m.layer(0.42), 0.72)) +
  row(m.rng, -120, 1640, [10, 130], (x) => plantPart(m, x, 384, m.layer(0.68), 1)) +
  rect(0, 380, 1600, 20, m.layer(0.9)) +
  [0, 1, 2]
    .map((k) =>
      circle(m.rng.int(100, 1500), m.rng.int(50, 110), m.rng.int(30, 60), '#ffffff', { opacity: 0.05 * (k + 1) }),
    )
    .join('');

export const refinery: Scene = (m) => {
  const tower = (x: number, ground: number, colour: string, size: number): readonly [string, number] => {
    const [w, h] = [m.rng.int(20, 34) * size, m.rng.int(110, 250) * size];
    const decks = Array.from({ length: 5 }, (_, k) =>
      rect(x - 5 * size, ground - h * (0.2 + k * 0.17), w + 10 * size, 4 * size, colour),
    ).join('');
    return [
      rect(x, ground - h, w, h, colour, w / 2.4) +
        decks +
        (m.rng.chance(0.3) ? line(`M${n(x + w / 2)} ${n(ground - h)}v${n(-30 * size)}`, colour, 4 * size) : ''),
      w,
    ];
  };
  const tank = (x: number, ground: number, colour: string, size: number): readonly [string, number] => {
    const [w, h] = [m.rng.int(110, 170) * size, m.rng.int(60, 84) * size];
    return [
      path(
        `M${n(x)} ${n(ground)}V${n(ground - h)}Q${n(x + w / 2)} ${n(ground - h - 22 * size)} ${n(x + w)} ${n(ground - h)}V${n(ground)}Z`,
        { fill: colour },
      ) + rect(x, ground - h * 0.55, w, 5 * size, mix(colour, m.accent, 0.5)),
      w,
    ];
  };
  const strip = (ground: number, colour: string, size: number, gap: readonly [number, number]) =>
    row(m.rng, -60, 1640, gap, (x) =>
      m.rng.chance(0.6) ? tower(x, ground, colour, size) : tank(x, ground, colour, size),
    ) +
    rect(0, ground - 22 * size, 1600, 4 * size, colour) +
    rect(0, ground - 34 * size, 1600, 3 * size, colour);
  return (
    sky(m) +
    far(m) +
    strip(352, m.layer(0.4), 0.7, [6, 50]) +
    strip(386, m.layer(0.72), 1, [14, 120]) +
    rect(0, 382, 1600, 18, m.layer(0.92))
  );
};

export const buildingSite: Scene = (m) => {
  const tower = (x: number, h: number, size: number, colour: string) =>
    group(
      `translate(${x} 390) scale(${size})`,
      line(`M0 0V${-h}M20 0V${-h}`, colour, 4),
      line(
        Array.from(
          { length: Math.floor(h / 22) },
          (_, k) => `M${k % 2 ? 0 : 20} ${-k * 22}L${k % 2 ? 20 : 0} ${-(k + 1) * 22}`,
        ).join(''),
        colour,
        3,
      ),
      line(
        `M-90 ${-h}H220M-90 ${-h - 14}H190M10 ${-h - 60}L-90 ${-h - 8}M10 ${-h - 60}L200 ${-h - 8}M10 ${-h}V${-h - 60}`,
        colour,
        4,
      ),
      rect(-96, -h, 34, 26, colour),
      line(`M160 ${-h}V${-h + 70}`, colour, 2),
      rect(140, -h + 70, 40, 16, mix(colour, m.accent, 0.8)),
    );
  const frame = (x: number): readonly [string, number] => {
    const [floors, bays] = [m.rng.int(3, 7), m.rng.int(3, 5)];
    const [w, h] = [bays * 44, floors * 34];
    const colour = m.layer(0.64);
    const done = m.rng.int(0, floors);
    return [
      line(
        Array.from({ length: bays + 1 }, (_, k) => `M${x + k * 44} 390v${-h}`).join('') +
          Array.from({ length: floors + 1 }, (_, k) => `M${x} ${390 - k * 34}h${w}`).join(''),
        colour,
        6,
        { 'stroke-linecap': 'butt' },
      ) +
        rect(x, 390 - done * 34, w, done * 34, m.layer(0.56)) +
        windows(m, x, 390 - done * 34, w, done * 34, 26, colour),
      w,
    ];
  };
  return (
    sky(m) +
    far(m) +
    row(m.rng, -40, 1640, [60, 200], (x) => {
      const [w, h] = [m.rng.int(60, 110), m.rng.int(70, 170)];
      return [rect(x, 390 - h, w, h, m.layer(0.36)) + windows(m, x, 390 - h, w, h, 18, m.layer(0.36)), w];
    }) +
    [200, 720, 1240]
      .map((x) => tower(x + m.rng.int(-90, 90), m.rng.int(230, 290), m.rng.pick([0.9, 1.05]), m.layer(0.5)))
      .join('') +
    row(m.rng, 30, 1560, [120, 260], frame) +
    rect(0, 384, 1600, 16, m.layer(0.86))
  );
};

export const quarry: Scene = (m) =>
  sky(m) +
  ridge(m.rng, 290, 190, m.layer(0.16), true) +
  ridge(m.rng, 320, 150, m.layer(0.32), true) +
  [0, 1, 2, 3]
    .map((k) =>
      path(`M${-60 + k * 60} 400L${160 + k * 90} ${270 + k * 30}H${980 + k * 160}L${1300 + k * 120} 400Z`, {
        fill: m.layer(0.42 + k * 0.1),
      }),
    )
    .join('') +
  row(m.rng, 260, 1200, [120, 320], (x) => [
    group(
      `translate(${x} 366)`,
      path('M0 0L14 -44H70L96 -20V0Z', { fill: mix(m.layer(0.6), m.accent, 0.75) }),
      rect(70, -36, 26, 22, m.layer(0.8), 2),
      circle(24, 2, 15, m.layer(1)),
      circle(78, 2, 15, m.layer(1)),
    ),
    100,
  ]) +
  rect(0, 380, 1600, 20, m.layer(0.86));
