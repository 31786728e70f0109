import { shade } from '../../colour.ts';
import { circle, line, path, rect } from '../../svg.ts';
import { type Composition, cloths, dark, white } from '../materials.ts';
import { cloth, crease, garment } from './garment.ts';
import { hanger } from './outfits.ts';

const buttons = (x: number, from: number, to: number, count: number, colour: string) =>
  Array.from(
    { length: count },
    (_, k) =>
      circle(x, from + ((to - from) * k) / (count - 1), 5.5, colour) +
      circle(x - 1.4, from + ((to - from) * k) / (count - 1) - 1.6, 1.8, '#fff', { opacity: 0.7 }),
  ).join('');

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
