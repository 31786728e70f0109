import { shade } from '../../colour.ts';
import { lathe } from '../../studio/lathe.ts';
import { circle, rect } from '../../svg.ts';
import { grain } from '../goods/wood.ts';
import { brights, type Composition, cloths, dark, gold, pastels, steel, white, woods } from '../materials.ts';
import { legs } from './seats.ts';

/** Tall storage with doors, drawers or shelves. */
export const wardrobe: Composition = (s) => {
  const wood = s.rng.pick([...woods, white, '#8fa3a8', '#d9d4cc']);
  const doors = s.rng.int(2, 4);
  const w = doors * 84;
  s.box([0, 0, 0], [w, 110, 14], dark);
  s.box([-3, 0, 14], [w + 6, 114, 320], wood, { round: 2 });
  const metal = s.rng.pick([gold, dark, steel]);
  s.front(
    [0, -0.5, 334],
    ...Array.from({ length: doors }, (_, k) => {
      const x = k * 84;
      const glass = s.rng.chance(0.25);
      const split = s.rng.chance(0.4);
      return (
        (split
          ? rect(x + 3, 8, 78, 204, shade(wood, 0.015), 2) +
            rect(x + 3, 216, 78, 46, shade(wood, 0.015), 2) +
            rect(x + 3, 266, 78, 46, shade(wood, 0.015), 2) +
            rect(x + 30, 234, 24, 6, metal, 3) +
            rect(x + 30, 284, 24, 6, metal, 3)
          : rect(x + 3, 8, 78, 304, shade(wood, 0.015), 2)) +
        (glass
          ? rect(
              x + 9,
              14,
              66,
              split ? 192 : 292,
              s.gradient(
                [
                  [0, '#e3eef3'],
                  [0.5, '#b9ccd6'],
                  [1, '#dfeaf0'],
                ],
                { x2: 1 },
              ),
            )
          : grain(x + 8, 20, 68, split ? 180 : 280, wood)) +
        rect(x + (k % 2 ? 8 : 70), 130, 6, 50, metal, 3)
      );
    }),
  );
};

export const sideboard: Composition = (s) => {
  const wood = s.rng.pick([...woods, white]);
  legs(s, 14, 10, 352, 100, 46, 12, s.rng.pick([dark, gold, wood]));
  s.box([0, 0, 46], [380, 120, 120], wood, { round: 2 });
  const front = s.rng.pick([shade(wood, 0.03), ...cloths, white]);
  s.front(
    [0, -0.5, 166],
    rect(6, 7, 118, 106, front, 2),
    ...[0, 1, 2].map((k) => rect(130, 7 + k * 36, 120, 33, front, 2) + rect(178, 21 + k * 36, 24, 5, dark, 2)),
    rect(256, 7, 118, 106, front, 2),
    circle(112, 60, 5, dark),
    circle(268, 60, 5, dark),
    grain(8, 10, 114, 100, front),
    grain(258, 10, 114, 100, front),
  );
  lathe(
    s,
    [70, 60, 166],
    [
      [26, 0],
      [36, 26],
      [18, 62],
      [14, 84],
    ],
    s.rng.pick([...cloths, white]),
    { lid: 'open', shadow: false },
  );
  s.box([270, 50, 166], [70, 12, 90], '#f6f4ef', { shadow: false });
  s.front([270, 49.5, 256], rect(6, 6, 58, 78, s.rng.pick(pastels)), circle(35, 42, 17, s.rng.pick(brights)));
};

export const kitchen: Composition = (s) => {
  const front = s.rng.pick([white, '#3f5a5c', '#8fa38f', '#d9d4cc', '#33435c', ...woods]);
  const stone = s.rng.pick(['#e8e4de', '#3a3f45', '#c9b79f', '#f3f1ee']);
  const metal = s.rng.pick([gold, steel, dark]);
  s.box([0, 0, 0], [420, 120, 14], dark);
  s.box([0, 0, 14], [420, 124, 130], front);
  s.front(
    [0, -0.5, 144],
    ...[0, 1, 2, 3].map((k) =>
      k === 2
        ? rect(k * 105 + 3, 4, 99, 122, '#23272c', 3) +
          rect(k * 105 + 12, 28, 81, 70, '#3f4a54', 3) +
          rect(k * 105 + 14, 12, 78, 7, steel, 3)
        : k === 1
          ? [0, 1, 2]
              .map(
                (d) =>
                  rect(k * 105 + 3, 4 + d * 41, 99, 38, shade(front, 0.02), 2) +
                  rect(k * 105 + 34, 14 + d * 41, 38, 5, metal, 2),
              )
              .join('')
          : rect(k * 105 + 3, 4, 99, 120, shade(front, 0.02), 2) + rect(k * 105 + (k ? 12 : 88), 16, 5, 34, metal, 2),
    ),
  );
  s.box([-6, -8, 144], [432, 134, 12], stone, { round: 1 });
  s.top(
    [20, 112, 156.5],
    rect(0, 0, 110, 80, '#c3cad1', 8),
    rect(6, 6, 98, 68, '#8d969f', 6),
    rect(216, 6, 96, 72, '#23272c', 4),
    circle(242, 30, 14, '#3f464e'),
    circle(286, 30, 14, '#3f464e'),
    circle(242, 60, 10, '#3f464e'),
    circle(286, 60, 10, '#3f464e'),
  );
  s.tube([75, 118, 156], [75, 118, 214], 5, metal, { finish: 'metal' });
  s.tube([75, 118, 212], [75, 76, 212], 5, metal, { finish: 'metal', shadow: false });
  for (const x of [0, 140, 280]) {
    s.box([x, 70, 264], [138, 54, 100], front, { shadow: false });
    s.front(
      [x, 69.5, 364],
      rect(3, 4, 64, 92, shade(front, 0.02), 2),
      rect(71, 4, 64, 92, shade(front, 0.02), 2),
      rect(58, 70, 4, 20, metal, 2),
      rect(76, 70, 4, 20, metal, 2),
    );
  }
};
