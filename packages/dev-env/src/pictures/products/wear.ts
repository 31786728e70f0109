import { shade } from '../colour.ts';
import type { Studio } from '../studio/studio.ts';
import { circle, group, line, path, rect } from '../svg.ts';
import { cloth, crease, garment } from './garments.ts';
import { brights, type Composition, cloths, dark, leathers, pastels, white } from './materials.ts';

export const underwear: Composition = (s) => {
  const colour = s.rng.pick([...cloths, ...pastels]);
  s.reach([-210, -250], [210, 240]);
  const trim = s.rng.pick([white, shade(colour, -0.16)]);
  garment(
    s,
    'M-200 -30H200L190 120C120 110 60 160 40 234H-40C-60 160 -120 110 -190 120Z',
    cloth(s, colour, 0.5),
    colour,
    rect(-203, -44, 406, 34, trim, 4),
    line('M-60 -8C-40 60 -30 120 -30 190M60 -8C40 60 30 120 30 190', shade(colour, -0.14), 3),
  );
  garment(
    s,
    'M-130 -240L-92 -246C-84 -190 -50 -176 0 -176S84 -190 92 -246L130 -240C120 -180 150 -150 170 -130L160 -76H-160L-170 -130C-150 -150 -120 -180 -130 -240Z',
    s.fall(colour, 0.04),
    colour,
    rect(-162, -92, 324, 22, trim, 4),
  );
};

export const socks: Composition = (s) => {
  const colour = s.rng.pick([...cloths, ...brights]);
  const fill = cloth(s, colour, 0.3);
  const trim = s.rng.pick([white, shade(colour, -0.16), s.rng.pick(brights)]);
  s.reach([-230, -260], [250, 250]);
  for (const at of [0, 1]) {
    const sock =
      'M-60 -240H60V60C70 100 150 120 186 160C210 200 180 236 140 234C60 230 -30 210 -54 150C-70 100 -60 0 -60 -240Z';
    const turn = at ? 'translate(56 10) rotate(4)' : 'translate(-130 -6) rotate(-6)';
    s.flat = true;
    s.add(
      group(
        turn,
        path(sock, { fill: '#1d2126', opacity: 0.2, transform: 'translate(9 15)' }),
        path(sock, { fill }),
        path(sock, { fill: 'none', stroke: shade(colour, -0.12), 'stroke-width': 2 }),
        path('M-62 -246H62V-180H-62Z', { fill: trim }),
        line('M-40 -240V-186M-20 -240V-186M0 -240V-186M20 -240V-186M40 -240V-186', '#000', 3, { opacity: 0.12 }),
        path('M186 160C210 200 180 236 140 234C116 232 110 180 140 138Z', { fill: trim }),
        path('M-54 150C-66 110 -62 70 -58 40C-10 50 0 110 -30 180C-42 172 -50 162 -54 150Z', {
          fill: trim,
          opacity: 0.85,
        }),
      ),
    );
  }
};

export const sweater: Composition = (s) => {
  const colour = s.rng.pick(cloths);
  const second = s.rng.pick([white, shade(colour, 0.18), s.rng.pick(cloths)]);
  s.reach([-250, -262], [250, 264]);
  const d = 'M-70 -244L-148 -212L-250 150L-182 172L-134 10V256H134V10L182 172L250 150L148 -212L70 -244Z';
  const style = s.rng.int(0, 2);
  const zig = (y: number) =>
    line(
      `M-132 ${y}${Array.from({ length: 12 }, (_, k) => `l11 ${k % 2 ? 15 : -15}l11 ${k % 2 ? -15 : 15}`).join('')}`,
      second,
      6,
      { 'stroke-linejoin': 'miter', 'stroke-linecap': 'butt' },
    );
  const cables = [-70, 0, 70]
    .map((x) =>
      Array.from(
        { length: 14 },
        (_, k) =>
          `<ellipse cx="${x}" cy="${-170 + k * 30}" rx="17" ry="11" fill="none" stroke="${shade(colour, k % 2 ? -0.12 : 0.1)}" stroke-width="5" transform="rotate(${k % 2 ? 28 : -28} ${x} ${-170 + k * 30})"/>`,
      ).join(''),
    )
    .join('');
  garment(
    s,
    d,
    s.fall(colour, 0.045),
    colour,
    style === 0
      ? zig(-90) + zig(-50) + rect(-132, -24, 264, 14, second) + zig(30)
      : style === 1
        ? cables
        : [-120, -40, 40, 120].map((y) => rect(-132, y, 264, 34, second, 0, { opacity: 0.9 })).join(''),
    crease('M-134 0C-116 80 -126 160 -118 240M134 0C116 80 126 160 118 240'),
    path('M-72 -246C-50 -206 50 -206 72 -246L56 -260C40 -232 -40 -232 -56 -260Z', { fill: shade(colour, -0.1) }),
    rect(-136, 228, 272, 32, shade(colour, -0.1), 3),
    path('M-246 128L-178 150L-182 174L-250 150ZM246 128L178 150L182 174L250 150Z', { fill: shade(colour, -0.1) }),
  );
};

