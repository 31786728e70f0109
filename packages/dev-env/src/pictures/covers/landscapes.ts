import { mix, shade } from '../colour.ts';
import { circle, group, line, n, path, rect } from '../svg.ts';
import { type Mood, ridge, row, sky, windows } from './mood.ts';

export type Scene = (mood: Mood) => string;

const far = (m: Mood, sharp = false) =>
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

export const solarField: Scene = (m) => {
  const rows = Array.from({ length: 5 }, (_, k) => {
    const [y, size] = [292 + k * 24 + k * k * 2, 0.5 + k * 0.2];
    const colour = mix(m.layer(0.5 + k * 0.1), '#16315c', 0.55);
    return row(m.rng, -80 - k * 30, 1680, [Math.round(12 * size), Math.round(12 * size)], (x) => {
      const w = 110 * size;
      const h = 40 * size;
      const lean = 26 * size;
      const grid =
        [1, 2, 3].map((g) => `M${n(x + lean + (w * g) / 4)} ${n(y - h)}L${n(x + (w * g) / 4)} ${n(y)}`).join('') +
        `M${n(x + lean / 2)} ${n(y - h / 2)}h${n(w)}`;
      return [
        line(`M${n(x + w * 0.5)} ${n(y - 4)}v${n(14 * size)}`, m.layer(0.8), 4 * size) +
          path(`M${n(x)} ${n(y)}L${n(x + lean)} ${n(y - h)}h${n(w)}L${n(x + w)} ${n(y)}Z`, { fill: colour }) +
          path(`M${n(x)} ${n(y)}L${n(x + lean)} ${n(y - h)}h${n(w * 0.3)}L${n(x + w * 0.1)} ${n(y)}Z`, {
            fill: '#fff',
            opacity: 0.12,
          }) +
          line(grid, '#ffffff', 1.1 * size, { opacity: 0.4 }),
        w,
      ];
    });
  });
  return (
    sky(m) +
    ridge(m.rng, 270, 150, m.layer(0.14)) +
    ridge(m.rng, 288, 90, m.layer(0.26)) +
    rect(0, 262, 1600, 140, m.layer(0.3)) +
    ridge(m.rng, 300, 50, m.layer(0.34)) +
    rows.join('')
  );
};

export const windHills: Scene = (m) => {
  const mast = (x: number, y: number, size: number, colour: string) => {
    const turn = m.rng.int(0, 119);
    return (
      path(
        `M${n(x - 4 * size)} ${n(y)}L${n(x - 1.6 * size)} ${n(y - 150 * size)}h${n(3.2 * size)}L${n(x + 4 * size)} ${n(y)}Z`,
        { fill: colour },
      ) +
      group(
        `translate(${n(x)} ${n(y - 150 * size)}) scale(${size.toFixed(2)}) rotate(${turn})`,
        ...[0, 120, 240].map((a) =>
          path('M-3 0C-9 -20 -7 -50 -1 -86C3 -60 6 -20 4 0Z', { fill: colour, transform: `rotate(${a})` }),
        ),
        circle(0, 0, 5, colour),
      )
    );
  };
  const white = m.dark ? mix(m.haze, '#ffffff', 0.5) : '#ffffff';
  return (
    sky(m) +
    ridge(m.rng, 280, 150, m.layer(0.16)) +
    Array.from({ length: 7 }, (_, k) =>
      mast(80 + k * 230 + m.rng.int(-50, 50), 290, 0.6, mix(white, m.haze, 0.3)),
    ).join('') +
    ridge(m.rng, 310, 100, m.layer(0.34)) +
    Array.from({ length: 5 }, (_, k) => mast(150 + k * 330 + m.rng.int(-70, 70), 330, 1.15, white)).join('') +
    ridge(m.rng, 352, 90, m.layer(0.54)) +
    ridge(m.rng, 396, 60, m.layer(0.76))
  );
};

export const fields: Scene = (m) => {
  const crops = [
    m.layer(0.34),
    mix(m.layer(0.5), '#e0b23c', 0.55),
    mix(m.layer(0.5), '#7fae4a', 0.6),
    m.layer(0.62),
    mix(m.layer(0.66), '#5f8f3e', 0.6),
  ];
  const strips = Array.from({ length: 4 }, (_, k) => {
    const y = 282 + k * 32;
    const furrows = Array.from({ length: 26 }, (_, f) =>
      line(
        `M${n(800 + (f - 13) * 46)} ${y - 26}L${n(800 + (f - 13) * (100 + k * 24))} ${y + 60}`,
        shade(crops[k]!, -0.07),
        2 + k * 0.8,
        { opacity: 0.6 },
      ),
    ).join('');
    return `<clipPath id="f${k}">${ridge(m.rng, y, 44, '#000')}</clipPath><g clip-path="url(#f${k})">${rect(0, 200, 1600, 200, crops[k]!)}${furrows}</g>`;
  });
  const trees = Array.from({ length: 9 }, () => {
    const [x, y, r] = [m.rng.int(0, 1600), m.rng.int(268, 300), m.rng.int(10, 20)];
    return (
      rect(x - 2, y, 4, 16, m.layer(0.8)) +
      circle(x, y - r * 0.5, r, mix(m.layer(0.62), '#3f7a4a', 0.5)) +
      circle(x - r * 0.3, y - r * 0.8, r * 0.5, '#fff', { opacity: 0.1 })
    );
  });
  const [bx, by] = [m.rng.int(250, 1250), 290];
  const barn =
    path(`M${bx} ${by}v-34l30 -22l30 22v34Z`, { fill: mix(m.layer(0.5), '#b5483a', 0.7) }) +
    rect(bx + 70, by - 66, 26, 66, m.layer(0.44), 12) +
    rect(bx + 100, by - 54, 24, 54, m.layer(0.5), 12);
  return (
    sky(m) +
    ridge(m.rng, 270, 150, m.layer(0.14)) +
    ridge(m.rng, 286, 90, m.layer(0.24)) +
    barn +
    trees.join('') +
    strips.join('')
  );
};

