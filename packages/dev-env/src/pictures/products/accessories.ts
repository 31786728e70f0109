import { shade } from '../colour.ts';

import type { Studio } from '../studio/studio.ts';
import { circle, group, line, n, path, rect, ring, smooth } from '../svg.ts';
import { cloth } from './garments.ts';
import { black, brights, type Composition, cloths, dark, gold, leathers, silver, steel, white } from './materials.ts';

const gems = ['#3f7fd4', '#c9304f', '#2f9a6a', '#8a5ad0', '#e0a83a', '#dcecf7', '#2fb0bd'] as const;

/** A cut stone seen from above. */
function stone(x: number, y: number, r: number, colour: string, sides = 8): string {
  const outer = ring(sides, r, Math.PI / sides);
  const inner = ring(sides, r * 0.56, Math.PI / sides);
  const facets = outer.map(([a, b], k) => {
    const [c, d] = outer[(k + 1) % sides]!;
    const [e, f] = inner[(k + 1) % sides]!;
    const [g, h] = inner[k]!;
    return path(`M${n(x + a)} ${n(y + b)}L${n(x + c)} ${n(y + d)}L${n(x + e)} ${n(y + f)}L${n(x + g)} ${n(y + h)}Z`, {
      fill: shade(colour, 0.14 * Math.cos((k * 6.283) / sides + 2.4) + (k % 2) * 0.06),
    });
  });
  return (
    facets.join('') +
    path(`M${inner.map(([a, b]) => `${n(x + a)} ${n(y + b)}`).join('L')}Z`, { fill: shade(colour, 0.12) }) +
    path(
      `M${inner
        .slice(0, 4)
        .map(([a, b]) => `${n(x + a)} ${n(y + b)}`)
        .join('L')}Z`,
      { fill: '#fff', opacity: 0.4 },
    )
  );
}

const metalRing = (s: Studio, x: number, y: number, rx: number, ry: number, width: number, metal: string) => {
  const fill = s.gradient(
    [
      [0, shade(metal, 0.2)],
      [0.25, shade(metal, -0.05)],
      [0.5, shade(metal, 0.16)],
      [0.75, shade(metal, -0.16)],
      [1, shade(metal, 0.06)],
    ],
    { x2: 1 },
  );
  return `<ellipse cx="${x}" cy="${y + 3}" rx="${rx}" ry="${ry}" fill="none" stroke="${shade(metal, -0.26)}" stroke-width="${width + 3}"/><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="none" stroke="${fill}" stroke-width="${width}"/>`;
};

export const ringJewel: Composition = (s) => {
  s.look(4, 14);
  s.podium = false;
  const metal = s.rng.pick([gold, silver, '#d9a58c']);
  const colour = s.rng.pick(gems);
  s.reach([-170, -250], [300, 130]);
  s.add(
    '<ellipse cx="20" cy="120" rx="200" ry="30" fill="#000" opacity=".13"/>',
    metalRing(s, 0, 0, 118, 118, 22, metal),
  );
  s.add(
    path('M-46 -112L-30 -152H30L46 -112L0 -96Z', { fill: shade(metal, -0.06) }),
    stone(0, -170, 62, colour, s.rng.pick([6, 8, 10])),
    ...[-52, 52].map((x) => stone(x * 1.5, -106, 16, '#dcecf7', 6)),
  );
  if (s.rng.chance(0.7))
    s.add(
      metalRing(s, 200, 74, 84, 40, 15, metal),
      ...[-2, -1, 0, 1, 2].map((k) => stone(200 + k * 30, 110 - Math.abs(k) * 6, 12, '#eaf4fb', 6)),
    );
};

