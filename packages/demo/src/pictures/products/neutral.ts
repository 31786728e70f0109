import type { Random } from '../../network/random.ts';
import { oklch } from '../colour.ts';
import { glyphs } from '../logos/glyphs.ts';
import { circle, group, rect } from '../svg.ts';

/** One plain sign for each industry: none that looks like a single product. */
const signs: Readonly<Record<string, keyof typeof glyphs>> = {
  '0001': 'gear',
  '0002': 'trace',
  '0003': 'bolt',
  '0004': 'hex',
  '0005': 'gear',
  '0006': 'gear',
  '0007': 'weave',
  '0008': 'smile',
  '0009': 'blossom',
  '0010': 'facets',
  '0011': 'leaf',
  '0012': 'rings',
  '0013': 'cross',
  '0014': 'bricks',
  '0015': 'globe',
};

/** A picture that claims nothing about the product: the sign of its industry on a ground in the colour of its category. */
export function neutralSvg(rng: Random, industryID: string, category: number): string {
  const hue = (Number(industryID) * 47 + category * 31) % 360;
  const ground = oklch(0.94, 0.018, hue);
  const [ink, accent, ring] = [oklch(0.5, 0.06, hue), oklch(0.66, 0.09, hue + 40), oklch(0.89, 0.03, hue)];
  const [x, y] = [rng.int(-60, 60), rng.int(-60, 60)];
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800" width="800" height="800">' +
    rect(0, 0, 800, 800, ground) +
    circle(400 + x, 400 + y, 470, 'none', { stroke: ring, 'stroke-width': 2 }) +
    circle(400 + x, 400 + y, 380, 'none', { stroke: ring, 'stroke-width': 2 }) +
    circle(400, 400, 230, oklch(0.98, 0.006, hue)) +
    group('translate(400 400) scale(2.3)', glyphs[signs[industryID] ?? 'globe'](ink, accent)) +
    '</svg>'
  );
}
