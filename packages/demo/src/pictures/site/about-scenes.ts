import { shade } from '../colour.ts';
import { print } from '../products/machines/control-parts.ts';
import type { Composition } from '../products/materials.ts';
import { circle, group, line, path } from '../svg.ts';
import { mission, values, vision } from './compass-scenes.ts';
import { folk, person } from './people.ts';
import { amber, coral, teal } from './works-hall.ts';

const team: Composition = (s) => {
  s.look(8, 16);
  const y = 0;
  person(s, -230, y - 26, { ...folk.engineer, right: [60, -160] });
  person(s, -78, y - 40, { ...folk.manager, left: [-62, -160], right: [56, -196] });
  person(s, 78, y - 40, { ...folk.trader, left: [-56, -190], right: [62, -160] });
  person(s, 230, y - 26, { ...folk.designer, left: [-60, -160] });
  s.shadows.push('M-330 40a330 30 0 1 0 660 0a330 30 0 1 0 -660 0Z');
  s.reach([-350, 60], [350, 70]);
  s.add(
    `<ellipse cx="0" cy="-112" rx="340" ry="62" fill="#a9754a"/><ellipse cx="0" cy="-122" rx="340" ry="62" fill="${s.gradient(
      [
        [0, '#cf9a66'],
        [1, '#dcae7c'],
      ],
    )}"/>`,
    path('M-60 -70L-90 60H90L60 -70Z', {
      fill: s.gradient([
        [0, '#8a5a36'],
        [1, '#a06a40'],
      ]),
    }),
    group(
      'translate(-150 -130)',
      path('M-60 6L-40 -20H50L70 6Z', { fill: '#f7f9fa' }),
      line('M-24 -8h60M-30 -2h40', '#b3bfc9', 4),
    ),
    group(
      'translate(130 -130)',
      path('M-52 8L-44 -46H44L52 8Z', { fill: '#3a4654' }),
      path('M-38 2L-34 -38H34L38 2Z', { fill: '#9fd0dd' }),
      path('M-66 8H66L74 16H-74Z', { fill: '#566473' }),
    ),
    circle(0, -128, 13, teal),
    `<ellipse cx="0" cy="-136" rx="13" ry="5" fill="#3a2a20"/>`,
  );
};

const partners: Composition = (s) => {
  person(s, -250, 0, { ...folk.designer, right: [92, -226], left: [-64, -150] });
  person(s, 250, 0, { ...folk.analyst, left: [-92, -226], right: [64, -150] });
  person(s, 0, -10, { ...folk.manager, left: [-60, -190], right: [60, -190] });
  const piece = (colour: string, d: string, x: number, y: number) =>
    group(
      `translate(${x} ${y})`,
      path(d, { fill: '#0b1a26', opacity: 0.2, transform: 'translate(7 10)' }),
      path(d, {
        fill: s.gradient([
          [0, shade(colour, 0.08)],
          [1, shade(colour, -0.06)],
        ]),
        stroke: shade(colour, 0.16),
        'stroke-width': 3,
      }),
    );
  s.add(
    piece(teal, 'M-64 -64H64V-22C50 -30 30 -24 30 0S50 30 64 22V64H-64Z', -110, -220),
    piece(
      amber,
      'M-64 -64H64V-22C80 -34 100 -24 100 0S80 34 64 22V64H-64V22C-80 34 -100 24 -100 0S-80 -34 -64 -22Z',
      0,
      -150,
    ),
    piece(coral, 'M64 -64H-64V-22C-50 -30 -30 -24 -30 0S-50 30 -64 22V64H64Z', 112, -220),
    print(-30, -158, 60, 2, 16, '#fff'),
  );
};

export const aboutScenes = { team, mission, vision, values, partners } as const;