export const necklace: Composition = (s) => {
  s.flat = true;
  s.reach([-220, -250], [220, 260]);
  const metal = s.rng.pick([gold, silver, '#d9a58c']);
  const pearls = s.rng.chance(0.45);
  const curve = Array.from({ length: 31 }, (_, k) => {
    const t = (k / 30) * Math.PI * 1.5 - Math.PI * 0.25;
    return [Math.cos(t) * 190, Math.sin(t) * 200 - 20] as const;
  });
  if (pearls) {
    s.add(
      ...curve.map(([x, y]) => circle(x + 4, y + 8, 20, '#000', { opacity: 0.13 })),
      ...curve.map(([x, y], k) =>
        circle(
          x,
          y,
          17 + (k > 8 && k < 22 ? 4 : 0),
          s.radial(
            [
              [0, '#ffffff'],
              [0.5, '#f3ece4'],
              [1, '#bfb2a6'],
            ],
            0.36,
            0.3,
            0.7,
          ),
        ),
      ),
    );
  } else {
    const d = smooth(curve);
    s.add(
      line(d, '#000', 12, { opacity: 0.13, transform: 'translate(5 9)' }),
      line(d, shade(metal, -0.18), 13),
      line(d, metal, 9),
      line(d, shade(metal, 0.2), 9, { 'stroke-dasharray': '3 9', 'stroke-linecap': 'butt' }),
    );
    const colour = s.rng.pick(gems);
    s.add(
      path('M0 176L-18 206H18Z', { fill: metal }),
      circle(0, 222, 50, shade(metal, -0.05)),
      circle(0, 222, 50, 'none', { stroke: shade(metal, 0.14), 'stroke-width': 5 }),
      stone(0, 222, 38, colour, 8),
    );
    s.reach([0, 280]);
    for (const x of [-90, 90]) s.add(metalRing(s, x * 0.66, -30, 24, 24, 7, metal), stone(x * 0.66, 20, 17, colour, 6));
  }
};

export const watch: Composition = (s) => {
  s.flat = true;
  s.reach([-140, -300], [150, 300]);
  const metal = s.rng.pick([silver, gold, '#3a4048', '#c99a86']);
  const strap = s.rng.pick([...leathers, metal, '#2b2e33', ...cloths]);
  const face = s.rng.pick([white, '#16263d', '#1f2a26', '#f3ead9', '#23272c']);
  const ink = face === white || face === '#f3ead9' ? '#23272c' : '#f0f3f5';
  const band = 'M-64 -300H64L78 -110H-78ZM-64 300H64L78 110H-78Z';
  s.shadows.push('M-64 -300H64L130 0L64 300H-64L-130 0Z');
  const links =
    strap === metal
      ? Array.from({ length: 13 }, (_, k) =>
          line(`M-74 ${(k < 6 ? -296 : -60) + k * 30}H74`, shade(strap, -0.2), 4),
        ).join('')
      : line('M-52 -292L-66 -116M52 -292L66 -116M-52 292L-66 116M52 292L66 116', shade(strap, 0.14), 3, {
          'stroke-dasharray': '8 6',
        });
  s.add(
    path(band, {
      fill: s.gradient(
        [
          [0, shade(strap, -0.08)],
          [0.3, shade(strap, 0.06)],
          [1, shade(strap, -0.1)],
        ],
        { x2: 1, y2: 0 },
      ),
    }),
    links,
  );
  s.add(
    rect(126, -18, 26, 36, shade(metal, -0.08), 5),
    circle(
      0,
      0,
      138,
      s.gradient(
        [
          [0, shade(metal, 0.18)],
          [0.5, shade(metal, -0.04)],
          [1, shade(metal, -0.2)],
        ],
        { x2: 1 },
      ),
    ),
    circle(0, 0, 120, shade(metal, -0.14)),
    circle(
      0,
      0,
      114,
      s.radial([
        [0, shade(face, 0.06)],
        [1, shade(face, -0.05)],
      ]),
    ),
  );
  for (let k = 0; k < 12; k += 1)
    s.add(rect(-3.5, -106, 7, k % 3 ? 15 : 24, ink, 2, { transform: `rotate(${k * 30})` }));
  if (s.rng.chance(0.5))
    s.add(
      ...[
        [-46, 0],
        [46, 0],
        [0, 46],
      ].map(
        ([x, y]) =>
          circle(x!, y!, 26, shade(face, face === white ? -0.05 : 0.06), { stroke: ink, 'stroke-width': 1.6 }) +
          line(`M${x} ${y}l9 -14`, ink, 3),
      ),
    );
  s.add(
    line('M0 10L-44 -40', ink, 9),
    line('M0 14L50 -62', ink, 7),
    line('M-12 24L30 -92', s.rng.pick(brights), 3),
    circle(0, 0, 9, metal),
    path('M-104 -40A112 112 0 0 1 40 -104L-40 96A112 112 0 0 1 -104 -40Z', { fill: '#fff', opacity: 0.08 }),
  );
};

