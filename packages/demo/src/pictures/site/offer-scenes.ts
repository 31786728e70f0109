import { shade } from '../colour.ts';
import { print } from '../products/machines/control-parts.ts';
import type { Composition } from '../products/materials.ts';
import { circle, group, line, path, rect } from '../svg.ts';
import { amber, coral, navy, teal } from './works-hall.ts';

const advertising: Composition = (s) => {
  s.reach([-330, -440], [330, 10]);
  s.shadows.push('M-120 0a120 20 0 1 0 240 0a120 20 0 1 0 -240 0Z');
  s.add(
    rect(
      -15,
      -440,
      30,
      440,
      s.gradient(
        [
          [0, '#a8794a'],
          [0.5, '#c99a66'],
          [1, '#7a5230'],
        ],
        { x2: 1, y2: 0 },
      ),
      8,
    ),
    path('M-110 0Q-60 -40 0 -30T110 0Z', { fill: '#7fa56a' }),
  );
  for (const [y, w, colour, side] of [
    [-410, 270, teal, 1],
    [-310, 290, coral, -1],
    [-210, 240, navy, 1],
    [-120, 200, amber, -1],
  ] as const)
    s.add(
      group(
        `translate(0 ${y}) scale(${side} 1)`,
        path(`M-60 10H${w - 50}L${w} 46L${w - 50} 82H-60Z`, {
          fill: '#0b1a26',
          opacity: 0.18,
          transform: 'translate(6 9)',
        }),
        path(`M-60 0H${w - 50}L${w} 36L${w - 50} 72H-60Z`, {
          fill: s.gradient([
            [0, shade(colour, 0.08)],
            [1, shade(colour, -0.05)],
          ]),
        }),
        print(-30, 24, w - 90, 2, 18, '#fff'),
        circle(-38, 36, 7, shade(colour, -0.2)),
      ),
    );
};

const freeMarketing: Composition = (s) => {
  s.look(30, 22);
  s.box([-40, -10, 0], [250, 200, 14], '#b98a55');
  s.box([-40, 180, 0], [250, 10, 130], '#b5854f');
  s.box([-40, -10, 0], [10, 200, 130], '#a87743');
  s.face(
    [
      [-40, 190, 130],
      [210, 190, 130],
      [210, 270, 168],
      [-40, 270, 168],
    ],
    '#d9b07c',
  );
  const [x, y] = s.space.project([85, 90, 60]);
  s.reach([x - 190, y - 400], [x + 230, y]);
  const spark = (dx: number, dy: number, icon: string, colour: string) =>
    group(`translate(${x + dx} ${y + dy})`, circle(0, 0, 40, colour), icon);
  s.add(
    spark(-130, -200, path('M0 -20L6 -6L20 -4L9 5L13 19L0 11L-13 19L-9 5L-20 -4L-6 -6Z', { fill: '#fff' }), amber),
    spark(-60, -320, line('M-14 2l10 11l20 -24', '#fff', 8), teal),
    spark(180, -330, rect(-18, -13, 36, 26, '#fff', 4) + line('M-16 -10L0 4L16 -10', coral, 4), coral),
  );
  s.add(
    group(
      `translate(${x + 40} ${y - 60}) rotate(-24) scale(.96)`,
      path('M-70 60L-46 170H4L-14 70Z', { fill: shade(navy, -0.1) }),
      path('M-150 -40L120 -140V140L-150 40Z', {
        fill: s.gradient([
          [0, shade(navy, 0.16)],
          [0.5, navy],
          [1, shade(navy, -0.1)],
        ]),
      }),
      path('M-150 -46H-186Q-210 -46 -210 -20V20Q-210 46 -186 46H-150Z', { fill: '#e6ebef' }),
      `<ellipse cx="120" cy="0" rx="34" ry="141" fill="${shade(navy, 0.14)}"/><ellipse cx="124" cy="0" rx="26" ry="122" fill="#1b2733"/>`,
      path('M-140 -30L96 -116V-90L-140 -18Z', { fill: '#fff', opacity: 0.25 }),
      line('M176 -90l50 -30M190 0h60M176 90l50 30', amber, 13),
    ),
  );
  s.box([200, -10, 0], [10, 200, 130], '#a87743');
  s.box([-40, -10, 0], [250, 10, 130], '#cf9f68');
  s.front([-40, -10.5, 130], rect(96, 0, 44, 40, '#e8cfa4'), print(20, 90, 60, 2, 15, '#8a6238'));
  s.face(
    [
      [-40, -10, 130],
      [210, -10, 130],
      [216, -84, 96],
      [-46, -84, 96],
    ],
    '#dcb482',
  );
  s.face(
    [
      [210, -10, 130],
      [210, 190, 130],
      [280, 196, 104],
      [280, -16, 104],
    ],
    '#c2935c',
  );
};

const messages: Composition = (s) => {
  s.flat = true;
  s.reach([-400, -240], [400, 240]);
  s.shadows.push('M-380 -220H380V220H-380Z');
  const row = (k: number) =>
    rect(-360, -128 + k * 68, 216, 60, k === 1 ? '#dceee8' : '#fff', 8) +
    circle(-326, -98 + k * 68, 20, [navy, teal, coral, amber, '#7a6a9a'][k]!) +
    rect(-296, -110 + k * 68, 96, 11, '#5a6b78', 5) +
    rect(-296, -90 + k * 68, 132, 9, '#cbd5dd', 4) +
    (k < 2 ? circle(-158, -98 + k * 68, 7, coral) : '');
  s.add(
    rect(-380, -220, 760, 440, '#fbfcfd', 18),
    path('M-380 -158V-202Q-380 -220 -362 -220H362Q380 -220 380 -202V-158Z', { fill: '#e3eaef' }),
    circle(-352, -189, 8, coral),
    circle(-328, -189, 8, amber),
    circle(-304, -189, 8, '#4ba66f'),
    rect(-130, -158, 2, 378, '#e3eaef'),
    rect(-360, -150, 2, 2, '#fff'),
    ...[0, 1, 2, 3, 4].map(row),
  );
  s.add(
    group(
      'translate(-152 -189)',
      rect(-110, -17, 220, 34, '#fff', 17),
      path('M74 -8h26l-10 12v10l-6 -4v-6Z', { fill: teal }),
      rect(-92, -5, 90, 10, '#cbd5dd', 5),
    ),
  );
  s.add(
    rect(-106, -138, 250, 66, '#edf2f5', 16),
    print(-84, -118, 200, 2, 22, '#b3c0ca'),
    rect(60, -56, 296, 92, teal, 16),
    print(84, -34, 240, 3, 22, '#e3f2ec'),
    rect(-106, 54, 210, 56, '#edf2f5', 16),
    print(-84, 72, 150, 2, 20, '#b3c0ca'),
    rect(-106, 150, 470, 48, '#fff', 24, { stroke: '#cbd5dd', 'stroke-width': 3 }),
    rect(-80, 169, 160, 11, '#cbd5dd', 5),
    circle(338, 174, 19, navy),
    path('M330 166l20 8l-20 8l4 -8Z', { fill: '#fff' }),
  );
};

export const offerScenes = { advertising, 'free-marketing': freeMarketing, messages } as const;
