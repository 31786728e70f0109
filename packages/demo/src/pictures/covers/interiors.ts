import { mix, shade } from '../colour.ts';
import { circle, group, line, n, path, rect } from '../svg.ts';
import { type Mood, row } from './mood.ts';
import type { Scene } from './works.ts';

const goods = ['#c99e6b', '#b98a55', '#d9b98c', '#dfe6ea', '#7f9fb8', '#c9805a', '#8fae8a'] as const;
const wall = (_m: Mood, from: string, to: string) =>
  `<defs><linearGradient id="wall" x2="0" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>${rect(0, 0, 1600, 400, 'url(#wall)')}`;

export const warehouse: Scene = (m) => {
  const back = m.dark ? m.layer(0.5) : m.layer(0.14);
  const shelf = (x: number, w: number, size: number, share: number): string => {
    const post = mix(m.layer(share), m.accent, 0.35);
    const out: string[] = [];
    const step = 92 * size;
    for (let level = 0; level < 5; level += 1) {
      const y = 392 - level * step;
      out.push(
        row(m.rng, x + 8, x + w - 50 * size, [3, 22], (at) => {
          const [bw, bh] = [m.rng.int(34, 78) * size, m.rng.int(34, 70) * size];
          const colour = mix(m.rng.pick(goods), m.layer(share), m.dark ? 0.55 : 0.25);
          return [
            rect(at, y - bh, Math.min(bw, x + w - 8 - at), bh, colour, 2) +
              rect(at + bw * 0.42, y - bh, bw * 0.14, bh * 0.4, shade(colour, 0.07)),
            bw,
          ];
        }),
      );
      out.push(rect(x, y, w, 8 * size, post));
    }
    for (const px of [x, x + w - 9 * size])
      out.push(rect(px, 0, 9 * size, 400, mix(m.layer(share + 0.2), '#2c68ad', 0.3)));
    return out.join('');
  };
  const bays = (width: number, size: number, share: number, from: number) =>
    Array.from({ length: Math.ceil(1700 / width) }, (_, k) => shelf(from + k * width, width - 12, size, share)).join(
      '',
    );
  const lamps = Array.from({ length: 6 }, (_, k) =>
    path(`M${130 + k * 268} 0h60l70 400h-200Z`, { fill: '#ffffff', opacity: 0.07 }),
  ).join('');
  return (
    wall(m, back, m.layer(m.dark ? 0.3 : 0.22)) +
    `<g opacity=".5">${bays(200, 0.66, 0.3, -60)}</g>` +
    bays(360, 1.05, 0.5, -130) +
    lamps
  );
};

export const assemblyHall: Scene = (m) => {
  const robot = (x: number, size: number, colour: string, flip: boolean) =>
    group(
      `translate(${x} 330) scale(${flip ? -size : size} ${size})`,
      rect(-40, -16, 80, 18, m.layer(0.8), 3),
      path('M-26 -14L-18 -60H18L26 -14Z', { fill: colour }),
      line(`M0 -60L${-34 + m.rng.int(-10, 20)} -160L70 ${-190 + m.rng.int(-14, 24)}L104 -128`, colour, 30),
      line('M0 -60L0 -60', m.layer(0.8), 14),
      circle(0, -62, 11, m.layer(0.75)),
      circle(104, -128, 13, m.layer(0.75)),
      line('M104 -118V-92M92 -92H116', m.layer(0.75), 9),
    );
  const beams = Array.from(
    { length: 9 },
    (_, k) =>
      line(`M${k * 200 - 20} 0V320`, m.layer(0.2), 12) +
      line(`M${k * 200 - 20} 60L${k * 200 + 180} 0M${k * 200 + 180} 60L${k * 200 - 20} 0`, m.layer(0.16), 5),
  ).join('');
  const panes = Array.from(
    { length: 8 },
    (_, k) =>
      rect(k * 200 + 14, 84, 132, 110, '#ffffff', 3, { opacity: m.dark ? 0.1 : 0.4 }) +
      line(`M${k * 200 + 80} 84v110M${k * 200 + 14} 139h132`, m.layer(0.2), 4),
  ).join('');
  const arm = mix(m.layer(0.5), m.accent, 0.78);
  const parts = row(m.rng, 20, 1600, [60, 120], (x) => [
    rect(x, 296, 70, 36, mix(m.layer(0.4), m.rng.pick(goods), 0.6), 4),
    70,
  ]);
  return (
    wall(m, m.layer(0.12), m.layer(0.3)) +
    beams +
    panes +
    [130, 560, 990, 1400].map((x, k) => robot(x + m.rng.int(-40, 40), 1.08, arm, k % 2 === 1)).join('') +
    parts +
    rect(0, 330, 1600, 26, m.layer(0.7)) +
    Array.from({ length: 34 }, (_, k) => circle(24 + k * 48, 343, 8, m.layer(0.9))).join('') +
    rect(0, 356, 1600, 44, m.layer(0.84))
  );
};

