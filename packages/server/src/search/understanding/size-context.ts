import { industries } from '@wbn/content';
import { type Sense, shares } from './sense.ts';

/** Sizes that only some goods have, and the categories of these goods: `M10` says which kind of nut is meant. */
const families: readonly { readonly size: RegExp; readonly categories: readonly string[] }[] = [
  { size: /^m\d{1,2}(?:x\d+(?:[.p]\d+)?)*$/, categories: ['Fasteners & Hardware'] },
  { size: /^(?:dn|pn)\d+$/, categories: ['Valves & Fittings'] },
  { size: /^nema\d{2}$/, categories: ['Drives & Motion'] },
  { size: /^awg\d{1,2}$/, categories: ['Connectors & Cables', 'Electrical Installation'] },
];

/** Codes by which a trade names goods without a word for them: bearing numbers, threads with a length. */
const codes: readonly { readonly code: RegExp; readonly subs: readonly string[] }[] = [
  { code: /^(?:6[02-4][0-2]\d|62[023]\d{2}|6[89]0\d|6[0-3]\d)(?:2rs1?|2?zz?|rs|ddu|llu)?$/, subs: ['Ball Bearings'] },
  { code: /^(?:3[023][0-3]\d{2}|2[1-4][0-3]\d{2}|n[ju]p?\d{3,4})$/, subs: ['Roller Bearings'] },
  { code: /^m\d{1,2}x\d{1,3}$/, subs: ['Bolts & Nuts', 'Screws', 'Threaded Rods'] },
  { code: /^nema\d{2}$/, subs: ['Stepper Motors'] },
  { code: /^(?:spa|spb|spc|spz|xpa|xpb|xpz)\d{3,4}$/, subs: ['V-Belts'] },
  { code: /^(?:ipe|hea|heb|upn)\d{2,3}$/, subs: ['Steel Beams'] },
];

const subIds = new Map(
  industries.flatMap(({ categories }) =>
    categories.flatMap(({ subCategories }) => subCategories.map(({ id, name }) => [name, id] as const)),
  ),
);

/** The goods that a code names, as a hint. */
export const namedByCode = (code: string): readonly Sense[] =>
  codes
    .filter((one) => one.code.test(code))
    .flatMap(({ subs }) => subs.flatMap((name) => subIds.get(name) ?? []))
    .map((value) => ({ kind: 'sub', value, share: shares.hint }));

const ids = new Map(industries.flatMap(({ categories }) => categories.map(({ id, name }) => [name, id] as const)));

/** Where the goods with these sizes stand in the industry tree. */
export const placesBySize = (sizes: readonly string[]): readonly string[] =>
  families
    .filter(({ size }) => sizes.some((one) => size.test(one)))
    .flatMap(({ categories }) => categories.flatMap((name) => ids.get(name) ?? []));

/** Of several meanings of a name, those that fit the sizes; all if none does. */
export function fitting(senses: readonly Sense[], places: readonly string[]): readonly Sense[] {
  const fit = senses.filter(({ value }) => places.some((place) => value.startsWith(place)));
  return fit.length > 0 ? fit : senses;
}
