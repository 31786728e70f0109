/** Kinds of meanings; each is also the name of a document filter. */
export type SenseKind =
  | 'industry'
  | 'category'
  | 'sub'
  | 'country'
  | 'state'
  | 'city'
  | 'type'
  | 'certificate'
  | 'incoterms'
  | 'sample';

export interface Sense {
  readonly kind: SenseKind;
  readonly value: string;
  /** Share of the words' worth that a document earns by the filter. */
  readonly share: number;
}

const facts: ReadonlySet<SenseKind> = new Set([
  'country',
  'state',
  'city',
  'type',
  'certificate',
  'incoterms',
  'sample',
]);

/** Whether a sense says something about the seller or the sale, and names no goods. */
export const isFact = ({ kind }: Sense): boolean => facts.has(kind);

/** Whether only products say it: the search for businesses takes such words as they are, because names such as `CIF Trading` hold them. */
export const isOfOffer = ({ kind }: Sense): boolean => kind === 'incoterms' || kind === 'sample';

/** Shares by kind of evidence: the exact name, a related name, a fact, and an uncertain fact. */
export const shares = { name: 0.5, hint: 0.3, fact: 1, perhaps: 0.5 };
