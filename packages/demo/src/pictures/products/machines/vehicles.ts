import { shade } from '../../colour.ts';
import type { Studio } from '../../studio/studio.ts';
import { circle, line, path, rect } from '../../svg.ts';
import { type Composition, dark, iron, rubber, steel } from '../materials.ts';
import { wheel } from '../wheel.ts';
import { bolt, print, vents } from './control-parts.ts';

const yellow = ['#eab11f', '#e8a013', '#e07b2d', '#3f8f5c', '#c8452f', '#2c68ad'] as const;

export const pane = '#a9cbd8';

/** A driver's cabin with panes. */
function cabin(s: Studio, x: number, y: number, z: number, w: number, d: number, h: number, colour: string): void {
  s.box([x, y, z], [w, d, h], colour, { round: 3 });
  s.front(
    [x, y, z + h],
    rect(8, 10, w - 16, h * 0.58, pane, 4),
    path(`M${w * 0.3} 10h${w * 0.24}l${-w * 0.2} ${h * 0.58}h${-w * 0.22}Z`, { fill: '#fff', opacity: 0.3 }),
  );
  s.right([x + w, y, z + h], rect(8, 10, d - 16, h * 0.58, shade(pane, -0.1), 4));
  s.box([x - 6, y - 4, z + h], [w + 12, d + 8, 10], shade(colour, -0.08), { round: 3 });
}

export const tractor: Composition = (s) => {
  const colour = s.rng.pick(['#3f8f4f', '#c8392f', '#2c68ad', '#e07b2d', '#4a7f9e']);
  const rim = s.rng.pick(['#eac32c', '#e8e6df', colour]);
  wheel(s, 84, 150, 92, 92, 46, rim);
  wheel(s, 300, 150, 58, 58, 36, rim);
  s.box([10, 50, 70], [330, 96, 26], iron);
  s.box([166, 50, 96], [190, 96, 74], colour, { round: 4 });
  s.front([166, 50, 170], vents(104, 18, 68, 4, 10), rect(0, 46, 190, 9, '#fff', 0, { opacity: 0.7 }));
  s.right(
    [356, 50, 170],
    rect(14, 10, 68, 52, dark, 5),
    ...[0, 1, 2, 3].map((k) => rect(20, 17 + k * 11, 56, 5, '#59626b')),
    circle(22, 66, 5, '#ffe9a8'),
    circle(74, 66, 5, '#ffe9a8'),
  );
  s.tube([250, 62, 170], [250, 62, 236], 7, dark);
  cabin(s, 40, 40, 96, 130, 116, 160, colour);
  s.box([0, 0, 160], [150, 38, 16], colour, { round: 4 });
  wheel(s, 84, -10, 92, 92, 46, rim);
  wheel(s, 300, 4, 58, 58, 36, rim);
};

export const excavator: Composition = (s) => {
  const colour = s.rng.pick(yellow);
  for (const y of [150, 0]) {
    s.tube([10, y, 34], [10, y + 46, 34], 34, rubber);
    s.tube([250, y, 34], [250, y + 46, 34], 34, rubber);
    s.box([10, y, 0], [240, 46, 68], rubber);
    s.front(
      [0, y - 0.5, 68],
      ...[0, 1, 2, 3, 4].map(
        (k) => circle(16 + k * 57, 34, k % 4 ? 17 : 25, '#4a5058') + circle(16 + k * 57, 34, 9, steel),
      ),
    );
    if (y) s.box([90, 40, 40], [90, 120, 40], iron);
  }
  s.box([-20, 10, 78], [190, 180, 76], colour, { round: 4 });
  s.front([-20, 10, 154], vents(16, 16, 60, 5, 10), rect(0, 58, 190, 10, dark));
  boom(s, colour);
  cabin(s, 90, 0, 84, 94, 84, 130, colour);
};

function boom(s: Studio, colour: string): void {
  const y = 96;
  s.prism(
    [
      [150, 150],
      [170, 190],
      [300, 320],
      [336, 322],
      [330, 296],
      [190, 130],
    ],
    y,
    30,
    colour,
    3,
  );
  s.prism(
    [
      [312, 318],
      [336, 326],
      [420, 176],
      [406, 162],
    ],
    y + 2,
    26,
    colour,
    3,
  );
  s.tube([200, y - 6, 150], [286, y - 6, 282], 7, steel, { finish: 'metal' });
  s.tube([322, y - 8, 310], [322, y + 40, 310], 13, dark);
  s.prism(
    [
      [400, 176],
      [432, 184],
      [444, 116],
      [414, 84],
      [368, 92],
      [392, 120],
    ],
    y - 14,
    58,
    iron,
    3,
  );
}

