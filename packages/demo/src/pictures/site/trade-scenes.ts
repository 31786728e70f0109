import { shade } from '../colour.ts';
import { pen, sheet } from '../products/goods/papers.ts';
import { print } from '../products/machines/control-parts.ts';
import { containers } from '../products/machines/freight.ts';
import type { Composition } from '../products/materials.ts';
import { circle, group, line, path, rect } from '../svg.ts';
import { board, flatTop } from './board.ts';
import { folk, person } from './people.ts';
import { amber, coral, factory, navy, teal } from './works-hall.ts';

export const desk: Composition = (s) => {
  flatTop(s);
  s.add(
    board(
      '',
      800,
      440,
      rect(
        -400,
        -220,
        800,
        440,
        s.gradient([
          [0, '#b98655'],
          [1, '#a87545'],
        ]),
        14,
      ),
      line('M-400 -110H400M-400 10H400M-400 124H400', '#8f6036', 2, { opacity: 0.5 }),
    ),
  );
  for (const [k, x] of [-240, 0, 240].entries()) {
    const colour = [navy, teal, coral][k]!;
    sheet(
      s,
      `translate(${x} -4) rotate(${(k - 1) * 2}) scale(.74)`,
      rect(-150, -200, 300, 70, colour, 5),
      print(-120, -178, 130, 1, 60, '#fff'),
      rect(-120, -104, 110, 84, '#dbe6ec', 6),
      print(10, -96, 110, 3, 26, '#c9d3db'),
      ...[0, 1, 2].map(
        (r) =>
          circle(-108, 24 + r * 38, 9, r <= k ? '#4ba66f' : '#d3dbe2') + rect(-86, 18 + r * 38, 150, 12, '#d3dbe2', 5),
      ),
      rect(-120, 136, [150, 110, 190][k]!, 34, colour, 6),
    );
  }
  s.add(
    circle(56, 154, 52, 'none', { stroke: '#e6ebef', 'stroke-width': 15 }),
    circle(56, 154, 45, '#dff0f7', { opacity: 0.4 }),
    line('M94 190L136 228', '#2b3a4c', 20),
  );
  pen(s, 'translate(-128 140) rotate(68) scale(.8)', amber);
};

export const questions: Composition = (s) => {
  flatTop(s);
  s.add(
    group(
      'translate(-180 0) rotate(-4)',
      rect(-144, -206, 300, 420, '#0b1a26', 12, { opacity: 0.2 }),
      rect(-150, -214, 300, 420, '#7a5236', 12),
      rect(-130, -190, 260, 380, '#fbfcfd', 5),
      rect(-60, -230, 120, 40, '#aeb9c3', 9),
      ...Array.from(
        { length: 5 },
        (_, k) =>
          rect(-106, -140 + k * 62, 36, 36, k < 3 ? teal : '#fff', 7, {
            stroke: k < 3 ? teal : '#aeb9c3',
            'stroke-width': 4,
          }) +
          (k < 3 ? line(`M-97 ${-122 + k * 62}l8 9l14 -18`, '#fff', 6) : '') +
          print(-52, -138 + k * 62, 150, 2, 22, '#cbd5dd'),
      ),
    ),
  );
  s.add(
    group(
      'translate(200 10) rotate(5)',
      rect(-182, -122, 380, 270, '#0b1a26', 10, { opacity: 0.2 }),
      rect(-190, -134, 380, 270, '#f3ead6', 9),
      path('M-190 136L-30 -10H30L190 136Z', { fill: '#e6d8bb' }),
      path('M-190 -134L0 40L190 -134Z', { fill: '#faf3e3', stroke: '#e0d0af', 'stroke-width': 4 }),
      circle(0, 22, 38, coral),
      path('M-13 12C-13 -8 16 -8 14 10C13 22 0 20 0 32', {
        fill: 'none',
        stroke: '#fff',
        'stroke-width': 7,
        'stroke-linecap': 'round',
      }),
      circle(0, 44, 4.6, '#fff'),
    ),
  );
};

export const openFactory: Composition = (s) => {
  s.look(36, 24);
  factory(s, true);
};

export const audit: Composition = (s) => {
  s.look(22, 14);
  s.box([150, 120, 0], [210, 120, 150], '#dfe5e9', { round: 3 });
  s.front(
    [150, 119.5, 150],
    rect(0, 0, 210, 24, amber),
    rect(20, 44, 110, 76, '#2b3a4c', 5),
    rect(28, 52, 94, 60, '#5f7f93', 3),
    rect(150, 44, 42, 30, '#163247', 3),
    circle(160, 98, 8, '#5be37d'),
    circle(184, 98, 8, '#e0524a'),
  );
  s.box([-260, 140, 0], [300, 70, 70], '#6f8798');
  s.box([-260, 140, 70], [300, 70, 12], '#c98f5a');
  for (const x of [-230, -150, -70]) s.box([x, 150, 82], [46, 40, 34], x === -150 ? coral : '#aab4bd');
  const y = 30;
  person(s, 20, y, { ...folk.engineer, left: [-60, -190], right: [40, -212] });
  s.add(
    group(
      `translate(26 ${y - 222}) rotate(-6)`,
      rect(-46, -64, 92, 118, '#7a5236', 7),
      rect(-38, -52, 76, 100, '#fbfcfd', 3),
      rect(-20, -72, 40, 16, '#aeb9c3', 5),
      ...[0, 1, 2].map(
        (k) => line(`M-28 ${-28 + k * 26}l6 6l10 -12`, teal, 4.5) + rect(-4, -30 + k * 26, 34, 6, '#c9d3db', 3),
      ),
    ),
  );
};

export const cargoPort: Composition = (s) => {
  s.look(26, 16);
  s.box([-120, -90, -12], [640, 330, 12], '#c3ccd0');
  const colour = coral;
  for (const x of [380, 60]) s.box([x, 190, 0], [18, 18, 330], colour);
  for (const x of [380, 60]) s.box([x, 40, 0], [18, 18, 330], colour);
  containers(s);
  s.box([56, 40, 320], [346, 18, 18], colour);
  s.box([56, 190, 320], [346, 18, 18], colour);
  s.box([210, -150, 338], [26, 420, 22], shade(colour, 0.04));
  s.box([190, 70, 360], [66, 70, 44], '#e6eaec');
  const [x, y] = s.space.project([222, -100, 338]);
  s.add(line(`M${x - 16} ${y}V${y + 90}M${x + 16} ${y}V${y + 90}`, '#33404d', 4));
  const box = s.space.project([222, -100, 230]);
  s.box([150, -140, 170], [150, 70, 66], teal);
  s.front(
    [150, -140.5, 236],
    ...Array.from({ length: 14 }, (_, k) => rect(6 + k * 10.4, 6, 4, 54, '#000', 0, { opacity: 0.13 })),
    print(20, 14, 50, 2, 13, '#fff'),
  );
  s.reach(box);
};
