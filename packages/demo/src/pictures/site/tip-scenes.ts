import { shade } from '../colour.ts';
import { pen, sheet } from '../products/goods/papers.ts';
import { print } from '../products/machines/control-parts.ts';
import type { Composition } from '../products/materials.ts';
import { circle, group, line, path, rect } from '../svg.ts';
import { board, flatTop } from './board.ts';
import { audit, cargoPort, desk, openFactory, questions } from './trade-scenes.ts';
import { amber, coral, factory, navy, teal } from './works-hall.ts';

const plan: Composition = (s) => {
  flatTop(s);
  const steps = Array.from({ length: 8 }, (_, k) => [-250 + (k % 4) * 166, k < 4 ? -66 : 66] as const);
  s.add(
    board(
      'rotate(-2)',
      740,
      380,
      rect(-340, -168, 200, 20, navy, 6),
      line(`M-250 -66H248C330 -66 330 66 248 66H-250`, '#c3cfd8', 9),
      ...steps.map(([x, y], k) => {
        const at = k < 4 ? x : 248 - (x + 250);
        return (
          circle(at, y, 36, k < 5 ? teal : '#fff', { stroke: k < 5 ? teal : '#9fb0bd', 'stroke-width': 6 }) +
          (k < 5 ? line(`M${at - 14} ${y}l10 11l20 -22`, '#fff', 7) : circle(at, y, 10, k === 5 ? amber : '#c3cfd8')) +
          rect(at - 34, y + 48, 68, 9, '#c9d3db', 4)
        );
      }),
    ),
  );
  pen(s, 'translate(330 120) rotate(36) scale(.9)', coral);
  s.add(circle(-352, 186, 46, '#f4f6f8'), circle(-352, 186, 36, '#5b3a26'), circle(-360, 178, 12, '#7a5238'));
};

const documents: Composition = (s) => {
  flatTop(s);
  sheet(
    s,
    'translate(-210 0) rotate(-8) scale(.96)',
    rect(-150, -200, 300, 60, navy, 5),
    print(-120, -182, 120, 1, 50, '#fff'),
    ...Array.from(
      { length: 6 },
      (_, k) => rect(-120, -110 + k * 34, 130, 12, '#c9d3db', 4) + rect(50, -110 + k * 34, 70, 12, '#dde4ea', 4),
    ),
    rect(20, 120, 100, 34, amber, 5),
  );
  sheet(
    s,
    'translate(0 10) scale(.98)',
    rect(-150, -200, 300, 60, teal, 5),
    print(-120, -182, 140, 1, 50, '#fff'),
    ...Array.from(
      { length: 5 },
      (_, k) =>
        rect(-120, -112 + k * 50, 36, 36, '#d9b98c', 4) +
        rect(-120, -98 + k * 50, 36, 6, '#efdcbb') +
        print(-66, -106 + k * 50, 170, 2, 17, '#c9d3db'),
    ),
  );
  sheet(
    s,
    'translate(212 0) rotate(8) scale(.96)',
    rect(-134, -184, 268, 368, 'none', 3, { stroke: coral, 'stroke-width': 6 }),
    print(-90, -140, 180, 1, 44, coral),
    path('M-60 -60A60 60 0 1 1 60 -60A60 60 0 1 1 -60 -60Z', { fill: '#a9cfe0' }),
    path('M-44 -84C-20 -110 10 -90 0 -70S-30 -50 -44 -40ZM14 -60C40 -70 56 -50 40 -30S10 -40 14 -60Z', {
      fill: '#7fb58a',
    }),
    print(-100, 30, 200, 3, 24, '#d3dbe2'),
    circle(74, 134, 40, amber),
    line('M58 134l12 13l24 -28', '#fff', 8),
  );
};

const message: Composition = (s) => {
  flatTop(s);
  sheet(
    s,
    'translate(-90 0) rotate(-4) scale(1.06)',
    rect(-124, -172, 130, 96, '#dbe6ec', 5),
    circle(-60, -124, 30, '#8fa3b3'),
    circle(-60, -124, 13, '#dbe6ec'),
    rect(-90, -118, 60, 22, '#6f8798', 5),
    print(26, -166, 96, 3, 26, '#c9d3db'),
    ...Array.from(
      { length: 6 },
      (_, k) =>
        rect(-124, -48 + k * 38, 248, 32, k % 2 ? '#f1f4f6' : '#fff') +
        rect(-112, -38 + k * 38, 90, 11, '#aeb9c3', 4) +
        rect(30, -38 + k * 38, 60, 11, [1, 3].includes(k) ? coral : '#c9d3db', 4),
    ),
    rect(16, -16, 96, 40, 'none', 20, { stroke: amber, 'stroke-width': 7 }),
    rect(16, 60, 96, 40, 'none', 20, { stroke: amber, 'stroke-width': 7 }),
  );
  s.add(
    ...[
      ['24', 126, -90, teal],
      ['%', 250, 10, coral],
      ['ok', 150, 124, navy],
    ].map(([, x, y, colour]) =>
      group(
        `translate(${x} ${y})`,
        rect(6, 10, 210, 84, '#0b1a26', 18, { opacity: 0.18 }),
        rect(0, 0, 210, 84, colour as string, 18),
        circle(44, 42, 22, '#fff', { opacity: 0.95 }),
        line('M34 42l8 9l15 -18', colour as string, 6),
        print(82, 26, 100, 2, 22, '#fff'),
      ),
    ),
  );
  s.reach([470, 0]);
};

