import { Random, seedOf } from '../network/random.ts';
import { parsePictureKey } from './keys.ts';
import { compositionFor } from './products/catalogue.ts';
import { frame } from './studio/backdrop.ts';
import { Studio } from './studio/studio.ts';

export function pictureSvg(key: string): string | undefined {
  const of = parsePictureKey(key);
  if (!of) return undefined;
  const rng = new Random(seedOf(key));
  switch (of.kind) {
    case 'product': {
      const studio = new Studio(rng);
      rng.pick(compositionFor(of.industryID, of.category))(studio);
      return frame(studio, rng, of.industryID);
    }
    default:
      return undefined;
  }
}
