import { c, h, i, w } from './compositions.ts';
import type { Composition } from './materials.ts';
import { motifNouns } from './motif-nouns.ts';

/** The drawing that shows a product, or the picture that shows nothing in particular. */
export type Motif = keyof typeof motifNouns | 'neutral';

const drawings: Readonly<Record<string, Composition>> = { ...c, ...i, ...w, ...h } as never;

const byNoun = new Map(
  Object.entries(motifNouns).flatMap(([motif, nouns]) =>
    nouns.split(' | ').map((noun) => [noun.trim(), motif as Motif] as const),
  ),
);

/** The motif of a product's noun, e.g. 'tower crane'. */
export const motifOf = (noun: string): Motif => byNoun.get(noun) ?? 'neutral';

/** Every noun that has a motif. */
export const nounsWithMotif: readonly string[] = [...byNoun.keys()];

export const isMotif = (name: string): name is Motif => name === 'neutral' || Object.hasOwn(motifNouns, name);

export function compositionOf(motif: Exclude<Motif, 'neutral'>): Composition {
  const drawing = drawings[motif];
  if (!drawing) throw new Error(`No drawing is called ${motif}.`);
  return drawing;
}