const channel: Composition = (s) => {
  s.look(34, 26);
  factory(s);
  const [x, y] = s.space.project([0, 0, 60]);
  const arrow = (fx: number, fy: number, colour: string) =>
    line(`M${fx + 62} ${fy}C${fx + 130} ${fy} ${x - 130} ${y - 20} ${x - 54} ${y - 20}`, colour, 11) +
    path(`M${x - 60} ${y - 42}l34 22l-34 22Z`, { fill: colour });
  const node = (fx: number, fy: number, colour: string, icon: string) =>
    circle(fx + 5, fy + 9, 62, '#0b1a26', { opacity: 0.16 }) +
    circle(
      fx,
      fy,
      62,
      s.gradient([
        [0, shade(colour, 0.08)],
        [1, shade(colour, -0.06)],
      ]),
    ) +
    group(`translate(${fx} ${fy})`, icon);
  const left = x - 330;
  s.reach([left - 70, y - 250], [left, y + 200]);
  s.add(
    arrow(left, y - 176, navy),
    arrow(left, y - 16, teal),
    arrow(left, y + 140, coral),
    node(
      left,
      y - 176,
      navy,
      circle(-4, -4, 20, 'none', { stroke: '#fff', 'stroke-width': 8 }) + line('M12 12L28 28', '#fff', 9),
    ),
    node(left, y - 16, teal, rect(-30, -22, 60, 44, '#fff', 6) + line('M-28 -18L0 6L28 -18', teal, 6)),
    node(
      left,
      y + 140,
      coral,
      rect(-28, -20, 56, 36, '#fff', 4) + rect(-34, -30, 68, 12, '#fff', 3) + rect(-8, -4, 16, 20, coral),
    ),
  );
};

const distribution: Composition = (s) => {
  flatTop(s);
  const spots = [
    [-270, -110, coral],
    [-290, 70, amber],
    [-110, 150, navy],
    [120, 156, coral],
    [280, 60, teal],
    [260, -120, amber],
    [60, -160, navy],
    [-130, -150, teal],
  ] as const;
  s.add(
    board(
      '',
      760,
      420,
      rect(-380, -210, 760, 420, '#dcebf0', 7),
      path(
        'M-340 -90C-280 -180 -120 -170 -70 -130S60 -170 130 -130S300 -150 340 -60S300 60 250 90S180 190 60 170S-120 150 -190 180S-360 120 -340 -90Z',
        { fill: '#b7d3ab' },
      ),
      path('M-120 -20C-60 -80 60 -70 100 -20S60 80 -10 70S-160 40 -120 -20Z', { fill: '#c9dfbe' }),
      line('M-380 -60H380M-380 80H380M-200 -210V210M20 -210V210M220 -210V210', '#fff', 2, { opacity: 0.5 }),
    ),
  );
  s.add(
    ...spots.map(([x, y, colour]) =>
      line(`M0 0Q${x * 0.4} ${y * 0.9 - 40} ${x} ${y}`, colour, 6, { 'stroke-dasharray': '14 9' }),
    ),
    ...spots.map(
      ([x, y, colour]) =>
        `<ellipse cx="${x}" cy="${y}" rx="16" ry="6" fill="#0b1a26" opacity=".22"/>` +
        path(`M${x} ${y}c-34 -44 -32 -86 0 -90c32 4 34 46 0 90Z`, { fill: colour }) +
        circle(x, y - 58, 13, '#fff'),
    ),
    circle(0, 4, 60, '#0b1a26', { opacity: 0.18 }),
    circle(0, 0, 56, navy),
    path('M-30 22V-8L-10 -20V-8L10 -20V-8L18 -26H28L32 22Z', { fill: '#fff' }),
  );
};

const signing: Composition = (s) => {
  flatTop(s);
  const signature = (x: number, colour: string) =>
    line(`M${x} 96c20 -50 44 30 62 -10s26 26 44 -14s24 14 44 -12`, colour, 6) + rect(x - 6, 118, 170, 4, '#8d9aa6');
  s.add(
    board(
      'rotate(-2)',
      620,
      420,
      rect(-270, -170, 240, 26, navy, 7),
      print(-270, -112, 540, 6, 26, '#d3dbe2'),
      signature(-260, '#2f4a8a'),
      signature(80, '#24594f'),
      circle(0, 110, 44, coral, { opacity: 0.16 }),
      circle(0, 110, 35, 'none', { stroke: coral, 'stroke-width': 5, opacity: 0.7 }),
      line('M-14 110l10 11l20 -24', coral, 7, { opacity: 0.8 }),
    ),
  );
  pen(s, 'translate(-350 20) rotate(-24)', navy);
  pen(s, 'translate(350 40) rotate(28)', '#7a2f3a');
};

export const tipScenes = {
  'export-plan': plan,
  'export-documents': documents,
  'marketing-message': message,
  'marketing-channel': channel,
  'distribution-map': distribution,
  'distribution-contract': signing,
  'buyer-desk': desk,
  'buyer-questions': questions,
  'exporter-factory': openFactory,
  'exporter-audit': audit,
  'cargo-port': cargoPort,
} as const;