export const port: Scene = (m) => {
  const water = Array.from({ length: 26 }, () =>
    rect(m.rng.int(0, 1560), m.rng.int(346, 396), m.rng.int(30, 130), 2, '#ffffff', 1, { opacity: 0.14 }),
  ).join('');
  const crane = (x: number, size: number, colour: string) =>
    group(
      `translate(${x} 336) scale(${size})`,
      line('M0 0V-130M70 0V-130M0 -70H70M0 -70L70 -130M0 -130L70 -70', colour, 9),
      line('M-150 -138H150', colour, 11),
      line('M34 -138V-210L-146 -140M34 -210L146 -140', colour, 5),
      rect(10, -150, 46, 24, colour, 3),
      line('M-96 -136V-84', colour, 3),
      rect(-118, -86, 44, 20, mix(colour, m.accent, 0.8)),
    );
  const stacks = (ground: number, size: number, share: number) =>
    row(m.rng, -20, 1640, [10, 170], (x) => {
      const wide = m.rng.int(2, 5);
      const out: string[] = [];
      for (let k = 0; k < wide; k += 1)
        for (let h = 0; h < m.rng.int(1, 4); h += 1)
          out.push(
            rect(
              x + k * 52 * size,
              ground - (h + 1) * 23 * size,
              50 * size,
              21.5 * size,
              mix(m.layer(share), m.rng.pick(['#c0453a', '#2c68ad', '#3a8a5c', '#e0912c', '#dfe6ea', '#1d8f9e']), 0.5),
              1,
            ),
          );
      return [out.join(''), wide * 52 * size];
    });
  const ship = (x: number) =>
    group(
      `translate(${x} 364)`,
      path('M0 -34H420L396 14H30Z', { fill: m.layer(0.8) }),
      path('M10 -14H410L404 -4H14Z', { fill: m.accent, opacity: 0.75 }),
      rect(22, -92, 56, 58, mix(m.layer(0.2), '#ffffff', 0.5), 3),
      windows(m, 22, -90, 56, 40, 14, m.layer(0.5)),
      ...Array.from({ length: 18 }, (_, k) =>
        rect(
          96 + (k % 6) * 50,
          -58 - Math.floor(k / 6) * 23,
          48,
          21.5,
          mix(m.layer(0.5), ['#c0453a', '#2c68ad', '#3a8a5c', '#e0912c', '#dfe6ea'][(k * 7 + x) % 5]!, 0.6),
          1,
        ),
      ),
    );
  return (
    sky(m) +
    far(m) +
    [120, 560, 1010, 1420].map((x) => crane(x + m.rng.int(-60, 60), 0.7, m.layer(0.36))).join('') +
    stacks(338, 0.8, 0.42) +
    [320, 1180].map((x) => crane(x + m.rng.int(-90, 90), 1.1, m.layer(0.62))).join('') +
    rect(0, 336, 1600, 64, m.layer(0.5)) +
    water +
    ship(m.rng.int(420, 760))
  );
};

export const city: Scene = (m) => {
  const block = (x: number, ground: number, colour: string, size: number): readonly [string, number] => {
    const [w, h] = [m.rng.int(54, 110) * size, m.rng.int(90, 250) * size];
    const top = m.rng.pick([
      '',
      rect(x + w * 0.3, ground - h - 16 * size, w * 0.4, 16 * size, colour),
      path(`M${n(x)} ${n(ground - h)}L${n(x + w)} ${n(ground - h - 30 * size)}V${n(ground - h)}Z`, { fill: colour }),
      line(`M${n(x + w / 2)} ${n(ground - h)}v${n(-34 * size)}`, colour, 4 * size),
    ]);
    return [rect(x, ground - h, w, h, colour, 2) + top + windows(m, x, ground - h, w, h, 17 * size, colour), w];
  };
  return (
    sky(m) +
    row(m.rng, -40, 1640, [0, 26], (x) => block(x, 400, m.layer(0.2), 0.95)) +
    row(m.rng, -60, 1640, [10, 60], (x) => block(x, 400, m.layer(0.42), 0.8)) +
    row(m.rng, -30, 1640, [40, 190], (x) => block(x, 400, m.layer(0.72), 0.62)) +
    rect(0, 384, 1600, 16, m.layer(0.88))
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
