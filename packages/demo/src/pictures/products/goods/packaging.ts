import { shade } from '../../colour.ts';
import { lathe } from '../../studio/lathe.ts';
import type { Vec } from '../../studio/space.ts';
import { circle, line, path, rect } from '../../svg.ts';
import { print } from '../machines/control-parts.ts';
import { type Composition, card, paints, white } from '../materials.ts';

export const boxes: Composition = (s) => {
  const colour = s.rng.pick([card, '#b98a55', white, '#d9b98c']);
  const mark = s.rng.pick(paints);
  const crate = (at: Vec, [w, d, h]: Vec) => {
    s.box(at, [w, d, h], colour);
    s.top(
      [at[0], at[1] + d, at[2] + h + 0.3],
      rect(0, d * 0.42, w, d * 0.16, shade(colour, 0.06), 0, { opacity: 0.9 }),
      line(`M0 ${d / 2}H${w}`, shade(colour, -0.12), 1.4),
    );
    s.right([at[0] + w, at[1], at[2] + h], rect(d * 0.42, 0, d * 0.16, h * 0.3, shade(colour, -0.06)));
    s.front(
      [at[0], at[1], at[2] + h],
      print(12, h - 32, w * 0.34, 2, 10, shade(colour, -0.22)),
      path(`M${w - 42} ${h - 16}v-18h-6l11 -13l11 13h-6v18Z`, { fill: shade(colour, -0.22) }),
      rect(12, 12, w * 0.28, h * 0.24, mark, 3),
    );
  };
  const style = s.rng.int(0, 2);
  if (style === 0) {
    crate([0, 110, 0], [170, 120, 120]);
    crate([120, 0, 0], [150, 110, 96]);
    crate([20, 120, 120], [120, 96, 84]);
  } else if (style === 1) crate([0, 0, 0], [220, 170, 150]);
  else {
    for (let row = 0; row < 3; row += 1)
      for (let index = 0; index < 3; index += 1) crate([index * 102, 0, 22 + row * 74], [100, 150, 72]);
    s.box([-8, -4, 0], [320, 158, 10], '#b98a52');
    for (const x of [-8, 140, 284]) s.box([x, -4, 10], [28, 158, 11], '#a8794a');
  }
};

/** Rolls of film, foil, paper or tape, standing and lying. */
export const filmRolls: Composition = (s) => {
  const colour = s.rng.pick(['#cfe0ea', '#e8ebee', '#d9bf92', '#2b3138', '#9fc7e0', '#c9ced4']);
  const end = (x: number, y: number, z: number, r: number) =>
    s.end(
      [x, y, z],
      'z',
      circle(0, 0, r, shade(colour, 0.04)),
      ...[0.85, 0.7, 0.55].map((k) =>
        circle(0, 0, r * k, 'none', { stroke: shade(colour, -0.1), 'stroke-width': 1.6 }),
      ),
      circle(0, 0, r * 0.4, card),
      circle(0, 0, r * 0.3, '#5b4630'),
    );
  for (const [x, y, r, h] of [
    [150, 120, 66, 230],
    [0, 60, 66, 230],
    [110, -40, 52, 90],
  ] as const) {
    lathe(
      s,
      [x, y, 0],
      [
        [r, 0],
        [r, h],
      ],
      colour,
      { sharp: true, shine: 0.6 },
    );
    end(x, y, h + 0.3, r);
  }
};
