import { shade } from '../../colour.ts';
import { circle, group, line, path, rect } from '../../svg.ts';
import { type Composition, dark, pastels, white } from '../materials.ts';
import { cloth, garment } from './garment.ts';

export const bodysuit: Composition = (s) => {
  const colour = s.rng.pick([...pastels, white]);
  const fill = cloth(s, colour, 0.3);
  const trim = s.rng.pick(['#e58fa0', '#6fa3d0', '#8fbf8a', '#e8b64c', '#9a86c4']);
  const long = s.rng.chance(0.5);
  s.reach([-200, -230], [200, 250]);
  const d = long
    ? 'M-60 -220L-130 -190L-196 20L-140 40L-110 -40V60L-120 244H-34L0 110L34 244H120L110 60V-40L140 40L196 20L130 -190L60 -220Q0 -150 -60 -220Z'
    : 'M-60 -220L-130 -190L-186 -70L-126 -40L-108 -80V90C-70 110 -46 160 -40 220H40C46 160 70 110 108 90V-80L126 -40L186 -70L130 -190L60 -220Q0 -150 -60 -220Z';
  const face = group(
    'translate(0 -30)',
    circle(-30, -36, 16, trim),
    circle(30, -36, 16, trim),
    circle(0, 0, 42, trim),
    circle(-14, -6, 4.5, dark),
    circle(14, -6, 4.5, dark),
    '<ellipse cx="0" cy="14" rx="17" ry="13" fill="#fff" opacity=".8"/>',
    circle(0, 9, 5, dark),
  );
  const star = path('M0 -66L16 -30L54 -26L26 0L34 38L0 18L-34 38L-26 0L-54 -26L-16 -30Z', {
    fill: trim,
    'stroke-linejoin': 'round',
  });
  garment(
    s,
    d,
    fill,
    colour,
    s.rng.chance(0.5) ? face : star,
    line('M-60 -220Q0 -150 60 -220', trim, 12),
    ...(long ? [-16, 0, 16] : [-26, 0, 26]).map((x) => circle(x, long ? 92 : 204, 6, trim)),
  );
};

export const romper: Composition = (s) => {
  bodysuit(s);
  const colour = s.rng.pick(pastels);
  s.reach([150, 70], [330, 250]);
  const hat = 'M160 230C160 120 190 90 240 90S320 120 320 230Z';
  s.shadows.push(hat);
  s.add(
    path(hat, { fill: s.fall(colour, 0.05) }),
    rect(152, 206, 176, 40, shade(colour, -0.08), 14),
    circle(240, 84, 24, shade(colour, 0.06)),
    line('M176 226h130', '#fff', 4, { 'stroke-dasharray': '3 12', opacity: 0.7 }),
  );
};
