import { shade } from '../colour.ts';
import type { Studio } from '../studio/studio.ts';
import { circle, group, line, path, rect } from '../svg.ts';
import { type Composition, cloths, dark, white } from './materials.ts';

/** Stripes, dots, checks or nothing, as a fill for cloth. */
export function cloth(s: Studio, colour: string, plain = 0.5): string {
  if (s.rng.chance(plain)) return s.fall(colour, 0.04);
  const second = s.rng.pick([white, shade(colour, 0.16), shade(colour, -0.14), s.rng.pick(cloths)]);
  const size = s.rng.pick([18, 26, 36]);
  const forms = [
    rect(0, 0, size, size * 0.4, second),
    rect(0, 0, size * 0.34, size, second),
    circle(size / 2, size / 2, size * 0.16, second),
    rect(0, 0, size * 0.4, size, second, 0, { opacity: 0.5 }) +
      rect(0, 0, size, size * 0.4, second, 0, { opacity: 0.5 }),
    line(`M0 ${size}L${size} 0`, second, 2.4),
  ];
  return s.def(
    `<pattern id="" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${rect(0, 0, size, size, colour)}${s.rng.pick(forms)}</pattern>`,
  );
}

/** A flat garment: shadow below, cloth, then the darker sides and folds that make it soft. */
export function garment(s: Studio, d: string, fill: string, colour: string, ...details: readonly string[]): void {
  s.flat = true;
  s.shadows.push(d);
  const side = s.def(
    `<linearGradient id="" x2="1" y2="0"><stop offset="0" stop-color="#000" stop-opacity=".13"/><stop offset=".2" stop-color="#fff" stop-opacity=".1"/><stop offset=".6" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".2"/></linearGradient>`,
  );
  s.add(
    path(d, { fill }),
    path(d, { fill: side, stroke: shade(colour, -0.12), 'stroke-width': 2, 'stroke-linejoin': 'round' }),
    ...details,
  );
}

export const crease = (d: string): string => line(d, '#000', 5, { opacity: 0.1 });
const buttons = (x: number, from: number, to: number, count: number, colour: string) =>
  Array.from(
    { length: count },
    (_, k) =>
      circle(x, from + ((to - from) * k) / (count - 1), 5.5, colour) +
      circle(x - 1.4, from + ((to - from) * k) / (count - 1) - 1.6, 1.8, '#fff', { opacity: 0.7 }),
  ).join('');
const hanger = (s: Studio, y: number) => {
  s.reach([-20, y - 96]);
  s.add(
    line(
      `M0 ${y - 30}V${y - 44}C22 ${y - 50} 22 ${y - 88} 0 ${y - 88}C-14 ${y - 88} -20 ${y - 78} -16 ${y - 68}M0 ${y - 30}L110 ${y + 26}H-110Z`,
      '#8a8f96',
      7,
    ),
  );
};

export const shirt: Composition = (s) => {
  const colour = s.rng.pick([...cloths, white, '#cfe0ee']);
  const long = s.rng.chance(0.6);
  const d = long
    ? 'M-66 -250L-150 -214L-250 150L-176 176L-132 0V270H132V0L176 176L250 150L150 -214L66 -250Z'
    : 'M-66 -250L-150 -214L-236 -60L-160 -18L-132 -62V270H132V-62L160 -18L236 -60L150 -214L66 -250Z';
  if (s.rng.chance(0.4)) hanger(s, -250);
  s.reach([-250, -262], [250, 272]);
  const trim = shade(colour, colour === white ? -0.12 : -0.1);
  garment(
    s,
    d,
    cloth(s, colour, 0.45),
    colour,
    crease('M-132 -40C-120 60 -126 160 -118 250M132 -40C118 70 128 160 114 240'),
    path('M-66 -250L0 -196L66 -250L40 -262H-40Z', { fill: shade(colour, -0.16) }),
    path('M-66 -252L-44 -266L0 -198L-34 -150L-78 -226ZM66 -252L44 -266L0 -198L34 -150L78 -226Z', {
      fill: shade(colour, 0.04),
      stroke: trim,
      'stroke-width': 2.5,
      'stroke-linejoin': 'round',
    }),
    line('M0 -196V268', trim, 3),
    buttons(0, -150, 220, 6, shade(colour, colour === white ? -0.3 : 0.2)),
    rect(40, -110, 66, 76, 'none', 5, { stroke: trim, 'stroke-width': 2.5 }),
    long ? path('M-244 128L-170 154L-176 176L-250 150ZM244 128L170 154L176 176L250 150Z', { fill: trim }) : '',
  );
};

