import { readProps } from './attributes.ts';
import { directionFor, nearest, pickLocale } from './surroundings.ts';
import { textsNow } from './texts.ts';
import type { Attributes, BaseTexts, View, WidgetOptions } from './types.ts';

// Read once: a test runner takes its page's classes away while the last timer of an element still runs.
const PageEvent = globalThis.CustomEvent;

/** The part of a view's input that its element and the page around it decide. Missing texts are English. */
export function viewInput<A extends Attributes, Data, Texts extends BaseTexts, Services, Component>(
  host: HTMLElement,
  options: WidgetOptions<A, Data, Texts, Services, Component>,
) {
  const { texts } = options;
  const told = host.getAttribute('locale') || options.locale?.();
  const tag = told || nearest(host, '[lang]')?.getAttribute('lang');
  const locale = pickLocale(tag, Object.keys(texts));
  return {
    props: readProps(options.attributes, (name) => host.getAttribute(name)),
    texts: { ...(textsNow(texts, locale) ?? texts.en), ...options.words?.() },
    locale,
    dir: directionFor(host, locale, told || !tag?.startsWith(locale)),
    services: options.services?.(host),
    host,
    emit: (name, detail, cancelable) =>
      host.dispatchEvent(new PageEvent(name, { detail, cancelable, bubbles: true, composed: true })),
  } satisfies Partial<View>;
}
