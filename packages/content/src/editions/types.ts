/** A language the portal and the widgets speak. */
export type Locale = 'en' | 'es' | 'it' | 'zh' | 'ar';

/** One country's portal in the network. */
export type Edition = {
  /** Lower case, unique: 'sa'. */
  readonly code: string;
  /** ISO 3166-1 alpha-2 of its country. */
  readonly country: string;
  readonly countryName: string;
  /** Set where running English text puts an article before the country: 'the' United States. */
  readonly article?: 'the';
  /** The adjective of the country: 'Saudi'. */
  readonly demonym: string;
  /** Host names of the edition, the canonical one first; a deployment replaces them. */
  readonly hosts: readonly [string, ...string[]];
  /** The default language; its pages have no `?lang`. */
  readonly language: Locale;
  /** Says English in corrected words; without it, as the documents of the network spell it. */
  readonly english?: 'en-x-fixed';
  /** Hex colors: `light` carries white text (and is legible on white), `dark` carries near-black text. */
  readonly accent: { readonly light: string; readonly dark: string };
  readonly phones: { readonly usa: string; readonly europe: string };
  /** Customer service. */
  readonly email: string;
  /** Language of the hero video on the home page. */
  readonly videoLanguage: 'en' | 'es';
};