export const polo: Composition = (s) => {
  const colour = s.rng.pick(cloths);
  const trim = s.rng.pick([white, shade(colour, -0.12), shade(colour, 0.18)]);
  s.reach([-240, -258], [240, 272]);
  const d = 'M-62 -246L-152 -210L-240 -50L-162 -6L-130 -54V270H130V-54L162 -6L240 -50L152 -210L62 -246Z';
  const kind = s.rng.int(0, 2);
  garment(
    s,
    d,
    cloth(s, colour, 0.6),
    colour,
    crease('M-130 -30C-112 60 -124 170 -116 256M130 -30C112 60 124 170 116 256M-60 268C-40 200 -60 120 -40 60'),
    path('M-62 -246Q0 -180 62 -246Q0 -222 -62 -246Z', { fill: shade(colour, -0.18) }),
    kind === 0
      ? path('M-70 -246Q0 -164 70 -246L56 -254Q0 -188 -56 -254Z', { fill: trim })
      : path('M-66 -250L-40 -260Q0 -226 0 -204L-30 -168ZM66 -250L40 -260Q0 -226 0 -204L30 -168Z', {
          fill: trim,
          stroke: shade(trim, -0.1),
          'stroke-width': 2,
        }) +
          rect(-15, -204, 30, 104, shade(colour, 0.05), 3) +
          buttons(0, -180, -124, 3, trim),
    kind === 2 ? rect(-130, 20, 260, 62, trim) : '',
    path('M-236 -58L-160 -14L-166 -2L-242 -44ZM236 -58L160 -14L166 -2L242 -44Z', { fill: trim }),
    circle(66, -96, 15, trim, { opacity: 0.9 }),
  );
};

export const hoodie: Composition = (s) => {
  const colour = s.rng.pick(cloths);
  s.reach([-256, -280], [256, 272]);
  const d = 'M-70 -240L-152 -206L-256 166L-186 188L-136 10V262H136V10L186 188L256 166L152 -206L70 -240Z';
  garment(
    s,
    d,
    s.fall(colour, 0.05),
    colour,
    crease('M-136 0C-116 80 -128 160 -120 240M136 0C116 80 128 160 120 240'),
    path('M-92 -232C-104 -292 104 -292 92 -232C66 -170 -66 -170 -92 -232Z', {
      fill: shade(colour, -0.07),
      stroke: shade(colour, -0.15),
      'stroke-width': 3,
    }),
    path('M-56 -236C-50 -262 50 -262 56 -236C36 -196 -36 -196 -56 -236Z', { fill: shade(colour, -0.24) }),
    line('M-20 -194V-110M20 -194V-96', white, 6),
    path('M-84 110H84L104 214H-104Z', { fill: shade(colour, -0.04), stroke: shade(colour, -0.14), 'stroke-width': 3 }),
    rect(-136, 234, 272, 30, shade(colour, -0.1)),
    path('M-250 146L-180 168L-186 190L-256 166ZM250 146L180 168L186 190L256 166Z', { fill: shade(colour, -0.1) }),
    s.rng.chance(0.5) ? line('M0 -190V234', shade(colour, -0.2), 5) : '',
  );
};

