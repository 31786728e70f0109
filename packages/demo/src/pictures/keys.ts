import { industryById } from '@wbn/content/industries';
import { isMotif, type Motif } from './products/motifs.ts';

interface ProductPictureKey {
  readonly kind: 'product';
  /** Of the thing itself: all pictures of one product show the same thing. */
  readonly seed: number;
  /** The seed of what surrounds it. */
  readonly view: number;
  readonly industryID: string;
  /** Index in the industry. */
  readonly category: number;
  readonly motif: Motif;
}

/** The parts of a generated picture's key. `seed` is an unsigned 32-bit number. */
export type PictureKey =
  | { readonly kind: 'logo'; readonly seed: number; readonly initials: string; readonly industryID: string }
  | ProductPictureKey
  | { readonly kind: 'cover'; readonly seed: number; readonly industryID: string }
  | { readonly kind: 'portrait'; readonly seed: number; readonly initials: string };

const seed = '(0|[1-9a-z][0-9a-z]{0,6})';
const initials = '([A-Z0-9]{1,3})';
const forms = {
  logo: new RegExp(`^made/logo/${seed}-${initials}-(\\d{4})\\.webp$`),
  // Pictures that are older than motifs have neither view nor motif.
  product: new RegExp(`^made/product/${seed}-(\\d{4})-(0|[1-9]\\d?)(?:-${seed}-([a-zA-Z]{2,24}))?\\.webp$`),
  cover: new RegExp(`^made/cover/${seed}-(\\d{4})\\.webp$`),
  portrait: new RegExp(`^made/portrait/${seed}-${initials}\\.webp$`),
};

function seedFrom(digits: string): number | undefined {
  const value = Number.parseInt(digits, 36);
  return value <= 0xffffffff ? value : undefined;
}

/** Reads a key; undefined for anything that is not exactly of a known form with a known industry and category. */
export function parsePictureKey(key: string): PictureKey | undefined {
  if (key.length > 64) return undefined;
  for (const [kind, form] of Object.entries(forms)) {
    const [, digits = '', second = '', third = '', around = '', motif = 'neutral'] = form.exec(key) ?? [];
    if (!digits) continue;
    const value = seedFrom(digits);
    if (value === undefined) return undefined;
    if (kind === 'portrait') return { kind, seed: value, initials: second };
    const industry = industryById(kind === 'logo' ? third : second);
    if (!industry) return undefined;
    if (kind === 'logo') return { kind, seed: value, initials: second, industryID: third };
    if (kind === 'cover') return { kind, seed: value, industryID: second };
    const category = Number(third);
    const view = around ? seedFrom(around) : value;
    if (!industry.categories[category] || view === undefined || !isMotif(motif)) return undefined;
    return { kind: 'product', seed: value, view, industryID: second, category, motif };
  }
  return undefined;
}

/** The key of a picture, as it is kept in the photo columns. */
export function pictureKey(of: PictureKey): string {
  const parts = [of.seed.toString(36)];
  if ('initials' in of) parts.push(of.initials);
  if ('industryID' in of) parts.push(of.industryID);
  if ('category' in of) parts.push(String(of.category), of.view.toString(36), of.motif);
  return `made/${of.kind}/${parts.join('-')}.webp`;
}
