import { shade } from '../../colour.ts';
import type { Studio } from '../../studio/studio.ts';
import { circle, line, n, path, rect, ring, smooth } from '../../svg.ts';
import { brights, type Composition, cloths, gold, leathers, silver, white } from '../materials.ts';

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