export const jacket: Composition = (s) => {
  const colour = s.rng.pick(cloths);
  const second = s.rng.pick([shade(colour, -0.14), s.rng.pick(cloths), dark]);
  const quilted = s.rng.chance(0.5);
  s.reach([-258, -270], [258, 276]);
  const d = 'M-64 -248L-156 -208L-258 160L-186 184L-140 10V276H140V10L186 184L258 160L156 -208L64 -248Z';
  const seams = quilted
    ? [-130, -70, -10, 50, 110, 170, 230]
        .map(
          (y) =>
            line(`M-140 ${y}Q-70 ${y + 16} 0 ${y}T140 ${y}`, '#000', 4, { opacity: 0.16 }) +
            line(`M-138 ${y + 8}Q-70 ${y + 24} 0 ${y + 8}T138 ${y + 8}`, '#fff', 5, { opacity: 0.14 }),
        )
        .join('') +
      line(
        'M-190 -90L-154 -60M-216 -10L-166 14M-238 70L-176 92M190 -90L154 -60M216 -10L166 14M238 70L176 92',
        '#000',
        4,
        { opacity: 0.16 },
      )
    : path('M-140 -66L0 -20L140 -66L152 -206L64 -248H-64L-152 -206Z', { fill: second });
  garment(
    s,
    d,
    s.fall(colour, 0.05),
    colour,
    seams,
    path('M-66 -250C-60 -290 60 -290 66 -250C40 -214 -40 -214 -66 -250Z', { fill: shade(colour, -0.12) }),
    path('M-44 -254C-30 -272 30 -272 44 -254C26 -234 -26 -234 -44 -254Z', { fill: shade(colour, -0.28) }),
    line('M0 -226V274', shade(second, -0.1), 9),
    line('M0 -226V274', '#d9dde1', 3, { 'stroke-dasharray': '3 4', 'stroke-linecap': 'butt' }),
    rect(-104, 120, 62, 9, shade(colour, -0.2), 4),
    rect(42, 120, 62, 9, shade(colour, -0.2), 4),
  );
};

export const suit: Composition = (s) => {
  const colour = s.rng.pick(['#2f3e5a', '#3a3f47', '#5a4a3c', '#6f7a85', '#22303c', '#7a6a58']);
  const tie = s.rng.pick(['#a3343c', '#2c4f8a', '#3a6a5c', '#8a5a9a']);
  hanger(s, -246);
  s.reach([-246, -256], [246, 290]);
  const d = 'M-62 -246L-156 -212L-246 176L-178 194L-140 10L-150 286H150L140 10L178 194L246 176L156 -212L62 -246Z';
  garment(
    s,
    d,
    cloth(s, colour, 0.7),
    colour,
    crease('M-140 0C-120 80 -136 190 -130 270M140 0C120 80 136 190 130 270'),
    path('M-58 -248L0 40L58 -248Z', { fill: '#f4f6f8' }),
    path('M-12 -226H12L18 -204L24 -30L0 20L-24 -30L-18 -204Z', { fill: tie }),
    path('M-62 -248L-104 -150L-70 -136L-84 -112L0 62L-40 -180ZM62 -248L104 -150L70 -136L84 -112L0 62L40 -180Z', {
      fill: shade(colour, 0.045),
      stroke: shade(colour, -0.12),
      'stroke-width': 2.5,
      'stroke-linejoin': 'round',
    }),
    line('M0 60V286', shade(colour, -0.14), 4),
    circle(14, 84, 8, shade(colour, -0.16)),
    circle(14, 134, 8, shade(colour, -0.16)),
    path('M60 -80L112 -90L114 -72L62 -62Z', { fill: shade(colour, 0.05) }),
    rect(-118, 120, 74, 16, shade(colour, 0.035), 3),
    rect(44, 120, 74, 16, shade(colour, 0.035), 3),
  );
};

export const dress: Composition = (s) => {
  const colour = s.rng.pick([...cloths, '#c9485f', '#2f7f86']);
  const sleeve = s.rng.int(0, 2);
  s.reach([-220, -280], [220, 290]);
  const sleeves = ['L-112 -250', 'L-140 -226L-196 -120L-128 -90L-104 -150', 'L-138 -228L-214 70L-160 84L-104 -110'][
    sleeve
  ]!;
  const back = ['L112 -250', 'L104 -150L128 -90L196 -120L140 -226', 'L104 -110L160 84L214 70L138 -228'][sleeve]!;
  const d = `M-56 -262${sleeves}L-88 -20C-110 90 -180 200 -206 276Q0 312 206 276C180 200 110 90 88 -20${back}L56 -262Q0 -196 -56 -262Z`;
  garment(
    s,
    d,
    cloth(s, colour, 0.4),
    colour,
    crease(
      'M-60 0C-70 110 -120 210 -130 276M0 10V288M60 0C70 110 120 210 130 276M-30 10C-34 120 -60 220 -64 284M30 10C34 120 60 220 64 284',
    ),
    path('M-90 -34H90L86 2H-86Z', { fill: s.rng.pick([shade(colour, -0.16), white, '#c9a24b']) }),
    line('M-56 -262Q0 -196 56 -262', shade(colour, -0.14), 6),
  );
};