export const bodysuit: Composition = (s) => {
  const colour = s.rng.pick([...pastels, white]);
  const fill = cloth(s, colour, 0.3);
  const trim = s.rng.pick(['#e58fa0', '#6fa3d0', '#8fbf8a', '#e8b64c', '#9a86c4']);
  const long = s.rng.chance(0.5);
  s.reach([-200, -230], [200, 250]);
  const d = long
    ? 'M-60 -220L-130 -190L-196 20L-140 40L-110 -40V60L-120 244H-34L0 110L34 244H120L110 60V-40L140 40L196 20L130 -190L60 -220Q0 -150 -60 -220Z'
    : 'M-60 -220L-130 -190L-186 -70L-126 -40L-108 -80V90C-70 110 -46 160 -40 220H40C46 160 70 110 108 90V-80L126 -40L186 -70L130 -190L60 -220Q0 -150 -60 -220Z';
  const face = group(
    'translate(0 -30)',
    circle(-30, -36, 16, trim),
    circle(30, -36, 16, trim),
    circle(0, 0, 42, trim),
    circle(-14, -6, 4.5, dark),
    circle(14, -6, 4.5, dark),
    '<ellipse cx="0" cy="14" rx="17" ry="13" fill="#fff" opacity=".8"/>',
    circle(0, 9, 5, dark),
  );
  const star = path('M0 -66L16 -30L54 -26L26 0L34 38L0 18L-34 38L-26 0L-54 -26L-16 -30Z', {
    fill: trim,
    'stroke-linejoin': 'round',
  });
  garment(
    s,
    d,
    fill,
    colour,
    s.rng.chance(0.5) ? face : star,
    line('M-60 -220Q0 -150 60 -220', trim, 12),
    ...(long ? [-16, 0, 16] : [-26, 0, 26]).map((x) => circle(x, long ? 92 : 204, 6, trim)),
  );
};

export const romper: Composition = (s) => {
  bodysuit(s);
  const colour = s.rng.pick(pastels);
  s.reach([150, 70], [330, 250]);
  const hat = 'M160 230C160 120 190 90 240 90S320 120 320 230Z';
  s.shadows.push(hat);
  s.add(
    path(hat, { fill: s.fall(colour, 0.05) }),
    rect(152, 206, 176, 40, shade(colour, -0.08), 14),
    circle(240, 84, 24, shade(colour, 0.06)),
    line('M176 226h130', '#fff', 4, { 'stroke-dasharray': '3 12', opacity: 0.7 }),
  );
};

/** A pair of shoes from the side, one behind the other. */
function pair(s: Studio, draw: () => string, size: number): void {
  s.podium = false;
  s.reach([-250, -size - 70], [260, 60]);
  const one = draw();
  s.shadowOf([
    [-210, -40, 0],
    [230, -40, 0],
    [230, 70, 0],
    [-210, 70, 0],
  ]);
  s.add(
    group('translate(40 -52) scale(.93)', one, path('M-220 0H230V-240H-220Z', { fill: '#000', opacity: 0 })),
    group('translate(-14 26)', one),
  );
}

export const sneaker: Composition = (s) => {
  s.look(4, 12);
  const colour = s.rng.pick([...cloths, white, ...brights]);
  const second = s.rng.pick([...brights, dark, white]);
  const sole = s.rng.pick([white, '#e8e4da', '#2b2e33']);
  pair(
    s,
    () =>
      path(
        'M-206 -34C-214 -110 -206 -160 -176 -176C-150 -164 -110 -166 -92 -182C-60 -150 -10 -120 40 -96C110 -70 196 -72 214 -24L214 -20H-206Z',
        { fill: s.fall(colour, 0.06) },
      ) +
      path('M-206 -34C-212 -90 -206 -130 -190 -160C-150 -120 -140 -70 -150 -24H-206Z', { fill: second }) +
      path('M-92 -182C-104 -150 -100 -120 -70 -96C-40 -76 10 -64 60 -62L40 -96C-10 -120 -60 -150 -92 -182Z', {
        fill: shade(colour, -0.09),
      }) +
      line('M-66 -140L-88 -108M-38 -122L-60 -88M-8 -106L-30 -72M24 -92L6 -64', white, 9) +
      path('M-120 -30C-90 -80 -40 -70 30 -24L70 -24C0 -90 -90 -110 -134 -60Z', { fill: second }) +
      path('M140 -74C180 -72 208 -60 214 -24H120C120 -50 128 -66 140 -74Z', { fill: shade(colour, -0.07) }) +
      path('M-214 -36Q-220 12 -194 14H196Q232 14 226 -26C150 -18 -120 -22 -214 -36Z', { fill: s.fall(sole, 0.05) }) +
      line('M-206 0H216', shade(sole, -0.14), 4) +
      line('M-190 10H200', second, 5),
    184,
  );
};

