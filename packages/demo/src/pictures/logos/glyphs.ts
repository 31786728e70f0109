import { circle, circlePath, gearPath, line, n, path, rect, ring } from '../svg.ts';

/** A sign in a box of 100 × 100 round 0,0, in one colour and an accent; `paper` is what lies behind it. */
export type Glyph = (ink: string, accent: string, paper: string) => string;

const turned = (count: number, draw: (at: number) => string) =>
  Array.from(
    { length: count },
    (_, index) => `<g transform="rotate(${n((index * 360) / count)})">${draw(index)}</g>`,
  ).join('');

export const glyphs = {
  gear: (ink, accent) =>
    path(gearPath(10, 48, 37) + circlePath(0, 0, 20), { fill: ink, 'fill-rule': 'evenodd' }) + circle(0, 0, 9, accent),
  node: (ink, accent) =>
    turned(3, (at) => line('M0 -12V-34', ink, 8) + circle(0, -38, 11, at ? ink : accent)) + circle(0, 0, 16, ink),
  orbit: (ink, accent) =>
    circle(0, 0, 17, ink) +
    line('M-42 -14A44 44 0 0 1 42 -14M42 14A44 44 0 0 1 -42 14', ink, 9) +
    circle(44, 0, 8, accent) +
    circle(-44, 0, 8, accent),
  arm: (ink, accent) =>
    line('M-30 42V10L0 -34L36 -18', ink, 15, { 'stroke-linejoin': 'miter' }) +
    circle(-30, 10, 9, accent) +
    circle(0, -32, 9, accent) +
    rect(-46, 38, 36, 10, ink, 3),
  chip: (ink, accent) =>
    [-24, 0, 24].map((k) => line(`M${k} -48V48M-48 ${k}H48`, ink, 7)).join('') +
    rect(-33, -33, 66, 66, ink, 9) +
    rect(-14, -14, 28, 28, accent, 4),
  trace: (ink, accent) =>
    line('M-44 30H-14L10 6V-34M-44 6H-20L-6 -8V-34M-44 -18H-30M34 44V10L22 -2', ink, 8) +
    circle(10, -40, 8, accent) +
    circle(-6 - 8, -40, 7, ink) +
    circle(22, -8, 8, accent),
  wifi: (ink, accent) =>
    line('M-44 -10A62 62 0 0 1 44 -10M-28 10A40 40 0 0 1 28 10', ink, 11) + circle(0, 32, 13, accent),
  bolt: (ink, accent) =>
    path('M10 -50L-34 10H-6L-14 50L34 -12H4Z', { fill: ink }) + path('M10 -50L-34 10H-20Z', { fill: accent }),
  sun: (ink, accent) => circle(0, 0, 20, accent) + turned(10, () => rect(-4, -48, 8, 19, ink, 4)),
  flame: (ink, accent) =>
    path(
      'M2 -50C30 -22 40 -2 34 20C28 40 12 48 0 48S-34 38 -34 12C-34 -6 -20 -14 -16 -30C-4 -24 0 -12 0 -4C8 -16 10 -32 2 -50Z',
      { fill: ink },
    ) + path('M0 46C-14 46 -20 34 -16 22C-12 12 -2 10 0 -2C12 10 20 22 16 34Q12 46 0 46Z', { fill: accent }),
  drop: (ink, accent) =>
    path('M0 -50C22 -20 36 0 36 18A36 32 0 0 1 -36 18C-36 0 -22 -20 0 -50Z', { fill: ink }) +
    line('M-20 20A20 18 0 0 0 2 37', accent, 8),
  turbine: (ink, accent) =>
    turned(3, () => path('M-4 -8C-16 -22 -12 -40 4 -50C12 -34 8 -18 4 -8Z', { fill: ink })) + circle(0, 0, 9, accent),
  factory: (ink, accent) =>
    path('M-46 44V-4L-16 -22V-4L14 -22V-4L24 -46H38L46 44Z', { fill: ink }) +
    [-30, -6, 18].map((x) => rect(x, 14, 12, 12, accent, 2)).join(''),
  hex: (ink, accent) =>
    path(
      `M${ring(6, 48, Math.PI / 6)
        .map(([a, b]) => `${n(a)} ${n(b)}`)
        .join('L')}Z`,
      { fill: ink },
    ) +
    path(
      `M${ring(6, 22, Math.PI / 6)
        .map(([a, b]) => `${n(a)} ${n(b)}`)
        .join('L')}Z`,
      { fill: accent },
    ),
  cells: (ink, accent) =>
    [
      [0, -29],
      [-25, 14],
      [25, 14],
    ]
      .map(([x, y], index) =>
        path(
          `M${ring(6, 26, Math.PI / 6)
            .map(([a, b]) => `${n(a + x!)} ${n(b + y!)}`)
            .join('L')}Z`,
          { fill: index ? ink : accent },
        ),
      )
      .join(''),
  anvil: (ink, accent) =>
    path('M-48 -26H40Q30 0 8 4V22H24V40H-26V22H-10V4Q-40 2 -48 -26Z', { fill: ink }) + rect(-26, 30, 50, 10, accent),
  ingots: (ink, accent) =>
    path('M-22 -34H22L30 0H-30Z', { fill: accent }) + path('M-46 6H-8L-2 40H-52ZM8 6H46L52 40H2Z', { fill: ink }),
  crane: (ink, accent) =>
    line('M-26 46V-42L44 -30M-26 -42L-46 -26M-40 46H-12', ink, 10, { 'stroke-linejoin': 'miter' }) +
    line('M30 -32V2', ink, 5) +
    rect(16, 4, 28, 24, accent, 3),
  track: (ink, accent) => rect(-48, -22, 96, 44, ink, 22) + [-26, 0, 26].map((x) => circle(x, 0, 11, accent)).join(''),
  belt: (ink, accent) =>
    path('M-24 -24A24 24 0 1 0 -24 24C-6 24 6 -24 24 -24A24 24 0 1 1 24 24C6 24 -6 -24 -24 -24Z', {
      fill: 'none',
      stroke: ink,
      'stroke-width': 13,
    }) +
    circle(-24, 0, 7, accent) +
    circle(24, 0, 7, accent),
  bearing: (ink, accent) =>
    circle(0, 0, 43, 'none', { stroke: ink, 'stroke-width': 10 }) +
    circle(0, 0, 16, 'none', { stroke: ink, 'stroke-width': 8 }) +
    turned(8, () => circle(0, -29, 6.5, accent)),
  spool: (ink, accent) =>
    rect(-34, -46, 68, 14, ink, 5) +
    rect(-34, 32, 68, 14, ink, 5) +
    [-24, -10, 4, 18].map((y) => line(`M-22 ${y + 6}L22 ${y}`, accent, 9)).join(''),
  hanger: (ink, accent) =>
    line('M0 -18V-26C14 -28 16 -48 0 -48C-8 -48 -13 -42 -12 -36', accent, 8) +
    path('M0 -18L48 26Q50 36 40 36H-40Q-50 36 -48 26Z', {
      fill: 'none',
      stroke: ink,
      'stroke-width': 10,
      'stroke-linejoin': 'round',
    }),
  weave: (ink, accent) =>
    [-30, 0, 30].map((k) => rect(k - 9, -46, 18, 92, ink, 5)).join('') +
    [-30, 0, 30]
      .map((y, row) =>
        [-30, 0, 30].map((k, index) => ((index + row) % 2 ? '' : rect(k - 15, y - 9, 30, 18, accent, 4))).join(''),
      )
      .join(''),
  needle: (ink, accent) =>
    path('M36 -46C44 -38 40 -28 34 -22L-40 46L-44 42L24 -32C30 -40 32 -48 36 -46Z', { fill: ink }) +
    line('M30 -36C-10 -50 -44 -20 -20 -4S30 8 14 30', accent, 6),
  moon: (ink, accent) =>
    path('M14 -46A46 46 0 1 0 44 24A38 38 0 0 1 14 -46Z', { fill: ink }) +
    path('M26 -30l5 11l12 1l-9 8l3 12l-11 -6l-11 6l3 -12l-9 -8l12 -1Z', { fill: accent }),
  smile: (ink, accent) =>
    circle(0, 0, 46, ink) +
    line('M-22 8A24 24 0 0 0 22 8', accent, 9) +
    circle(-16, -14, 6, accent) +
    circle(16, -14, 6, accent),
  blocks: (ink, accent) =>
    rect(-44, 2, 42, 42, ink, 7) +
    rect(4, 2, 42, 42, accent, 7) +
    path('M-22 -6L1 -46L24 -6Z', { fill: ink, 'stroke-linejoin': 'round' }),
  lotus: (ink, accent) =>
    path('M0 40C-16 16 -16 -14 0 -46C16 -14 16 16 0 40Z', { fill: accent }) +
    path('M-6 40C-40 34 -48 10 -46 -12C-26 -8 -14 8 -6 40ZM6 40C40 34 48 10 46 -12C26 -8 14 8 6 40Z', { fill: ink }),
  sparkle: (ink, accent) =>
    path('M-6 -48C-2 -16 8 -6 38 0C8 6 -2 16 -6 48C-10 16 -20 6 -50 0C-20 -6 -10 -16 -6 -48Z', { fill: ink }) +
    path('M32 -48C34 -36 38 -32 48 -30C38 -28 34 -24 32 -12C30 -24 26 -28 16 -30C26 -32 30 -36 32 -48Z', {
      fill: accent,
    }),
  blossom: (ink, accent) =>
    turned(5, () => path('M0 -8C-20 -18 -18 -46 0 -48C18 -46 20 -18 0 -8Z', { fill: ink })) + circle(0, 0, 11, accent),
  diamond: (ink, accent) =>
    path('M-26 -34H26L48 -8L0 46L-48 -8Z', { fill: ink }) +
    path('M-26 -34L-14 -8H-48ZM14 -8L0 46L-14 -8Z', { fill: accent }),
  crown: (ink, accent) =>
    path('M-44 30L-48 -22L-20 2L0 -38L20 2L48 -22L44 30Z', { fill: ink }) + rect(-44, 36, 88, 9, accent, 3),
  facets: (ink, accent) =>
    path('M0 -46L40 -22V22L0 46L-40 22V-22Z', { fill: ink }) +
    path('M0 -46L40 -22L0 0ZM0 46L-40 22L0 0Z', { fill: accent }),
  leaf: (ink, accent) =>
    path('M-40 40C-52 -14 -10 -48 46 -46C50 10 20 52 -40 40Z', { fill: ink }) +
    line('M-44 46C-20 14 4 -8 26 -26', accent, 6),
  sprout: (ink, accent) =>
    line('M0 48V-4', ink, 8) +
    path('M0 6C-4 -24 -22 -34 -48 -32C-46 -4 -28 8 0 6Z', { fill: ink }) +
    path('M0 -6C2 -34 20 -46 46 -46C46 -16 28 -4 0 -6Z', { fill: accent }),
  wheat: (ink, accent) =>
    line('M0 48V-20', ink, 6) +
    [0, 1, 2]
      .map((k) =>
        path(
          `M0 ${22 - k * 22}C-4 ${6 - k * 22} -16 ${0 - k * 22} -28 ${-2 - k * 22}C-28 ${14 - k * 22} -16 ${24 - k * 22} 0 ${22 - k * 22}ZM0 ${22 - k * 22}C4 ${6 - k * 22} 16 ${0 - k * 22} 28 ${-2 - k * 22}C28 ${14 - k * 22} 16 ${24 - k * 22} 0 ${22 - k * 22}Z`,
          { fill: k === 1 ? accent : ink },
        ),
      )
      .join('') +
    path('M0 -24C-10 -34 -8 -44 0 -52C8 -44 10 -34 0 -24Z', { fill: ink }),
  fields: (ink, accent) =>
    path('M-48 0A48 48 0 0 1 48 0Z', { fill: accent }) +
    [8, 22, 36]
      .map((y, k) =>
        path(`M${-46 + k * 8} ${y}Q0 ${y - 16} ${46 - k * 8} ${y}V${y + 8}Q0 ${y - 8} ${-46 + k * 8} ${y + 8}Z`, {
          fill: ink,
        }),
      )
      .join(''),
  armchair: (ink, accent) =>
    path('M-28 -4V-28Q-28 -44 0 -44T28 -28V-4Q18 -2 18 10H-18Q-18 -2 -28 -4Z', { fill: ink }) +
    path('M-46 4Q-46 -6 -36 -6T-26 6V18H26V6Q26 -6 36 -6T46 4V32H-46Z', { fill: accent }) +
    rect(-38, 34, 9, 14, ink, 2) +
    rect(29, 34, 9, 14, ink, 2),
  arch: (ink, accent) =>
    path('M-44 46V0A44 44 0 0 1 44 0V46H26V2A26 26 0 0 0 -26 2V46Z', { fill: ink }) +
    path('M-16 46V6A16 16 0 0 1 16 6V46Z', { fill: accent }),
  rings: (ink, accent) =>
    circle(0, 0, 42, 'none', { stroke: ink, 'stroke-width': 9 }) +
    circle(0, 6, 27, 'none', { stroke: accent, 'stroke-width': 8 }) +
    circle(0, 12, 12, ink),
  cross: (ink, accent) =>
    path('M-17 -46H17V-17H46V17H17V46H-17V17H-46V-17H-17Z', { fill: ink, 'stroke-linejoin': 'round' }) +
    circle(0, 0, 11, accent),
  heart: (ink, accent) =>
    path('M0 44C-30 22 -48 4 -48 -16A24 24 0 0 1 0 -26A24 24 0 0 1 48 -16C48 4 30 22 0 44Z', { fill: ink }) +
    line('M-34 -2H-14L-6 -16L6 14L14 -2H34', accent, 7),
  helix: (ink, accent) =>
    line('M-26 -48C-26 -16 26 -16 26 16S-26 16 -26 48', ink, 9) +
    line('M26 -48C26 -16 -26 -16 -26 16S26 16 26 48', accent, 9),
  roof: (ink, accent) =>
    path('M-48 -2L0 -44L48 -2L36 10L0 -22L-36 10Z', { fill: ink }) +
    rect(-26, 12, 22, 34, ink, 2) +
    rect(4, 12, 22, 34, accent, 2),
  bricks: (ink, accent) =>
    [
      [-46, -40, 56, 0],
      [16, -40, 30, 1],
      [-46, -12, 26, 1],
      [-14, -12, 60, 0],
      [-46, 16, 56, 0],
      [16, 16, 30, 0],
    ]
      .map(([x, y, w, k]) => rect(x!, y!, w!, 22, k ? accent : ink, 3))
      .join(''),
  towers: (ink, accent) =>
    path('M-44 46V-10L-16 -26V46Z', { fill: ink }) +
    path('M-10 46V-48L18 -34V46Z', { fill: accent }) +
    path('M24 46V-6L46 6V46Z', { fill: ink }),
  peak: (ink, accent) =>
    path('M-50 40L-8 -40L14 2L24 -12L50 40Z', { fill: ink }) +
    path('M-8 -40L-22 -12L-10 -20L-2 -10L6 -16Z', { fill: accent }),
  globe: (ink, accent) =>
    circle(0, 0, 44, 'none', { stroke: ink, 'stroke-width': 8 }) +
    `<ellipse rx="19" ry="44" fill="none" stroke="${ink}" stroke-width="7"/>` +
    line('M-40 -15H40M-40 15H40', accent, 7),
  arrows: (ink, accent) =>
    path('M-46 -30H12V-48L48 -18L12 12V-6H-46Z', { fill: ink }) +
    path('M46 6H-12V-8L-46 22L-12 50V34H46Z', { fill: accent, opacity: 0.95 }),
  compass: (ink, accent) =>
    circle(0, 0, 44, 'none', { stroke: ink, 'stroke-width': 8 }) +
    path('M24 -26L8 8L-8 -8Z', { fill: accent }) +
    path('M-24 26L-8 -8L8 8Z', { fill: ink }),
  growth: (ink, accent) =>
    rect(-42, 12, 20, 34, ink, 3) +
    rect(-12, -10, 20, 56, ink, 3) +
    rect(18, -34, 20, 80, accent, 3) +
    line('M-44 -10L-10 -36', ink, 7),
  wave: (ink, accent) =>
    [-24, 0, 24]
      .map((y, k) =>
        line(`M-46 ${y}C-30 ${y - 20} -16 ${y - 20} 0 ${y}S30 ${y + 20} 46 ${y}`, k === 1 ? accent : ink, 12),
      )
      .join(''),
} satisfies Record<string, Glyph>;
