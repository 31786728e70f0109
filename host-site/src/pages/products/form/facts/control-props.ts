import type { FactWords } from '../../../../product-facts/texts/en.ts';
import type { ProductsTexts } from '../../texts/en.ts';

/** The properties of the control of a product's fact. */
export interface FactControlProps {
  readonly id: string;
  readonly label: string;
  readonly hint: string | undefined;
  readonly error: string | undefined;
  readonly texts: ProductsTexts;
  readonly words: FactWords;
  /** The fact as a text, as lists write it. */
  readonly value: string;
  readonly change: (text: string) => void;
}
