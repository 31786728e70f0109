import { mix, shade } from '../colour.ts';
import { circle, circlePath, gearPath, group, line, n, path, rect } from '../svg.ts';
import { type Mood, ridge, sky } from './mood.ts';
import type { Scene } from './works.ts';

const ground = (_m: Mood, from: string, to: string) =>
  `<defs><linearGradient id="gr" x2="1" y2=".4"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>${rect(0, 0, 1600, 400, 'url(#gr)')}`;

const dyes = [
  ['#31507c', '#a9bcd6'],
  ['#7a2f3e', '#dba7a0'],
  ['#2f5a4d', '#b7cbb2'],
  ['#8a6a3c', '#ead7b3'],
  ['#4a3a66', '#c3b3d9'],
  ['#3a3f47', '#b9bec5'],
  ['#b5573c', '#f0cdb0'],
  ['#1f6470', '#a6d0cf'],
] as const;

/** Cloth in soft folds. */
export const folds: Scene = (m) => {
  const [deep, light] = m.rng.pick(dyes);
  const phase = m.rng.next() * 6;
  const [wide, tall] = [m.rng.int(170, 330), m.rng.int(22, 46)];
  const count = m.rng.int(9, 15);
  const step = 620 / count;
  const cut = m.rng.chance(0.5);
  const layers = Array.from({ length: count }, (_, k) => {
    const y = -110 + k * step;
    const share = cut ? 0.5 + 0.5 * Math.sin(k * 0.9 + phase) : k / count;
    const base = mix(light, deep, share);
    const points = Array.from({ length: 47 }, (_, index) => {
      const x = -120 + index * 40;
      return `${n(x)} ${n(y + Math.sin(x / wide + phase + k * 0.42) * (tall + k * 2) + Math.sin(x / 95 + k) * 5)}`;
    });
    const fill = `<linearGradient id="fold${k}" gradientUnits="userSpaceOnUse" x1="0" y1="${n(y - tall)}" x2="0" y2="${n(y + step + tall)}"><stop offset="0" stop-color="${shade(base, 0.1)}"/><stop offset=".45" stop-color="${base}"/><stop offset="1" stop-color="${shade(base, -0.1)}"/></linearGradient>`;
    return [fill, path(`M${points.join('L')}V900H-120Z`, { fill: `url(#fold${k})` })] as const;
  });
  return `<defs>${layers.map(([fill]) => fill).join('')}</defs>${rect(0, 0, 1600, 400, light)}${group(`rotate(${m.rng.int(-9, 9)} 800 200)`, ...layers.map(([, drawn]) => drawn))}`;
};

/** Conductors on a board. */
export const traces: Scene = (m) => {
  const base = mix(m.near, '#0d2a3a', m.dark ? 0.3 : 0.15);
  const lines: string[] = [];
  for (let k = 0; k < 34; k += 1) {
    let [x, y] = [m.rng.int(-40, 1500), 12 + m.rng.int(0, 23) * 17];
    let d = `M${x} ${y}`;
    const colour = mix(base, m.rng.chance(0.2) ? m.accent : m.haze, m.rng.pick([0.2, 0.32, 0.5]));
    lines.push(circle(x, y, 6, 'none', { stroke: colour, 'stroke-width': 3 }));
    for (let step = 0; step < 4; step += 1) {
      x += m.rng.int(40, 190);
      d += `H${x}`;
      const dy = m.rng.pick([-51, -34, -17, 17, 34, 51]);
      x += Math.abs(dy);
      y += dy;
      d += `L${x} ${y}`;
    }
    lines.push(line(d, colour, m.rng.pick([2.4, 3.4, 5])), circle(x, y, 7, colour));
  }
  const chip = (x: number, y: number, w: number, h: number) =>
    group(
      `translate(${x} ${y})`,
      ...Array.from({ length: Math.floor(w / 22) }, (_, k) =>
        rect(10 + k * 22, -12, 9, h + 24, mix(base, m.haze, 0.5), 2),
      ),
      rect(0, 0, w, h, shade(base, -0.06), 8),
      rect(0, 0, w, h, 'none', 8, { stroke: mix(base, m.haze, 0.4), 'stroke-width': 2 }),
      circle(18, 18, 6, m.accent),
      rect(w * 0.3, h * 0.44, w * 0.4, h * 0.12, mix(base, m.haze, 0.4), 3),
    );
  return (
    ground(m, base, mix(base, m.sky, 0.35)) +
    lines.join('') +
    chip(m.rng.int(180, 420), m.rng.int(90, 160), 190, 150) +
    chip(m.rng.int(820, 1150), m.rng.int(60, 190), 240, 130)
  );
};