export const handbag: Composition = (s) => {
  s.look(6, 10);
  const colour = s.rng.pick([...leathers, '#c98f9a', '#e8ddcf', '#3f6a5c']);
  const metal = s.rng.pick([gold, silver]);
  const [w, h] = s.rng.pick([
    [190, 200],
    [220, 170],
    [160, 230],
  ] as const);
  s.reach([-w, -h - 130], [w, 10]);
  s.shadowOf([
    [-w, -50, 0],
    [w, -50, 0],
    [w, 50, 0],
    [-w, 50, 0],
    [0, 0, 120],
  ]);
  const body = `M${-w * 0.84} ${-h}H${w * 0.84}Q${w * 0.98} ${-h * 0.5} ${w} -20Q${w} 4 ${w * 0.9} 4H${-w * 0.9}Q${-w} 4 ${-w} -20Q${-w * 0.98} ${-h * 0.5} ${-w * 0.84} ${-h}Z`;
  const stitch = { 'stroke-dasharray': '7 6' } as const;
  s.add(
    line(
      `M${-w * 0.5} ${-h + 8}C${-w * 0.5} ${-h - 150} ${w * 0.5} ${-h - 150} ${w * 0.5} ${-h + 8}`,
      shade(colour, -0.15),
      17,
    ),
    line(`M${-w * 0.5} ${-h + 8}C${-w * 0.5} ${-h - 150} ${w * 0.5} ${-h - 150} ${w * 0.5} ${-h + 8}`, colour, 11),
  );
  s.add(
    path(body, {
      fill: s.gradient([
        [0, shade(colour, 0.07)],
        [0.55, colour],
        [1, shade(colour, -0.1)],
      ]),
    }),
    path(body, {
      fill: s.gradient(
        [
          [0, '#000000', 0.14],
          [0.2, '#ffffff', 0.08],
          [0.7, '#000000', 0],
          [1, '#000000', 0.2],
        ],
        { x2: 1, y2: 0 },
      ),
    }),
  );
  if (s.rng.chance(0.55))
    s.add(
      path(`M${-w * 0.84} ${-h}H${w * 0.84}L${w * 0.88} ${-h * 0.56}Q0 ${-h * 0.28} ${-w * 0.88} ${-h * 0.56}Z`, {
        fill: shade(colour, 0.04),
        stroke: shade(colour, -0.12),
        'stroke-width': 2,
      }),
      line(`M${-w * 0.85} ${-h * 0.6}Q0 ${-h * 0.34} ${w * 0.85} ${-h * 0.6}`, shade(colour, 0.16), 3, stitch),
      rect(-20, -h * 0.5, 40, 32, metal, 6),
      circle(0, -h * 0.5 + 16, 5, shade(metal, -0.3)),
    );
  else
    s.add(
      line(`M${-w * 0.85} ${-h + 16}H${w * 0.85}`, metal, 6),
      path(`M${-w * 0.6} ${-h * 0.62}H${w * 0.6}V-26H${-w * 0.6}Z`, {
        fill: shade(colour, -0.035),
        stroke: shade(colour, 0.12),
        'stroke-width': 2.5,
        ...stitch,
      }),
      rect(-34, -h * 0.62 + 12, 68, 16, metal, 3),
    );
  s.add(
    ...[-1, 1].map(
      (k) => circle(k * w * 0.5, -h + 10, 15, metal) + circle(k * w * 0.5, -h + 10, 8, shade(colour, -0.1)),
    ),
    line(`M${-w * 0.92} -14H${w * 0.92}`, shade(colour, 0.14), 3, stitch),
  );
};

export const backpack: Composition = (s) => {
  s.look(6, 10);
  const colour = s.rng.pick([...cloths, ...brights]);
  const second = s.rng.pick([shade(colour, -0.13), '#8a5a33', dark]);
  s.reach([-160, -390], [160, 8]);
  s.shadowOf([
    [-150, -60, 0],
    [150, -60, 0],
    [150, 60, 0],
    [-150, 60, 0],
    [0, 0, 140],
  ]);
  s.add(
    line('M-34 -366C-34 -404 34 -404 34 -366', second, 13),
    path('M-146 -20V-270Q-146 -372 0 -372T146 -270V-20Q146 6 120 6H-120Q-146 6 -146 -20Z', {
      fill: s.gradient(
        [
          [0, shade(colour, -0.08)],
          [0.24, shade(colour, 0.08)],
          [0.6, colour],
          [1, shade(colour, -0.14)],
        ],
        { x2: 1, y2: 0 },
      ),
    }),
    path('M-158 -120Q-176 -110 -170 -20Q-166 0 -146 -4V-126ZM158 -120Q176 -110 170 -20Q166 0 146 -4V-126Z', {
      fill: shade(colour, -0.13),
    }),
    line('M-118 -60V-262Q-118 -346 0 -346T118 -262V-60', second, 5),
    path('M-106 -16V-150Q-106 -176 -80 -176H80Q106 -176 106 -150V-16Q106 -2 90 -2H-90Q-106 -2 -106 -16Z', {
      fill: shade(colour, 0.035),
      stroke: second,
      'stroke-width': 4,
    }),
    line('M-106 -142H106', second, 6),
    line('M60 -142l6 30', silver, 7),
    path('M-44 -270H44V-236Q44 -224 32 -224H-32Q-44 -224 -44 -236Z', { fill: second }),
    rect(-20, -256, 40, 14, shade(second, 0.2), 3),
  );
};