export const leatherShoe: Composition = (s) => {
  s.look(4, 12);
  const colour = s.rng.pick(leathers);
  const boot = s.rng.chance(0.35);
  pair(
    s,
    () =>
      path(
        boot
          ? 'M-190 -20V-260H-60C-62 -190 -50 -150 10 -122C90 -96 206 -96 216 -22Z'
          : 'M-196 -20C-206 -80 -200 -120 -186 -150C-150 -130 -110 -130 -84 -146C-50 -110 10 -100 60 -92C130 -82 208 -70 222 -22Z',
        {
          fill: s.gradient([
            [0, shade(colour, 0.1)],
            [0.5, colour],
            [1, shade(colour, -0.09)],
          ]),
        },
      ) +
      (boot
        ? rect(-194, -268, 138, 30, shade(colour, -0.08), 8) +
          line('M-66 -220h-40M-66 -190h-40M-60 -160h-40M-40 -136h-34', '#e6d9bf', 7)
        : line('M-40 -112C-60 -90 -40 -60 10 -50L40 -94', shade(colour, -0.16), 4) +
          line('M-20 -100L-34 -78M4 -96L-8 -72M28 -93L18 -66', '#2b2523', 6)) +
      path('M110 -86C100 -60 104 -36 112 -22H222C208 -62 170 -80 110 -86Z', { fill: shade(colour, -0.06) }) +
      line('M112 -80C104 -60 106 -40 114 -24', shade(colour, 0.13), 2.6, { 'stroke-dasharray': '3 6' }) +
      path('M130 -72C160 -70 190 -58 204 -40C180 -48 150 -50 126 -48Z', { fill: '#fff', opacity: 0.28 }) +
      path('M-202 -22H226Q232 4 214 6H-80L-92 14H-202Z', { fill: '#2b2523' }) +
      rect(-202, 0, 108, 26, '#1f1b1a', 3),
    boot ? 268 : 150,
  );
};

export const heels: Composition = (s) => {
  s.look(4, 12);
  const colour = s.rng.pick(['#b3343f', '#2b2b2e', '#c9a279', '#8d3f6a', '#2f5a8a', '#d9a2a0', '#3f6a5c']);
  pair(
    s,
    () =>
      path(
        'M-186 -150C-176 -196 -130 -190 -112 -160C-70 -90 20 -60 90 -60C140 -64 196 -44 216 -10C220 6 212 12 196 12H100C10 12 -60 -60 -120 -84C-150 -90 -176 -110 -186 -150Z',
        {
          fill: s.gradient([
            [0, shade(colour, 0.09)],
            [1, shade(colour, -0.08)],
          ]),
        },
      ) +
      path('M-112 -160C-70 -90 20 -60 90 -60C60 -44 0 -50 -60 -90C-90 -112 -110 -140 -112 -160Z', {
        fill: shade(colour, -0.2),
      }) +
      path('M-184 -130C-180 -110 -160 -94 -134 -88C-140 -40 -150 0 -152 22H-170C-172 -20 -190 -70 -184 -130Z', {
        fill: shade(colour, -0.12),
      }) +
      path('M120 -52C160 -50 190 -34 204 -14C170 -26 140 -30 110 -30Z', { fill: '#fff', opacity: 0.35 }),
    200,
  );
};