export const room: Scene = (m) => {
  const tone = mix(m.layer(0.3), m.accent, 0.3);
  const wood = mix(m.layer(0.5), '#a06a3b', 0.7);
  const sofa = (x: number) =>
    group(
      `translate(${x} 340)`,
      rect(0, -96, 300, 80, tone, 22),
      rect(-22, -70, 50, 66, shade(tone, -0.05), 18),
      rect(272, -70, 50, 66, shade(tone, -0.05), 18),
      rect(22, -50, 126, 34, shade(tone, 0.05), 12),
      rect(152, -50, 126, 34, shade(tone, 0.05), 12),
      rect(34, -94, 56, 50, mix(tone, m.accent, 0.6), 10, { transform: 'rotate(-8 60 -70)' }),
      line('M10 -4v14M290 -4v14', wood, 8),
    );
  const lamp = (x: number) =>
    group(
      `translate(${x} 350)`,
      line('M0 0V-190', m.layer(0.8), 5),
      path('M-34 -186L-22 -236H22L34 -186Z', { fill: mix('#ffffff', m.accent, 0.3) }),
      path('M-34 -186L-90 -10H90L34 -186Z', { fill: m.glow, opacity: 0.12 }),
      rect(-24, -4, 48, 5, m.layer(0.8), 2),
    );
  const plant = (x: number) =>
    group(
      `translate(${x} 350)`,
      ...[-50, -24, 0, 24, 50].map((a) =>
        path('M0 -40C-14 -70 -12 -110 0 -136C12 -110 14 -70 0 -40Z', {
          fill: mix(m.layer(0.6), '#3f7a4a', 0.65),
          transform: `rotate(${a} 0 -40)`,
        }),
      ),
      path('M-24 -44H24L18 0H-18Z', { fill: mix(m.layer(0.3), '#c9805a', 0.7) }),
    );
  const board = (x: number) =>
    group(
      `translate(${x} 350)`,
      rect(0, -80, 260, 62, wood, 4),
      line('M86 -80v62M174 -80v62', shade(wood, -0.08), 3),
      line('M20 -18v18M240 -18v18', shade(wood, -0.1), 7),
      rect(30, -130, 30, 50, mix(m.layer(0.4), m.accent, 0.4), 12),
      rect(130, -112, 70, 32, m.layer(0.5), 3),
      rect(120, -90, 90, 10, m.layer(0.64), 2),
    );
  const frames = [0, 1, 2]
    .map((k) => {
      const x = 500 + k * 150 + m.rng.int(-12, 12);
      const y = m.rng.int(60, 90);
      return (
        rect(x, y, 110, 140, '#ffffff', 2, { opacity: 0.8 }) +
        circle(x + 55, y + 60 + k * 8, 32 - k * 4, mix(m.haze, m.accent, 0.4 + k * 0.2)) +
        rect(x + 22, y + 96, 66, 12, m.layer(0.3), 3)
      );
    })
    .join('');
  const pane = (x: number) =>
    rect(x, 40, 210, 220, mix(m.sky, '#ffffff', 0.45), 4, { stroke: '#ffffff', 'stroke-width': 10 }) +
    line(`M${x + 105} 40v220`, '#ffffff', 7) +
    path(`M${x} 260l120 -220h50l-120 220Z`, { fill: '#ffffff', opacity: 0.3 });
  const order = m.rng.chance(0.5)
    ? [pane(120), sofa(470), board(1080), lamp(900), plant(1420)]
    : [board(110), lamp(440), sofa(560), pane(1160), plant(1050)];
  return (
    wall(m, mix(m.haze, m.accent, 0.06), mix(m.haze, m.layer(0.3), 0.5)) +
    frames +
    rect(0, 350, 1600, 50, mix(m.layer(0.4), '#a9805a', 0.5)) +
    Array.from({ length: 12 }, (_, k) =>
      line(`M${k * 150 - 40} 400L${k * 140 + 10} 350`, '#000', 2, { opacity: 0.08 }),
    ).join('') +
    `<ellipse cx="760" cy="374" rx="420" ry="18" fill="${mix(m.haze, m.accent, 0.25)}"/>` +
    order.join('')
  );
};