export const suitcase: Composition = (s) => {
  const colour = s.rng.pick([...cloths, ...brights, '#23272c']);
  for (const [x, y, k] of s.rng.chance(0.55)
    ? ([
        [190, 90, 0.72],
        [0, 0, 1],
      ] as const)
    : ([[0, 0, 1]] as const)) {
    const [w, h] = [200 * k, 290 * k];
    for (const dx of [24, w - 40])
      s.tube([x + dx + 8, y + 50 * k, 0], [x + dx + 8, y + 50 * k, 24 * k], 13 * k, dark, {});
    for (const dx of [w * 0.36, w * 0.64])
      s.tube([x + dx, y + 80 * k, h], [x + dx, y + 80 * k, h + 110 * k], 5, steel, { finish: 'metal' });
    s.tube([x + w * 0.36, y + 80 * k, h + 110 * k], [x + w * 0.64, y + 80 * k, h + 110 * k], 9 * k, dark, {});
    s.box([x, y, 20 * k], [w, 105 * k, h], colour, { round: 9 });
    s.front(
      [x, y - 1, 20 * k + h],
      ...Array.from(
        { length: 7 },
        (_, t) =>
          rect(16 * k + t * 25 * k, 12, 12 * k, h - 24, shade(colour, -0.07), 5) +
          rect(16 * k + t * 25 * k, 12, 4 * k, h - 24, shade(colour, 0.09), 2),
      ),
      rect(w * 0.3, h * 0.12, w * 0.4, 20 * k, shade(colour, -0.12), 6),
    );
    s.right([x + w, y, 20 * k + h], rect(48 * k, 0, 8 * k, h, dark), rect(38 * k, h * 0.44, 28 * k, 44 * k, silver, 5));
  }
};

export const beltGoods: Composition = (s) => {
  s.look(26, 30);
  const colour = s.rng.pick(leathers);
  const metal = s.rng.pick([gold, silver, '#3a4048']);
  for (let k = 0; k < 13; k += 1) {
    const z = k * 4.4;
    s.top(
      [130, 120, z],
      circle(0, 0, 130, 'none', { stroke: shade(colour, -0.1 + k * 0.006), 'stroke-width': 11 }),
      circle(-6, 0, 98, 'none', { stroke: shade(colour, -0.12 + k * 0.006), 'stroke-width': 11 }),
      circle(4, 4, 68, 'none', { stroke: shade(colour, -0.12 + k * 0.006), 'stroke-width': 11 }),
    );
  }
  s.top(
    [130, 120, 57],
    circle(0, 0, 130, 'none', { stroke: shade(colour, 0.08), 'stroke-width': 9 }),
    circle(-6, 0, 98, 'none', { stroke: shade(colour, 0.08), 'stroke-width': 9 }),
    circle(4, 4, 68, 'none', { stroke: shade(colour, 0.08), 'stroke-width': 9 }),
  );
  s.shadowRing(130, 120, 140, 56);
  s.reach(
    s.space.project([-14, 120, 0]),
    s.space.project([270, 120, 0]),
    s.space.project([130, 260, 60]),
    s.space.project([130, -20, 0]),
  );
  s.box([110, -40, 0], [90, 18, 62], metal, { round: 5 });
  s.front([110, -40.5, 62], rect(16, 14, 58, 34, shade(colour, -0.1), 4), rect(40, 8, 9, 46, shade(metal, 0.1), 3));
  s.box([-110, -90, 0], [150, 100, 26], s.rng.pick([colour, ...leathers]), { round: 6 });
  s.top(
    [-110, 10, 26.5],
    rect(8, 8, 134, 84, 'none', 8, { stroke: shade(colour, 0.18), 'stroke-width': 2.5, 'stroke-dasharray': '7 5' }),
    rect(100, 38, 44, 24, shade(colour, -0.1), 8),
    circle(112, 50, 7, metal),
  );
};