export const sandals: Composition = (s) => {
  s.flat = true;
  const colour = s.rng.pick(leathers);
  const sole = s.rng.pick(['#c9a279', '#8a5a33', '#3a3230', '#e0d3bd']);
  s.reach([-230, -270], [230, 270]);
  const shape =
    'M-20 -250C60 -270 110 -200 100 -110C94 -40 60 20 70 110C80 200 50 256 -10 256S-90 200 -80 110C-74 20 -110 -60 -104 -140C-98 -210 -70 -240 -20 -250Z';
  for (const k of [-1, 1])
    s.add(
      group(
        `translate(${k * 118} 0) rotate(${k * 6}) scale(${-k} 1)`,
        path(shape, { fill: '#1d2126', opacity: 0.22, transform: `translate(${-k * 10} 16)` }),
        path(shape, { fill: shade(sole, -0.1), transform: 'translate(0 6)' }),
        path(shape, { fill: s.fall(sole, 0.05) }),
        path('M-104 -150C-40 -110 40 -110 102 -150L100 -90C40 -50 -40 -50 -102 -96Z', { fill: s.fall(colour, 0.05) }),
        path('M-100 -20C-40 30 30 30 84 -10L74 40C30 70 -40 70 -88 30Z', { fill: s.fall(colour, 0.05) }),
        line('M-100 -142C-40 -104 40 -104 100 -142M-96 -14C-40 34 30 34 80 -4', shade(colour, 0.14), 3, {
          'stroke-dasharray': '5 5',
        }),
        rect(36, -6, 32, 36, '#c7a14a', 5),
      ),
    );
};

export const capAndHat: Composition = (s) => {
  s.look(4, 14);
  const colour = s.rng.pick([...cloths, ...brights]);
  s.reach([-240, -210], [250, 60]);
  s.shadowOf([
    [-170, -60, 0],
    [200, -60, 0],
    [200, 80, 0],
    [-170, 80, 0],
  ]);
  if (s.rng.chance(0.5)) {
    s.add(
      path('M-180 10C-190 -120 -110 -196 0 -196S170 -130 170 10Z', {
        fill: s.radial(
          [
            [0, shade(colour, 0.12)],
            [0.6, colour],
            [1, shade(colour, -0.14)],
          ],
          0.36,
          0.24,
          0.9,
        ),
      }),
      line('M-10 -196C-60 -140 -80 -60 -70 10M-10 -196C50 -140 80 -60 76 8', shade(colour, -0.12), 4),
      path('M-30 4C40 -34 150 -30 240 30C250 52 226 56 204 50C130 24 40 26 -30 40Z', {
        fill: s.fall(shade(colour, -0.05), 0.05),
      }),
      line('M-20 16C60 -12 150 -2 226 42', shade(colour, 0.14), 3, { 'stroke-dasharray': '6 6' }),
      circle(-8, -198, 12, shade(colour, -0.08)),
      circle(40, -70, 34, white),
      path('M40 -96L62 -54H18Z', { fill: colour }),
    );
  } else {
    const straw = s.rng.pick(['#d9b77a', '#b98a55', '#3a3f47', '#8a6a4a']);
    s.add(
      '<ellipse cx="0" cy="20" rx="240" ry="52" fill="#000" opacity=".12"/>',
      `<ellipse cx="0" cy="6" rx="240" ry="54" fill="${s.fall(straw, 0.06)}"/>`,
      path(
        'M-130 0C-130 -110 -110 -180 -60 -176C-30 -172 -20 -160 0 -160S40 -176 64 -176C112 -176 128 -100 130 0C80 30 -80 30 -130 0Z',
        {
          fill: s.gradient(
            [
              [0, shade(straw, 0.08)],
              [0.5, straw],
              [1, shade(straw, -0.16)],
            ],
            { x2: 1, y2: 0 },
          ),
        },
      ),
      path('M-131 -46C-80 -18 80 -18 131 -46L130 0C80 30 -80 30 -130 0Z', { fill: s.fall(colour, 0.04) }),
    );
  }
};

export const scarf: Composition = (s) => {
  const colour = s.rng.pick([...cloths, ...brights]);
  const fill = cloth(s, colour, 0.15);
  s.reach([-200, -260], [200, 270]);
  garment(
    s,
    'M-150 -220C-60 -280 80 -270 150 -216C190 -160 150 -90 60 -70C-40 -50 -150 -80 -180 -140C-186 -180 -176 -204 -150 -220Z',
    fill,
    colour,
    path('M-104 -186C-50 -220 60 -216 106 -180C116 -150 60 -124 0 -122S-112 -150 -104 -186Z', {
      fill: shade(colour, -0.24),
    }),
  );
  garment(
    s,
    'M-96 -96L-10 -84L10 236L-120 240Z',
    fill,
    colour,
    line(Array.from({ length: 13 }, (_, k) => `M${-116 + k * 10} 238v30`).join(''), shade(colour, -0.05), 4),
  );
  garment(
    s,
    'M-20 -92L80 -96L150 190L24 214Z',
    fill,
    colour,
    line(Array.from({ length: 12 }, (_, k) => `M${30 + k * 11} ${212 - k * 2}l4 30`).join(''), shade(colour, -0.05), 4),
    crease('M20 -80C40 20 60 120 84 200'),
  );
};