/** Toothed wheels of all sizes. */
export const wheels: Scene = (m) => {
  const base = m.dark ? m.near : mix(m.haze, m.sky, 0.35);
  const ink = (share: number) => mix(base, m.dark ? m.haze : m.near, share);
  const wheel = (x: number, y: number, r: number, share: number, turn: number) => {
    const teeth = Math.max(10, Math.round(r / 8));
    const holes =
      r > 70
        ? Array.from({ length: 6 }, (_, k) =>
            circlePath(Math.cos(k * 1.047) * r * 0.52, Math.sin(k * 1.047) * r * 0.52, r * 0.14),
          ).join('')
        : '';
    return group(
      `translate(${x} ${y}) rotate(${turn})`,
      path(gearPath(teeth, r, r * 0.87) + circlePath(0, 0, r * 0.22) + holes, {
        fill: ink(share),
        'fill-rule': 'evenodd',
      }),
      circle(0, 0, r * 0.78, 'none', { stroke: ink(share * 0.6), 'stroke-width': r * 0.025 }),
    );
  };
  const set = Array.from({ length: 15 }, (_, k) =>
    wheel(
      k * 118 + m.rng.int(-50, 50),
      m.rng.int(-10, 410),
      m.rng.int(54, 170),
      [0.1, 0.17, 0.26][k % 3]!,
      m.rng.int(0, 40),
    ),
  );
  const special = group(
    `translate(${m.rng.int(900, 1350)} ${m.rng.int(150, 260)})`,
    path(gearPath(18, 118, 102) + circlePath(0, 0, 34), { fill: mix(ink(0.5), m.accent, 0.8), 'fill-rule': 'evenodd' }),
    circle(0, 0, 84, 'none', { stroke: '#ffffff', 'stroke-width': 3, opacity: 0.4 }),
  );
  return ground(m, base, mix(base, m.sky, 0.4)) + set.join('') + special;
};

/** Cut planes in the light. */
export const facets: Scene = (m) => {
  const [cols, rows] = [16, 4];
  const at = Array.from({ length: (cols + 1) * (rows + 1) }, (_, k) => {
    const [c, r] = [k % (cols + 1), Math.floor(k / (cols + 1))];
    return [
      c * 100 + (c > 0 && c < cols ? m.rng.int(-36, 36) : 0),
      r * 100 + (r > 0 && r < rows ? m.rng.int(-34, 34) : 0),
    ] as const;
  });
  const out: string[] = [];
  const tri = (a: readonly [number, number], b: readonly [number, number], c: readonly [number, number]) => {
    const x = (a[0] + b[0] + c[0]) / 4800;
    const y = (a[1] + b[1] + c[1]) / 1200;
    const base = mix(mix(m.sky, m.near, x * 0.75), mix(m.haze, m.accent, 0.35), y * 0.5);
    const colour = shade(base, m.rng.next() * 0.12 - 0.06);
    out.push(
      path(`M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}L${n(c[0])} ${n(c[1])}Z`, {
        fill: colour,
        stroke: colour,
        'stroke-width': 1,
      }),
    );
  };
  for (let r = 0; r < rows; r += 1)
    for (let c = 0; c < cols; c += 1) {
      const [p, q, s, t] = [
        at[r * (cols + 1) + c]!,
        at[r * (cols + 1) + c + 1]!,
        at[(r + 1) * (cols + 1) + c]!,
        at[(r + 1) * (cols + 1) + c + 1]!,
      ];
      if ((r + c) % 2) {
        tri(p, q, s);
        tri(q, t, s);
      } else {
        tri(p, q, t);
        tri(p, t, s);
      }
    }
  return out.join('');
};

/** Large soft leaves and petals. */
export const petals: Scene = (m) => {
  const leaf = (x: number, y: number, size: number, turn: number, colour: string) =>
    group(
      `translate(${x} ${y}) rotate(${turn}) scale(${size})`,
      path('M0 0C-50 -60 -50 -150 0 -220C50 -150 50 -60 0 0Z', { fill: colour }),
      line('M0 -6V-190', '#ffffff', 2.4, { opacity: 0.35 }),
      ...[40, 75, 110, 145].map((k) =>
        line(`M0 ${-k}L-24 ${-k - 26}M0 ${-k}L24 ${-k - 26}`, '#ffffff', 1.5, { opacity: 0.25 }),
      ),
    );
  const set = Array.from({ length: 22 }, (_, k) =>
    leaf(
      k * 78 + m.rng.int(-40, 40),
      k % 2 ? m.rng.int(390, 440) : m.rng.int(-40, 10),
      m.rng.pick([0.7, 0.9, 1.15]),
      (k % 2 ? 0 : 180) + m.rng.int(-52, 52),
      mix(m.layer(m.rng.pick([0.16, 0.28, 0.42, 0.55])), m.accent, m.rng.pick([0, 0.15, 0.4])),
    ),
  );
  return (
    ground(m, mix(m.haze, m.accent, 0.12), mix(m.sky, m.haze, 0.5)) +
    circle(m.rng.int(500, 1100), 190, 150, '#ffffff', { opacity: 0.35 }) +
    set.join('')
  );
};

