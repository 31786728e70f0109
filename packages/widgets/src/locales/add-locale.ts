import type { BusinessCardTexts } from '../business-card/texts/en.ts';
import type { CommentsTexts } from '../comments/texts/en.ts';
import type { InquiryFormTexts } from '../inquiry-form/texts/en.ts';
import type { CheckoutTexts } from '../membership-checkout/texts/en.ts';
import type { MessageCenterTexts } from '../message-center/texts/en.ts';
import type { ProductPageTexts } from '../product-page/texts/en.ts';
import type { SearchBoxTexts } from '../search-box/texts/en.ts';

/** The texts of one language, by the widget's tag. A text that is missing is English. */
export interface TextSets {
  readonly 'wbn-business-card'?: Partial<BusinessCardTexts>;
  readonly 'wbn-comments'?: Partial<CommentsTexts>;
  readonly 'wbn-inquiry-form'?: Partial<InquiryFormTexts>;
  readonly 'wbn-membership-checkout'?: Partial<CheckoutTexts>;
  readonly 'wbn-message-center'?: Partial<MessageCenterTexts>;
  readonly 'wbn-product-page'?: Partial<ProductPageTexts>;
  readonly 'wbn-search-box'?: Partial<SearchBoxTexts>;
}

/** The class of a defined widget holds its texts by language, each complete or as a loader. */
interface WidgetClass {
  /** Missing in releases before this one. */
  readonly texts?: Record<string, unknown>;
}

/** Adds a set, and sorts the languages: the first that fits is taken, so `pt-br` must stand before `pt`. */
function addTexts({ texts = {} }: WidgetClass, locale: string, set: object): void {
  const all = { ...texts, [locale]: { ...(texts.en as object), ...set } };
  const sorted = Object.entries(all).sort(([one], [other]) => other.length - one.length);
  for (const name of Object.keys(texts)) delete texts[name];
  Object.assign(texts, Object.fromEntries(sorted));
}

/**
 * Adds a language to the widgets of the page, or changes one: `addLocale('he', { 'wbn-search-box': { submit: 'חיפוש' } })`. Widgets that are
 * drawn already follow. The locale is a language tag such as `he` or `pt-BR`; the direction is the language's.
 */
export function addLocale(locale: string, sets: TextSets): void {
  const [name = ''] = Intl.getCanonicalLocales(locale);
  for (const [tag, set] of Object.entries(sets)) {
    customElements.whenDefined(tag).then((element) => {
      addTexts(element as unknown as WidgetClass, name.toLowerCase(), set);
      document.dispatchEvent(new CustomEvent('wbn-configure', { detail: { reload: false } }));
    });
  }
}
