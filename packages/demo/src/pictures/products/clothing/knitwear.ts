import { shade } from '../../colour.ts';
import { group, line, path, rect } from '../../svg.ts';
import { brights, type Composition, cloths, pastels, white } from '../materials.ts';
import { cloth, crease, garment } from './garment.ts';

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
