import type { InterfaceLocale } from './languages.ts';

export interface Translated {
  readonly text: string;
  /** The language of the original as the service recognized it, e.g. 'es'; null if it does not say. */
  readonly from: string | null;
}

/** A translation service. Rejects if the service does not answer properly. */
export interface Translator {
  translate(text: string, to: InterfaceLocale): Promise<Translated>;
}
