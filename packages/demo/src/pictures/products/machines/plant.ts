import { shade } from '../../colour.ts';
import { label, lathe } from '../../studio/lathe.ts';
import { circle, line } from '../../svg.ts';
import { brass, type Composition, dark, iron, paints, steel, white } from '../materials.ts';
import { bolt } from './control-parts.ts';

/** Pressure vessels with pipes: filters, osmosis, boilers. */
export const filterPlant: Composition = (s) => {
  const colour = s.rng.pick(['#2c68ad', '#e8ebee', '#3a8a9e', steel, '#4a7f5f']);
  const count = s.rng.int(2, 3);
  s.box([-10, -80, 0], [count * 130 + 60, 170, 16], dark);
  s.tube([10, 70, 210], [count * 130, 70, 210], 10, steel, { finish: 'metal' });
  for (let index = 0; index < count; index += 1) {
    const x = 60 + index * 126;
    lathe(
      s,
      [x, 20, 16],
      [
        [30, 0],
        [34, 14],
        [52, 30],
        [54, 44],
        [54, 210],
        [48, 232],
        [26, 246],
        [18, 250],
      ],
      colour,
      { finish: 'gloss' },
    );
    lathe(
      s,
      [x, 20, 264],
      [
        [24, 0],
        [24, 18],
        [14, 26],
      ],
      dark,
      { sharp: true },
    );
    label(s, [x, 20, 16], 54.5, 110, 170, white, s.rng.pick(paints), s.rng.int(0, 2));
  }
  s.tube([10, -40, 60], [count * 130 + 20, -40, 60], 11, steel, { finish: 'metal' });
  for (let index = 0; index < count; index += 1) {
    s.tube([60 + index * 126, -52, 60], [60 + index * 126, -26, 60], 17, brass, { finish: 'metal' });
    s.tube([60 + index * 126, -40, 60], [60 + index * 126, -40, 92], 5, steel);
    s.box([44 + index * 126, -44, 92], [32, 8, 7], '#c8392f');
  }
};

/** A lying boiler with a burner. */
export const boiler: Composition = (s) => {
  const colour = s.rng.pick(['#2c68ad', '#bf3a30', '#d98a2b', '#4a7f5f', '#8f9ca8']);
  for (const x of [40, 270]) s.box([x, 20, 0], [44, 150, 60], iron);
  s.tube([310, 100, 250], [310, 100, 330], 24, steel, { finish: 'metal' });
  s.tube([0, 100, 150], [350, 100, 150], 112, colour, { finish: 'gloss' });
  for (const k of [20, 180, 320])
    s.tube([k, 100, 150], [k + 14, 100, 150], 113, steel, { finish: 'metal', cap: false });
  s.end(
    [350.5, 100, 150],
    'x',
    circle(0, 0, 104, shade(colour, -0.08)),
    ...Array.from({ length: 16 }, (_, k) => bolt(92 * Math.cos(k * 0.393), 92 * Math.sin(k * 0.393), 6)),
    circle(0, 0, 56, iron),
  );
  s.tube([350, 100, 140], [420, 100, 140], 40, dark, { finish: 'gloss' });
  s.tube([170, 60, 250], [170, 60, 290], 13, brass, { finish: 'metal' });
  s.tube([100, -20, 200], [100, 0, 200], 26, white);
  s.end(
    [100, -20.5, 200],
    'y',
    circle(0, 0, 22, '#fff'),
    line('M0 0L12 -12', '#c8392f', 3),
    circle(0, 0, 18, 'none', { stroke: dark, 'stroke-width': 2, 'stroke-dasharray': '2 5' }),
  );
};

export const wellhead: Composition = (s) => {
  const colour = s.rng.pick(['#bf3a30', '#3a8a5c', '#e3a11b', '#2c68ad', '#8f9ca8']);
  const flange = (z: number, r: number) => {
    s.tube([0, 0, z], [0, 0, z + 16], r, colour, { finish: 'gloss' });
    s.top(
      [0, 0, z + 16.4],
      ...Array.from({ length: 8 }, (_, k) => bolt(r * 0.8 * Math.cos(k * 0.785), r * 0.8 * Math.sin(k * 0.785), 6)),
    );
  };
  flange(0, 92);
  flange(20, 92);
  s.tube([0, 0, 36], [0, 0, 100], 48, colour, { finish: 'gloss' });
  flange(96, 76);
  s.tube([-110, 0, 160], [-40, 0, 160], 30, colour, { finish: 'gloss' });
  s.box([-58, -58, 112], [116, 116, 96], colour, { round: 6 });
  s.tube([40, 0, 160], [120, 0, 160], 30, colour, { finish: 'gloss' });
  s.tube([118, 0, 160], [136, 0, 160], 54, steel, { finish: 'metal' });
  flange(208, 70);
  s.tube([0, 0, 224], [0, 0, 290], 30, colour, { finish: 'gloss' });
  s.tube([0, -96, 160], [0, -56, 160], 14, steel, { finish: 'metal' });
  s.end(
    [0, -97, 160],
    'y',
    circle(0, 0, 52, 'none', { stroke: dark, 'stroke-width': 10 }),
    line('M-50 0H50M0 -50V50', dark, 7),
    circle(0, 0, 10, steel),
  );
  s.tube([0, 0, 290], [0, 0, 304], 44, steel, { finish: 'metal' });
};
