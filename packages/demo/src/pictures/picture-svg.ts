import { Random, seedOf } from '../network/random.ts';
import { coverSvg } from './covers/cover.ts';
import { parsePictureKey } from './keys.ts';
import { logoSvg } from './logos/logo.ts';
import { portraitSvg } from './portraits.ts';
import { compositionOf } from './products/motifs.ts';
import { neutralSvg } from './products/neutral.ts';
import { frame } from './studio/backdrop.ts';
import { Studio } from './studio/studio.ts';

/**
 * The drawing of a key of the form `made/<kind>/….webp`: logo and portrait 256 × 256, product 800 × 800, cover 1600 × 400. Deterministic.
 * Undefined for other keys.
 */
export function pictureSvg(key: string): string | undefined {
  const of = parsePictureKey(key);
  if (!of) return undefined;
  // Seeds with the whole key, so that two companies with one seed still differ.
  const rng = new Random(seedOf(of.seed, key));
  switch (of.kind) {
    case 'logo':
      return logoSvg(rng, of.initials, of.industryID);
    case 'portrait':
      return portraitSvg(rng, of.initials);
    case 'cover':
      return coverSvg(rng, of.industryID);
    case 'product': {
      if (of.motif === 'neutral') return neutralSvg(rng, of.industryID, of.category);
      const studio = new Studio(new Random(seedOf(of.seed, of.motif)));
      compositionOf(of.motif)(studio);
      return frame(studio, rng, of.industryID);
    }
  }
}