/** Rounded hills, clouds, a string of stars. */
export const dream: Scene = (m) => {
  const cloud = (x: number, y: number, size: number) =>
    group(
      `translate(${x} ${y}) scale(${size})`,
      path('M0 0A26 26 0 0 1 8 -50A44 44 0 0 1 88 -66A36 36 0 0 1 150 -44A24 24 0 0 1 150 0Z', {
        fill: '#ffffff',
        opacity: m.dark ? 0.2 : 0.75,
      }),
    );
  const star = (x: number, y: number, r: number) =>
    path(
      `M${Array.from({ length: 10 }, (_, k) => `${n(x + Math.sin(k * 0.628) * (k % 2 ? r * 0.45 : r))} ${n(y - Math.cos(k * 0.628) * (k % 2 ? r * 0.45 : r))}`).join('L')}Z`,
      { fill: m.accent, opacity: 0.85, 'stroke-linejoin': 'round' },
    );
  const balloon = (x: number, y: number, colour: string) =>
    group(
      `translate(${x} ${y})`,
      path('M0 0C-50 -40 -44 -112 0 -112S50 -40 0 0Z', { fill: colour }),
      path('M0 0C-18 -40 -18 -108 0 -112C18 -108 18 -40 0 0Z', { fill: '#fff', opacity: 0.3 }),
      line('M-8 0L-6 16M8 0L6 16', m.layer(0.6), 2),
      rect(-9, 16, 18, 13, mix(m.layer(0.5), '#a06a3b', 0.6), 3),
    );
  return (
    sky(m) +
    Array.from({ length: 9 }, () => star(m.rng.int(40, 1560), m.rng.int(24, 150), m.rng.int(6, 14))).join('') +
    Array.from({ length: 6 }, (_, k) =>
      cloud(k * 290 + m.rng.int(-60, 60), m.rng.int(100, 230), m.rng.pick([0.7, 1, 1.2])),
    ).join('') +
    ridge(m.rng, 320, 110, m.layer(0.18)) +
    balloon(m.rng.int(300, 600), m.rng.int(190, 240), mix(m.haze, m.accent, 0.7)) +
    balloon(m.rng.int(900, 1300), m.rng.int(170, 230), mix(m.haze, m.near, 0.45)) +
    ridge(m.rng, 350, 90, m.layer(0.3)) +
    ridge(m.rng, 390, 70, m.layer(0.46))
  );
};

/** Circles of reach on a dotted world. */
export const network: Scene = (m) => {
  const base = m.dark ? m.near : mix(m.near, m.sky, 0.25);
  const dots: string[] = [];
  for (let x = 0; x < 100; x += 1)
    for (let y = 0; y < 25; y += 1)
      if (Math.sin(x * 0.21 + Math.sin(y * 0.5) * 1.6) + Math.cos(y * 0.36 + x * 0.07) > 0.35)
        dots.push(`M${x * 16 + 5} ${y * 16 + 8}h.1`);
  const places = Array.from({ length: 9 }, (_, k) => [90 + k * 175 + m.rng.int(-50, 50), m.rng.int(70, 330)] as const);
  const arcs = places.slice(1).map(([x, y], k) => {
    const [a, b] = places[m.rng.int(0, k)]!;
    return line(`M${a} ${b}Q${(a + x) / 2} ${Math.min(b, y) - 90 - Math.abs(a - x) * 0.08} ${x} ${y}`, m.accent, 2.4, {
      opacity: 0.75,
    });
  });
  return (
    ground(m, base, mix(base, m.sky, 0.4)) +
    line(dots.join(''), mix(base, m.haze, 0.34), 6.4) +
    arcs.join('') +
    places
      .map(([x, y]) => circle(x, y, 20, m.accent, { opacity: 0.2 }) + circle(x, y, 7, mix(m.accent, '#ffffff', 0.3)))
      .join('')
  );
};