export const laboratory: Scene = (m) => {
  const liquid = [m.accent, '#4aa3b5', '#5fae8a', '#8a7fc1', '#e0a04a'];
  const vessel = (x: number): readonly [string, number] => {
    const colour = mix(m.rng.pick(liquid), m.layer(0.3), 0.18);
    const kind = m.rng.int(0, 3);
    const glass = { fill: '#ffffff', opacity: 0.42 } as const;
    if (kind === 0)
      return [
        path(`M${x + 38} 190h44v60l46 84q6 16 -10 16H${x + 2}q-16 0 -10 -16l46 -84Z`, glass) +
          path(`M${x + 22} 288h76l26 46q6 12 -8 12H${x + 4}q-14 0 -8 -12Z`, { fill: colour, opacity: 0.85 }),
        122,
      ];
    if (kind === 1)
      return [
        circle(x + 60, 290, 60, '#fff', { opacity: 0.42 }) +
          rect(x + 44, 170, 32, 70, '#fff', 3, { opacity: 0.42 }) +
          path(`M${x + 2} 300A58 58 0 0 0 ${x + 118} 300Z`, { fill: colour, opacity: 0.85 }),
        122,
      ];
    if (kind === 2)
      return [
        [0, 1, 2, 3]
          .map(
            (k) =>
              rect(x + k * 34, 210, 22, 136, '#fff', 11, { opacity: 0.45 }) +
              rect(x + k * 34, 250 + k * 14, 22, 96 - k * 14, mix(liquid[k]!, m.layer(0.3), 0.2), 11, {
                opacity: 0.85,
              }),
          )
          .join('') +
          rect(x - 8, 262, 142, 12, m.layer(0.5), 4) +
          rect(x - 8, 330, 142, 18, m.layer(0.5), 4),
        130,
      ];
    return [
      rect(x, 226, 86, 122, '#fff', 8, { opacity: 0.45 }) +
        rect(x + 4, 270, 78, 74, colour, 6, { opacity: 0.85 }) +
        rect(x + 8, 212, 70, 18, m.layer(0.55), 4) +
        rect(x + 16, 286, 54, 34, '#fff', 3, { opacity: 0.85 }),
      88,
    ];
  };
  const pulse = line(`M0 120H${n(300 + m.rng.int(0, 200))}l24 -46l34 104l30 -78l18 20H1600`, m.accent, 4, {
    opacity: 0.5,
  });
  const hexes = Array.from({ length: 22 }, () => {
    const [x, y] = [m.rng.int(0, 1600), m.rng.int(10, 220)];
    const r = m.rng.int(18, 46);
    return path(
      `M${[0, 1, 2, 3, 4, 5].map((k) => `${n(x + r * Math.cos(k * 1.047))} ${n(y + r * Math.sin(k * 1.047))}`).join('L')}Z`,
      { fill: 'none', stroke: '#ffffff', 'stroke-width': 3, opacity: 0.3 },
    );
  }).join('');
  return (
    wall(m, m.sky, m.haze) +
    hexes +
    pulse +
    row(m.rng, 40, 1540, [24, 90], vessel) +
    rect(0, 348, 1600, 52, m.layer(0.55)) +
    rect(0, 348, 1600, 6, '#ffffff', 0, { opacity: 0.35 })
  );
};