export const skirt: Composition = (s) => {
  const colour = s.rng.pick(cloths);
  s.reach([-220, -230], [220, 250]);
  const pleats = Array.from({ length: 9 }, (_, k) => `M${-80 + k * 20} -196L${-190 + k * 47} 246`).join('');
  garment(
    s,
    'M-100 -226H100L206 236Q0 274 -206 236Z',
    cloth(s, colour, 0.4),
    colour,
    line(pleats, '#000', 5, { opacity: 0.13 }),
    path('M-100 -226H100L106 -192H-106Z', { fill: shade(colour, -0.12) }),
    circle(84, -209, 6, '#d9c48a'),
  );
};

export const trousers: Composition = (s) => {
  const colour = s.rng.pick(['#3d5a85', '#2c3d5c', '#5a6470', '#8a7a5e', '#3a3f47', '#6f7f5e', '#b39a72', '#4a6f8f']);
  s.reach([-150, -280], [150, 290]);
  const stitch = { 'stroke-dasharray': '6 4' } as const;
  garment(
    s,
    'M-112 -274H112L140 280H40L4 -70H-4L-40 280H-140Z',
    cloth(s, colour, 0.85),
    colour,
    crease('M-80 -160C-92 0 -100 150 -96 270M80 -160C92 0 100 150 96 270'),
    rect(-113, -276, 226, 32, shade(colour, -0.08), 3),
    line(
      'M-108 -240C-80 -236 -74 -206 -104 -182M108 -240C80 -236 74 -206 104 -182M0 -240V-90M10 -240V-120Q6 -104 0 -100',
      s.rng.pick(['#d9a45a', shade(colour, -0.2), white]),
      2.4,
      stitch,
    ),
    circle(0, -260, 8, '#c7a14a'),
    ...[-70, 60].map((x) => rect(x, -282, 12, 42, shade(colour, -0.14), 2)),
    line('M-138 262H-42M138 262H42', shade(colour, -0.16), 3, stitch),
  );
};

export const coverall: Composition = (s) => {
  const colour = s.rng.pick(['#e8862a', '#2c5f9e', '#d9d23a', '#3a4a5c', '#c0453a', '#3f7a5c']);
  s.reach([-200, -286], [200, 292]);
  const band = '#dfe3d8';
  const d =
    'M-58 -270L-134 -238L-196 -10L-136 8L-108 -90V20L-120 286H-26L0 80L26 286H120L108 20V-90L136 8L196 -10L134 -238L58 -270Z';
  garment(
    s,
    d,
    s.fall(colour, 0.05),
    colour,
    rect(-108, -90, 216, 17, '#9aa39a'),
    rect(-108, -87, 216, 11, band),
    ...[-1, 1].map((k) =>
      group(
        `scale(${k} 1)`,
        path('M24 180L36 182H115L114 162H26Z', { fill: band }),
        path('M124 -40L186 -62L180 -42L130 -24Z', { fill: band }),
        rect(38, -190, 54, 60, shade(colour, -0.06), 5, { stroke: shade(colour, -0.14), 'stroke-width': 2 }),
        path('M58 -272L84 -258L40 -214L0 -252Z', { fill: shade(colour, 0.05) }),
      ),
    ),
    line('M0 -252V70', shade(colour, -0.2), 5),
    rect(-110, 4, 220, 24, shade(colour, -0.09)),
    rect(-10, 6, 20, 20, '#b9bec4', 3),
  );
};

export const vest: Composition = (s) => {
  const colour = s.rng.pick(['#d9e23a', '#f28c28', '#e8d22a']);
  s.reach([-170, -280], [170, 280]);
  const band = '#e3e6e8';
  garment(
    s,
    'M-60 -274L-124 -250C-100 -170 -120 -120 -164 -90V274H164V-90C120 -120 100 -170 124 -250L60 -274L0 -140Z',
    s.fall(colour, 0.04),
    colour,
    ...[0, 110].map(
      (y) => rect(-164, 40 + y, 328, 40, '#c9582a', 0, { opacity: 0.85 }) + rect(-164, 46 + y, 328, 28, band),
    ),
    path('M-110 -252L-82 -264L-58 40H-92ZM110 -252L82 -264L58 40H92Z', { fill: band }),
    line('M0 -140V272', '#6d7a1a', 5),
    rect(40, -40, 80, 60, shade(colour, -0.08), 4, { stroke: shade(colour, -0.2), 'stroke-width': 2 }),
  );
};
