import { shade } from '../../colour.ts';
import { lathe } from '../../studio/lathe.ts';
import { circle, line, path, rect } from '../../svg.ts';
import { brights, type Composition, woods } from '../materials.ts';

/** Ring tower, letter cubes and a ball. */
export const toys: Composition = (s) => {
  const set = s.rng.some(brights, 6);
  s.tube([190, 130, 0], [190, 130, 16], 74, woods[3], {});
  for (let k = 0; k < 5; k += 1)
    lathe(
      s,
      [190, 130, 16 + k * 34],
      [
        [66 - k * 9, 0],
        [74 - k * 9, 9],
        [74 - k * 9, 24],
        [66 - k * 9, 33],
      ],
      set[k % 6]!,
      { shine: 0.45 },
    );
  s.ball([190, 130, 204], 24, set[5]!);
  const cube = (x: number, y: number, z: number, colour: string) => {
    s.box([x, y, z], [78, 78, 78], '#ecd9b4', { round: 4 });
    s.front(
      [x, y - 0.5, z + 78],
      rect(7, 7, 64, 64, 'none', 6, { stroke: colour, 'stroke-width': 6 }),
      s.rng.pick([
        circle(39, 39, 19, colour),
        path('M39 18L62 58H16Z', { fill: colour }),
        rect(21, 21, 36, 36, colour, 4),
        path('M39 60C20 46 16 34 24 26C32 20 38 26 39 32C40 26 46 20 54 26C62 34 58 46 39 60Z', { fill: colour }),
      ]),
    );
    s.right([x + 78, y, z + 78], rect(7, 7, 64, 64, 'none', 6, { stroke: shade(colour, -0.08), 'stroke-width': 6 }));
    s.top([x, y + 78, z + 78.5], rect(7, 7, 64, 64, 'none', 6, { stroke: shade(colour, 0.05), 'stroke-width': 6 }));
  };
  cube(0, 60, 0, set[0]!);
  cube(84, 10, 0, set[1]!);
  cube(34, 34, 78, set[2]!);
  s.ball([210, -20, 38], 38, set[3]!);
};

export const teddy: Composition = (s) => {
  s.look(4, 10);
  const fur = s.rng.pick(['#b98a5a', '#d9b98c', '#8a6242', '#e8dccb', '#a9a3a0']);
  const snout = shade(fur, 0.13);
  s.reach([-180, -380], [180, 16]);
  s.shadowOf([
    [-150, -40, 0],
    [150, -40, 0],
    [150, 60, 0],
    [-150, 60, 0],
    [0, 0, 140],
  ]);
  const round = (x: number, y: number, rx: number, ry: number, colour: string, turn = 0) =>
    `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${s.radial(
      [
        [0, shade(colour, 0.08)],
        [0.6, colour],
        [1, shade(colour, -0.13)],
      ],
      0.38,
      0.3,
      0.75,
    )}" transform="rotate(${turn} ${x} ${y})"/>`;
  const bow = s.rng.pick(brights);
  s.add(
    round(-130, -130, 36, 76, fur, 34),
    round(130, -130, 36, 76, fur, -34),
    round(0, -110, 106, 118, fur),
    round(0, -96, 66, 78, snout),
    round(-86, -30, 58, 44, fur),
    round(86, -30, 58, 44, fur),
    circle(-98, -26, 24, snout),
    circle(98, -26, 24, snout),
    round(-84, -330, 40, 40, fur),
    round(84, -330, 40, 40, fur),
    circle(-84, -330, 22, snout),
    circle(84, -330, 22, snout),
    round(0, -268, 110, 98, fur),
    round(0, -238, 48, 38, snout),
    circle(-40, -282, 11, '#2a2320'),
    circle(40, -282, 11, '#2a2320'),
    circle(-43, -286, 4, '#fff'),
    circle(37, -286, 4, '#fff'),
    path('M-16 -254Q0 -264 16 -254Q10 -238 0 -236T-16 -254Z', { fill: '#2a2320' }),
    line('M0 -236V-222M-18 -222Q0 -208 18 -222', '#2a2320', 4),
    path('M0 -176L-56 -206V-146ZM0 -176L56 -206V-146Z', { fill: bow }),
    circle(0, -176, 15, shade(bow, -0.08)),
  );
};
