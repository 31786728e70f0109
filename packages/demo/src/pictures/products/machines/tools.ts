import { shade } from '../../colour.ts';
import type { Studio } from '../../studio/studio.ts';
import { circle, line, n, path, rect } from '../../svg.ts';
import { brass, type Composition, dark, paints, rubber, steel, white } from '../materials.ts';
import { print, vents } from './control-parts.ts';

/** A flat tool drawing, laid on the table. */
const lay = (s: Studio, ...markup: readonly string[]) => {
  s.flat = true;
  s.add(...markup);
};

export const handTools: Composition = (s) => {
  const grip = s.rng.pick(['#d4552d', '#2c68ad', '#e3a11b', '#3a8a5c', '#2b3138']);
  const metal = s.gradient(
    [
      [0, '#dfe4e9'],
      [0.5, '#aab4be'],
      [1, '#7d8893'],
    ],
    { x2: 1, y2: 0 },
  );
  const wrench =
    'M-26 -250C-60 -236 -74 -196 -58 -162L-22 -140V150L-58 172C-74 206 -60 246 -26 260V206L0 192L26 206V260C60 246 74 206 58 172L22 150V-140L58 -162C74 -196 60 -236 26 -250V-196L0 -182L-26 -196Z';
  const driver = 'M-30 -230Q0 -262 30 -230L36 -90Q30 -66 12 -60V190L18 236H-18L-12 190V-60Q-30 -66 -36 -90Z';
  const hammer = 'M-16 -190H16V260Q0 274 -16 260Z';
  s.reach([-240, -270], [240, 276]);
  const shadowed = (turn: string, d: string) =>
    `<g transform="${turn}"><path d="${d}" fill="#1d2126" opacity=".22" transform="translate(8 14)"/></g>`;
  const [a, b, c] = ['translate(-150 0) rotate(-14)', 'translate(10 0) rotate(4)', 'translate(160 10) rotate(16)'];
  lay(s, shadowed(a, wrench), shadowed(b, driver), shadowed(c, `${hammer}M-80 -240H70Q96 -216 70 -190H-80Z`));
  lay(
    s,
    `<g transform="${a}">${path(wrench, { fill: metal })}${rect(-9, -110, 18, 230, '#fff', 9, { opacity: 0.35 })}</g>`,
  );
  lay(
    s,
    `<g transform="${b}">${path('M-12 -64V190L18 236H-18L-12 190ZM-12 -64H12V190L18 236H-18', { fill: metal })}${rect(-12, -66, 24, 260, metal)}${path('M-30 -230Q0 -262 30 -230L36 -90Q30 -66 0 -60Q-30 -66 -36 -90Z', { fill: grip })}${[-20, -4, 12].map((x) => rect(x, -222, 8, 130, '#000', 4, { opacity: 0.2 })).join('')}${rect(-26, -224, 8, 126, '#fff', 4, { opacity: 0.3 })}</g>`,
  );
  lay(
    s,
    `<g transform="${c}">${path(hammer, {
      fill: s.gradient(
        [
          [0, '#c9955c'],
          [1, '#8a5a33'],
        ],
        { x2: 1, y2: 0 },
      ),
    })}${rect(-17, 120, 34, 136, grip, 12)}${path('M-80 -244H60Q104 -226 92 -196L60 -188H-80Z', { fill: metal })}${rect(-96, -250, 26, 68, '#8b96a2', 6)}</g>`,
  );
};

export const powerDrill: Composition = (s) => {
  s.look(12, 10);
  const colour = s.rng.pick(['#1d8f9e', '#e3a11b', '#bf3a30', '#2c68ad', '#3a8a5c', '#d4552d']);
  s.reach([-130, -330], [250, 20]);
  s.shadowOf([
    [-70, -30, 0],
    [90, -30, 0],
    [90, 40, 0],
    [-70, 40, 0],
    [0, 0, 150],
    [200, 0, 120],
  ]);
  const body = s.gradient([
    [0, shade(colour, 0.08)],
    [0.6, colour],
    [1, shade(colour, -0.13)],
  ]);
  s.add(
    rect(176, -286, 70, 9, '#9aa4ae', 3),
    rect(132, -300, 52, 38, dark, 8),
    rect(140, -298, 8, 34, '#59626b'),
    rect(156, -298, 8, 34, '#59626b'),
  );
  s.add(
    path(
      'M-120 -318Q-128 -246 -100 -240H-60L-40 -60H30L20 -214Q24 -240 60 -242H130Q142 -244 142 -262V-302Q142 -324 118 -326H-96Q-118 -328 -120 -318Z',
      { fill: body },
    ),
    path('M-52 -210L-36 -70H-8L-22 -226Z', { fill: rubber }),
    path('M22 -226Q40 -214 30 -180L24 -178L20 -214Z', { fill: dark }),
    rect(-104, -308, 200, 14, '#fff', 7, { opacity: 0.28 }),
    vents(-90, -284, 50, 4, 9),
    print(-16, -282, 92, 2, 15, white),
    path('M-70 -62H74Q92 -60 92 -40V0Q92 16 74 16H-66Q-84 16 -84 0V-40Q-84 -60 -70 -62Z', {
      fill: s.gradient([
        [0, '#454d57'],
        [1, '#23272e'],
      ]),
    }),
    rect(-60, -30, 70, 22, colour, 5),
    circle(60, -20, 5, '#5be37d'),
  );
};

export const cuttingTools: Composition = (s) => {
  const count = s.rng.int(4, 6);
  const coat = s.rng.pick([steel, brass, '#5a6b7d', '#c9b06a']);
  s.box([-40, -40, 0], [count * 72 + 20, 110, 40], s.rng.pick([...paints, '#c4935c']), { round: 3 });
  for (let index = 0; index < count; index += 1) {
    const [x, r, h] = [index * 72, 13 + (index % 3) * 5, 150 + ((index * 53) % 80)];
    s.tube([x, 12, 40], [x, 12, 40 + h * 0.4], r, steel, { finish: 'metal', shadow: false });
    s.tube([x, 12, 40 + h * 0.4], [x, 12, 40 + h], r, coat, { finish: 'metal', r2: index % 2 ? r * 0.9 : r });
    for (let k = 0; k < 5; k += 1) {
      const [px, py] = s.space.project([x, 12, 40 + h * (0.44 + k * 0.12)]);
      s.add(
        line(
          `M${n(px - r)} ${n(py + 6)}C${n(px - r * 0.2)} ${n(py + 8)} ${n(px + r * 0.2)} ${n(py - 12)} ${n(px + r)} ${n(py - 16)}`,
          shade(coat, -0.3),
          5,
        ),
      );
    }
    if (index % 2)
      s.tube([x, 12, 40 + h], [x, 12, 40 + h + r], r * 0.9, coat, { finish: 'metal', r2: 1, shadow: false });
  }
};
