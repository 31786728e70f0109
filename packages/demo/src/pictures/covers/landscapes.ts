import { mix, shade } from '../colour.ts';
import { circle, group, line, n, path, rect } from '../svg.ts';
import { ridge, row, sky, windows } from './mood.ts';
import { far, type Scene } from './works.ts';

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