export const glasses: Composition = (s) => {
  s.flat = true;
  s.reach([-270, -130], [270, 150]);
  const rim = s.rng.pick([black, '#5b3a26', gold, silver, '#2f4a7a', '#8d3f4a', '#c9a279']);
  const sun = s.rng.chance(0.6);
  const lens = s.gradient(
    sun
      ? [
          [0, s.rng.pick(['#23272c', '#3a2f26', '#1f3a4a'])],
          [1, s.rng.pick(['#8a95a0', '#b98a5a', '#6fa3a8'])],
        ]
      : [
          [0, '#ffffff', 0.75],
          [1, '#d4e6ee', 0.55],
        ],
  );
  const shapes = [
    'M-230 -60Q-220 -90 -130 -90T-34 -60Q-24 80 -130 84T-230 -60Z',
    'M-130 -86A88 88 0 1 1 -130 90A88 88 0 1 1 -130 -86Z',
    'M-236 -92H-40Q-26 -60 -34 -10C-44 60 -80 88 -130 88S-230 60 -236 -10Q-242 -60 -236 -92Z',
    'M-232 -70H-38V50Q-38 80 -70 80H-200Q-232 80 -232 50Z',
  ];
  const d = s.rng.pick(shapes);
  const both = (markup: string) => markup + group('scale(-1 1)', markup);
  s.shadows.push(d, 'M-40 -40H40V-20H-40Z');
  s.add(
    both(line('M-232 -50C-266 -60 -268 -120 -240 -128', shade(rim, -0.12), 12)),
    both(
      path(d, {
        fill: lens,
        stroke: rim,
        'stroke-width': rim === gold || rim === silver ? 9 : 17,
        'stroke-linejoin': 'round',
      }),
    ),
    both(path('M-200 -50L-150 -70L-190 50Q-206 20 -200 -50Z', { fill: '#fff', opacity: 0.28 })),
    line('M-40 -36Q0 -66 40 -36', rim, rim === gold || rim === silver ? 8 : 15),
  );
};

export const hairClips: Composition = (s) => {
  s.flat = true;
  s.reach([-250, -220], [250, 230]);
  const set = s.rng.some([...brights, ...cloths], 5);
  const bow = (x: number, y: number, colour: string, k: number) =>
    group(
      `translate(${x} ${y}) scale(${k})`,
      path('M0 0C-40 -70 -130 -70 -120 0S-40 70 0 0ZM0 0C40 -70 130 -70 120 0S40 70 0 0Z', {
        fill: '#1d2126',
        opacity: 0.2,
        transform: 'translate(7 12)',
      }),
      path('M0 0C-40 -70 -130 -70 -120 0S-40 70 0 0Z', {
        fill: cloth(s, colour, 0.5),
        stroke: shade(colour, -0.14),
        'stroke-width': 3,
      }),
      path('M0 0C40 -70 130 -70 120 0S40 70 0 0Z', {
        fill: cloth(s, colour, 0.5),
        stroke: shade(colour, -0.14),
        'stroke-width': 3,
      }),
      rect(-20, -26, 40, 52, shade(colour, -0.08), 12),
    );
  s.add(bow(-110, -120, set[0]!, 1), bow(130, 130, set[1]!, 0.86));
  for (let k = 0; k < 3; k += 1) {
    const [x, y, colour] = [90 + k * 60, -150 + k * 34, set[2 + k]!];
    s.add(
      group(
        `translate(${x} ${y}) rotate(24)`,
        rect(-14, -70, 34, 150, '#1d2126', 16, { opacity: 0.18 }),
        rect(-20, -80, 34, 150, s.fall(colour, 0.06), 16),
        rect(-11, -62, 16, 112, shade(colour, -0.12), 8),
      ),
    );
  }
  const ringed = set[3]!;
  s.add(
    `<ellipse cx="-112" cy="126" rx="104" ry="84" fill="none" stroke="#1d2126" stroke-width="44" opacity=".16"/><ellipse cx="-118" cy="116" rx="104" ry="84" fill="none" stroke="${ringed}" stroke-width="44"/>`,
    ...ring(22, 1).map(([a, b]) =>
      line(`M${n(-118 + a * 84)} ${n(116 + b * 66)}L${n(-118 + a * 124)} ${n(116 + b * 102)}`, shade(ringed, -0.13), 5),
    ),
  );
};

export const gemstones: Composition = (s) => {
  s.flat = true;
  s.reach([-250, -240], [250, 240]);
  const set = s.rng.some(gems, 5);
  for (const [k, [x, y, r]] of (
    [
      [-100, -90, 110],
      [130, -110, 78],
      [110, 100, 104],
      [-130, 130, 70],
      [0, 20, 34],
      [-10, 200, 38],
      [236, 10, 30],
    ] as const
  ).entries())
    s.add(
      circle(x + 8, y + 14, r * 0.96, '#1d2126', { opacity: 0.2 }),
      stone(x, y, r, set[k % 5]!, [8, 6, 10, 8, 6][k % 5]!),
    );
};
