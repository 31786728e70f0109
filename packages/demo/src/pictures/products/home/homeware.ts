import { shade } from '../../colour.ts';
import { lathe } from '../../studio/lathe.ts';
import { circle, line } from '../../svg.ts';
import { type Composition, dark, gold, steel, white } from '../materials.ts';

export const cookware: Composition = (s) => {
  s.look(22, 18);
  const colour = s.rng.pick([steel, '#b3343a', '#2b2e33', '#3f6a8a', '#c9784a', '#3f6a5c']);
  const finish = colour === steel || colour === '#c9784a' ? 'metal' : 'gloss';
  lathe(
    s,
    [150, 120, 0],
    [
      [88, 0],
      [98, 8],
      [100, 120],
    ],
    colour,
    { sharp: true, finish, lid: 'open' },
  );
  for (const k of [-1, 1]) s.tube([150 + k * 98, 120, 90], [150 + k * 132, 120, 94], 9, s.rng.pick([dark, gold]), {});
  lathe(
    s,
    [150, 120, 120],
    [
      [104, 0],
      [100, 12],
      [50, 34],
      [0, 40],
    ],
    colour,
    { finish, lid: 'none' },
  );
  lathe(
    s,
    [150, 120, 158],
    [
      [10, 0],
      [20, 14],
      [12, 24],
    ],
    dark,
    {},
  );
  s.tube([110, -20, 30], [270, -70, 44], 10, dark, { finish: 'gloss' });
  lathe(
    s,
    [40, 0, 0],
    [
      [70, 0],
      [94, 36],
    ],
    shade(colour, -0.03),
    { sharp: true, finish, lid: '#2b2e33' },
  );
};

export const houseware: Composition = (s) => {
  s.look(22, 18);
  const glaze = s.rng.pick(['#8fb0c4', white, '#d9a58c', '#9fb59a', '#3f5a7a', '#e8c98a']);
  for (let k = 0; k < 4; k += 1)
    lathe(
      s,
      [170, 120, k * 11],
      [
        [52, 0],
        [96, 8],
        [100, 14],
      ],
      k % 2 ? shade(glaze, 0.08) : glaze,
      { lid: shade(glaze, 0.05) },
    );
  s.top(
    [170, 120, 48.5],
    circle(0, 0, 64, shade(glaze, 0.02)),
    circle(0, 0, 82, 'none', { stroke: shade(glaze, -0.1), 'stroke-width': 3 }),
  );
  lathe(
    s,
    [20, 60, 0],
    [
      [28, 0],
      [26, 5],
      [58, 34],
      [62, 50],
    ],
    glaze,
    { lid: 'open' },
  );
  lathe(
    s,
    [120, -30, 0],
    [
      [36, 0],
      [40, 6],
      [42, 78],
    ],
    glaze,
    { lid: 'open' },
  );
  const [x, y] = s.space.project([162, -30, 44]);
  s.add(line(`M${x} ${y - 20}c40 -6 40 44 -2 40`, shade(glaze, -0.06), 11));
};