export const loader: Composition = (s) => {
  const colour = s.rng.pick(yellow);
  wheel(s, 70, 150, 62, 62, 44, colour);
  wheel(s, 262, 150, 62, 62, 44, colour);
  s.box([-14, 36, 70], [190, 124, 76], colour, { round: 5 });
  s.front([-14, 36, 146], vents(14, 16, 70, 5, 10), print(100, 20, 54, 2, 12, dark));
  s.box([176, 50, 60], [110, 90, 50], iron);
  cabin(s, 120, 44, 130, 104, 108, 120, colour);
  s.prism(
    [
      [220, 120],
      [240, 146],
      [350, 110],
      [400, 52],
      [380, 40],
      [330, 86],
    ],
    40,
    20,
    colour,
    3,
  );
  s.prism(
    [
      [384, 20],
      [384, 118],
      [408, 110],
      [412, 60],
      [470, 12],
      [462, 6],
    ],
    6,
    180,
    shade(iron, 0.04),
    3,
  );
  wheel(s, 70, -6, 62, 62, 44, colour);
  wheel(s, 262, -6, 62, 62, 44, colour);
};

export const forklift: Composition = (s) => {
  const colour = s.rng.pick(yellow);
  wheel(s, 50, 116, 40, 40, 30, '#d9dde1');
  s.box([0, 10, 34], [230, 130, 60], colour, { round: 4 });
  s.box([-6, 10, 50], [80, 130, 84], colour, { round: 8 });
  s.box([96, 30, 94], [80, 90, 18], dark, { round: 4 });
  s.box([84, 30, 104], [18, 90, 66], dark, { round: 4 });
  for (const y of [130, 12]) {
    s.prism(
      [
        [30, 130],
        [40, 130],
        [66, 262],
        [56, 262],
      ],
      y,
      8,
      dark,
    );
    s.prism(
      [
        [206, 90],
        [216, 90],
        [206, 262],
        [196, 262],
      ],
      y,
      8,
      dark,
    );
  }
  s.box([46, 8, 262], [170, 134, 10], dark);
  for (const y of [116, 24]) s.box([240, y, 20], [16, 14, 300], iron);
  for (const z of [70, 170, 300]) s.box([240, 24, z], [14, 106, 12], dark);
  const goods = s.rng.pick(['#c99e6b', '#dfe3e6', '#d9b98c']);
  s.box([262, 10, 70], [140, 130, 14], '#b98a52');
  s.box([268, 14, 84], [60, 122, 70], goods);
  s.box([332, 14, 84], [62, 122, 70], shade(goods, 0.02));
  for (const y of [100, 34]) s.box([252, y, 60], [160, 16, 9], steel);
  wheel(s, 50, -6, 40, 40, 30, '#d9dde1');
  wheel(s, 214, -6, 46, 46, 30, '#d9dde1');
};

export const crane: Composition = (s) => {
  s.look(26, 14);
  const colour = s.rng.pick(yellow);
  const lattice = (w: number, h: number) => {
    const steps = Math.round(Math.max(w, h) / 34);
    const upright = h > w;
    const zig = Array.from({ length: steps + 1 }, (_, k) =>
      upright ? `${k % 2 ? w : 0} ${(k * h) / steps}` : `${(k * w) / steps} ${k % 2 ? h : 0}`,
    ).join('L');
    return (
      line(`M${zig}`, colour, 5) +
      (upright ? line(`M0 0V${h}M${w} 0V${h}`, colour, 8) : line(`M0 0H${w}M0 ${h}H${w}`, colour, 8))
    );
  };
  s.box([120, 0, 0], [130, 100, 26], '#9aa2aa');
  s.reach([0, 0]);
  s.front([168, 60, 430], lattice(40, 404));
  s.box([150, 30, 420], [70, 60, 56], colour, { round: 3 });
  s.front([150, 30, 476], rect(8, 8, 54, 26, pane, 3));
  s.front([20, 50, 520], lattice(480, 32));
  s.point([20, 50, 530]);
  s.point([500, 50, 560]);
  s.front([168, 50, 590], line('M20 0L-120 74M20 0L280 72M20 0V74', dark, 4));
  s.box([20, 34, 440], [70, 40, 60], iron);
  s.front(
    [420, 50, 490],
    line('M0 0V170', dark, 3),
    rect(-16, 0, 32, 12, dark),
    path('M-40 170L0 130L40 170Z', { fill: 'none', stroke: dark, 'stroke-width': 3 }),
  );
  s.box([370, 30, 250], [110, 50, 66], s.rng.pick(['#c99e6b', '#c0453a', '#7f8d9a']));
  s.front([0, 0, 0], bolt(130, -14, 6));
};
