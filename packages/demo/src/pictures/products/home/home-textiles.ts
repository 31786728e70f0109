import { shade } from '../../colour.ts';
import { circle, line, path, rect } from '../../svg.ts';
import { cloth } from '../clothing/garment.ts';
import { brights, type Composition, cloths, pastels } from '../materials.ts';

export const cushions: Composition = (s) => {
  s.look(10, 12);
  const colours = s.rng.some([...cloths, ...brights], 3);
  for (const [k, [x, size]] of (
    [
      [120, 250],
      [-90, 230],
      [20, 190],
    ] as const
  ).entries()) {
    const colour = colours[k]!;
    const y = 0;
    s.reach([x - size / 2, y - size], [x + size / 2, y + 6]);
    s.shadowOf([
      [x - size * 0.44, -30, 0],
      [x + size * 0.44, -30, 0],
      [x + size * 0.44, 40, 0],
      [x - size * 0.44, 40, 0],
    ]);
    const h = size / 2;
    const d = `M${x - h} ${y - size}Q${x} ${y - size * 0.9} ${x + h} ${y - size}Q${x + h * 0.86} ${y - h} ${x + h} ${y}Q${x} ${y - size * 0.09} ${x - h} ${y}Q${x - h * 0.86} ${y - h} ${x - h} ${y - size}Z`;
    s.add(
      path(d, { fill: cloth(s, colour, 0.25) }),
      path(d, {
        fill: s.radial(
          [
            [0, '#ffffff', 0.22],
            [0.5, '#ffffff', 0],
            [1, '#000000', 0.28],
          ],
          0.4,
          0.36,
          0.72,
        ),
        stroke: shade(colour, -0.12),
        'stroke-width': 3,
        'stroke-linejoin': 'round',
      }),
    );
  }
};

export const rug: Composition = (s) => {
  s.look(s.rng.int(24, 40), 34);
  s.podium = false;
  const [a, b, c] = s.rng.some([...cloths, '#8c2f39', '#27406b', '#c9a24b'], 3) as [string, string, string];
  s.box([0, 0, 0], [420, 300, 6], a, { round: 0.5 });
  const diamonds = Array.from(
    { length: 3 },
    (_, k) =>
      path(`M${110 + k * 100} 90L${150 + k * 100} 150L${110 + k * 100} 210L${70 + k * 100} 150Z`, { fill: b }) +
      path(`M${110 + k * 100} 116L${132 + k * 100} 150L${110 + k * 100} 184L${88 + k * 100} 150Z`, { fill: c }),
  ).join('');
  s.top(
    [0, 300, 6.5],
    rect(14, 14, 392, 272, 'none', 0, { stroke: b, 'stroke-width': 9 }),
    rect(34, 34, 352, 232, 'none', 0, { stroke: c, 'stroke-width': 5, 'stroke-dasharray': '12 8' }),
    s.rng.chance(0.5)
      ? diamonds
      : [0, 1, 2, 3]
          .map((k) =>
            rect(70 + k * 12, 66 + k * 12, 280 - k * 24, 168 - k * 24, 'none', 0, {
              stroke: k % 2 ? b : c,
              'stroke-width': 7,
            }),
          )
          .join(''),
    line(Array.from({ length: 30 }, (_, k) => `M0 ${6 + k * 10}h-16M420 ${6 + k * 10}h16`).join(''), shade(a, 0.1), 3),
  );
  s.tube([-20, 130, 40], [330, 130 + 10, 40], 38, s.rng.pick(cloths), { finish: 'matte' });
};

export const curtains: Composition = (s) => {
  s.flat = true;
  const colour = s.rng.pick([...cloths, ...pastels]);
  s.reach([-260, -280], [260, 280]);
  s.add(
    rect(-190, -230, 380, 440, '#dcebf2', 6),
    rect(-190, -230, 380, 440, 'none', 6, { stroke: '#fff', 'stroke-width': 18 }),
    line('M0 -230V210M-190 -20H190', '#fff', 11),
  );
  s.add(rect(-270, -276, 540, 14, '#8a6a4a', 7), circle(-270, -269, 15, '#8a6a4a'), circle(270, -269, 15, '#8a6a4a'));
  for (const k of [-1, 1]) {
    const folds = Array.from({ length: 6 }, (_, f) =>
      path(
        `M${k * (250 - f * 30)} -262C${k * (250 - f * 27)} -60 ${k * (240 - f * 20)} 20 ${k * (252 - f * 14)} 40C${k * (250 - f * 22)} 140 ${k * (252 - f * 26)} 200 ${k * (252 - f * 26)} 276H${k * (252 - (f + 1) * 26)}C${k * (250 - (f + 1) * 26)} 200 ${k * (250 - (f + 1) * 22)} 140 ${k * (252 - (f + 1) * 14)} 40C${k * (240 - (f + 1) * 20)} 20 ${k * (250 - (f + 1) * 27)} -60 ${k * (250 - (f + 1) * 30)} -262Z`,
        {
          fill: s.gradient(
            [
              [0, shade(colour, 0.05)],
              [0.5, colour],
              [1, shade(colour, -0.13)],
            ],
            { x2: 1, y2: 0 },
          ),
        },
      ),
    ).join('');
    s.add(folds, path(`M${k * 258} 26L${k * 160} 44V58L${k * 258} 54Z`, { fill: shade(colour, -0.2) }));
  }
};
