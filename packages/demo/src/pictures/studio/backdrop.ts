import type { Random } from '../../network/random.ts';
import { oklch, shade } from '../colour.ts';
import { circle, ellipse, n, rect } from '../svg.ts';
import { flatness } from './lathe.ts';
import type { Studio } from './studio.ts';

/** Hues for the pictures of an industry: a list of them has a common mood, but no two look the same. */
const hues: Readonly<Record<string, readonly number[]>> = {
  '0001': [230, 250, 70, 200],
  '0002': [265, 240, 300, 190],
  '0003': [95, 220, 150, 60],
  '0004': [240, 60, 200, 30],
  '0005': [75, 230, 110, 250],
  '0006': [250, 220, 60, 180],
  '0007': [20, 80, 250, 330, 150],
  '0008': [230, 350, 90, 170, 60],
  '0009': [10, 50, 330, 80, 160],
  '0010': [70, 30, 300, 200, 100],
  '0011': [110, 80, 55, 140, 40],
  '0012': [75, 50, 140, 230, 20],
  '0013': [215, 180, 240, 195],
  '0014': [60, 85, 230, 200],
  '0015': [245, 270, 80, 190],
};

/** Puts the finished product before a studio wall, with a soft shadow, fitted and centred on 800 × 800. */
export function frame(s: Studio, rng: Random, industryID: string): string {
  const hue = rng.pick(hues[industryID] ?? [240]) + rng.int(-10, 10);
  const strength = rng.pick([0.005, 0.01, 0.016, 0.024]);
  const light = rng.pick([0.955, 0.94, 0.92]);
  const wall = oklch(light, strength, hue);
  const { edge } = s;
  const width = Math.max(1, edge.right - edge.left);
  const height = Math.max(1, edge.bottom - edge.top);
  const room = 620;
  const scale = Math.min(room / width, (s.flat ? 620 : 560) / height);
  const mirrored = rng.chance(0.4) && s.mirror;
  const base = s.flat ? 400 + (height * scale) / 2 : Math.min(690, 415 + (height * scale) / 2);
  const dx = 400 - ((edge.left + edge.right) / 2) * scale;
  const dy = base - edge.bottom * scale;
  const out: string[] = [];
  out.push(
    rect(
      0,
      0,
      800,
      800,
      s.gradient([
        [0, shade(wall, 0.02)],
        [0.6, wall],
        [1, shade(wall, -0.05)],
      ]),
    ),
  );
  const setting = rng.next();
  if (s.flat) {
    out.push(
      rect(
        0,
        0,
        800,
        800,
        s.radial(
          [
            [0, '#ffffff', 0.75],
            [0.7, '#ffffff', 0.1],
            [1, '#000000', 0.05],
          ],
          0.4,
          0.34,
          0.8,
        ),
      ),
    );
  } else if (setting < 0.34) {
    // A floor with a soft edge.
    const horizon = base - 90 - height * scale * 0.12;
    const floor = oklch(light - 0.06, strength * 1.35, hue);
    out.push(
      rect(
        0,
        horizon,
        800,
        800 - horizon,
        s.gradient([
          [0, floor],
          [0.5, shade(floor, 0.03)],
          [1, shade(floor, -0.02)],
        ]),
      ),
    );
    out.push(
      rect(
        0,
        horizon - 26,
        800,
        52,
        s.gradient([
          [0, wall, 0],
          [0.5, shade(floor, -0.012), 0.7],
          [1, floor, 0],
        ]),
      ),
    );
  } else if (setting < 0.56) {
    out.push(
      circle(
        400,
        base - height * scale * 0.52,
        318,
        s.gradient([
          [0, oklch(light - 0.065, strength * 1.7 + 0.01, hue)],
          [1, oklch(light - 0.02, strength, hue)],
        ]),
      ),
    );
    out.push(ellipse(400, base - 10, 360, 74, oklch(light - 0.05, strength, hue), { opacity: 0.6 }));
  } else {
    out.push(
      rect(
        0,
        0,
        800,
        800,
        s.radial(
          [
            [0, '#ffffff', 0.9],
            [0.55, '#ffffff', 0.25],
            [1, '#000000', 0.06],
          ],
          0.42,
          0.42,
          0.68,
        ),
      ),
    );
    out.push(
      ellipse(
        400,
        base - 6,
        420,
        110,
        s.radial(
          [
            [0, shade(wall, -0.07)],
            [1, shade(wall, -0.07), 0],
          ],
          0.5,
          0.5,
          0.5,
        ),
      ),
    );
  }
  const blur = (size: number) =>
    s.def(
      `<filter id="" x="-40%" y="-60%" width="180%" height="220%"><feGaussianBlur stdDeviation="${n(size / scale)}"/></filter>`,
    );
  const dark = oklch(0.26, 0.03, hue);
  const stage: string[] = [];
  if (s.flat)
    stage.push(
      `<g filter="${blur(16)}" fill="${dark}" opacity=".34" transform="translate(${n(12 / scale)} ${n(20 / scale)})">${s.shadows.map((d) => `<path d="${d}"/>`).join('')}</g>`,
    );
  else {
    if (s.podium && setting > 0.8) stage.push(podium(s, shade(wall, 0.02), wall));
    const cast = s.shadows.map((d) => `<path d="${d}"/>`).join('');
    stage.push(
      `<g filter="${blur(15)}" fill="${dark}" opacity=".3">${cast}</g><g filter="${blur(4)}" fill="${dark}" opacity=".16">${cast}</g>`,
    );
  }
  stage.push(...s.drawn);
  const turn = mirrored ? 'translate(800 0) scale(-1 1) ' : '';
  out.push(`<g transform="${turn}translate(${n(dx)} ${n(dy)}) scale(${scale.toFixed(4)})">${stage.join('')}</g>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800" width="800" height="800"><defs>${s.defs}</defs>${out.join('')}</svg>`;
}

/** A low round stage under the product. */
function podium(s: Studio, top: string, side: string): string {
  const { floor } = s;
  const centre = [(floor.left + floor.right) / 2, (floor.front + floor.back) / 2] as const;
  const r = Math.hypot(floor.right - floor.left, floor.back - floor.front) * 0.5 * 1.16;
  const [x, y] = s.space.project([centre[0], centre[1], 0]);
  const ry = r * flatness(s);
  const h = r * 0.1;
  return (
    `<path d="M${n(x - r)} ${n(y)}v${n(h)}a${n(r)} ${n(ry)} 0 0 0 ${n(2 * r)} 0v${n(-h)}Z" fill="${s.gradient(
      [
        [0, shade(side, -0.02)],
        [0.3, shade(side, 0.02)],
        [1, shade(side, -0.11)],
      ],
      { x1: 0, x2: 1, y2: 0 },
    )}"/>` +
    ellipse(
      x,
      y,
      r,
      ry,
      s.gradient([
        [0, shade(top, -0.03)],
        [1, shade(top, 0.03)],
      ]),
    )
  );
}
