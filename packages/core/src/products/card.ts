import { cardSpecs, cutSpecValue } from '@wbn/contract';

interface Spec {
  readonly key: string;
  readonly value: string;
}

/** What a product card shows of the specifications: the first four, each value cut to 50 characters. */
export const mainSpecs = (specs: readonly Spec[]): Spec[] =>
  specs.slice(0, cardSpecs).map(({ key, value }) => ({ key, value: cutSpecValue(value) }));
