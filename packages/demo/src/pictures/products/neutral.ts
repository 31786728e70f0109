import type { Random } from '../../network/random.ts';
import { oklch } from '../colour.ts';
import { attributes, circle, group, rect } from '../svg.ts';
import { categorySigns } from './category-signs.ts';

/** Side of a sign in the picture, in its units of 800 a side; signs are drawn on a grid of 24. */
const side = 264;

/** A picture that claims nothing about the product: the sign of its category on a ground in the colour of its category. */
export function neutralSvg(rng: Random, industryID: string, category: number): string {
  const hue = (Number(industryID) * 47 + category * 31) % 360;
  const ground = oklch(0.94, 0.018, hue);
  const [ink, ring] = [oklch(0.5, 0.06, hue), oklch(0.89, 0.03, hue)];
  const sign = categorySigns[industryID]?.[category] ?? [];
  const drawn = sign.map(([tag, of]) => `<${tag}${attributes(of as Record<string, string>)}/>`).join('');
  const pen = attributes({
    fill: 'none',
    stroke: ink,
    'stroke-width': 1.4,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
  const [x, y] = [rng.int(-60, 60), rng.int(-60, 60)];
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800" width="800" height="800">' +
    rect(0, 0, 800, 800, ground) +
    circle(400 + x, 400 + y, 470, 'none', { stroke: ring, 'stroke-width': 2 }) +
    circle(400 + x, 400 + y, 380, 'none', { stroke: ring, 'stroke-width': 2 }) +
    circle(400, 400, 230, oklch(0.98, 0.006, hue)) +
    group(`translate(${400 - side / 2} ${400 - side / 2}) scale(${side / 24})`, `<g${pen}>${drawn}</g>`) +
    '</svg>'
  );
}
