import type { Random } from '../../network/random.ts';
import { assemblyHall, laboratory, room, warehouse } from './interiors.ts';
import { city, fields, port, solarField, windHills } from './landscapes.ts';
import { moodFor } from './mood.ts';
import { dream, facets, folds, network, petals, traces, wheels } from './patterns.ts';
import { buildingSite, factories, quarry, refinery, type Scene } from './works.ts';

const any = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
const warm = [0, 1, 3, 4, 6, 8] as const;

/** Scenes and moods that suit an industry. */
const byIndustry: Readonly<Record<string, readonly [readonly Scene[], readonly number[]]>> = {
  '0001': [[assemblyHall, traces, factories, wheels], any],
  '0002': [[traces, city, network, facets], any],
  '0003': [[solarField, windHills, refinery, solarField], any],
  '0004': [[factories, warehouse, refinery, facets, quarry], any],
  '0005': [[factories, assemblyHall, wheels, quarry, buildingSite], any],
  '0006': [[wheels, assemblyHall, factories, facets], any],
  '0007': [[folds, folds, facets, warehouse], any],
  '0008': [[dream, petals, folds], warm],
  '0009': [[petals, folds, facets, laboratory], warm],
  '0010': [[facets, folds, petals], any],
  '0011': [
    [fields, fields, windHills, port],
    [0, 1, 2, 3, 4, 6],
  ],
  '0012': [[room, room, folds], warm],
  '0013': [
    [laboratory, laboratory, network, petals],
    [0, 1, 4, 6, 7, 8],
  ],
  '0014': [[buildingSite, city, quarry, room], any],
  '0015': [[port, city, network, warehouse], any],
};

/** A calm wide picture of 1600 × 400. */
export function coverSvg(rng: Random, industryID: string): string {
  const [scenes, fitting] = byIndustry[industryID] ?? [[city], any];
  const scene = rng.pick(scenes);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 400" width="1600" height="400">${scene(moodFor(rng, fitting))}</svg>`;
}
