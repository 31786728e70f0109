import { answerTime } from '@wbn/contract';
import type { Client } from '@wbn/core';
import type { View } from 'shadow-dom-inject';
import { openLink } from '../ui/open-link.ts';
import { type CardData, cardModel } from './model.ts';
import type { BusinessCardTexts } from './texts/en.ts';
import { Card, Result, Summary } from './variants.tsx';

export interface BusinessCardProps {
  readonly businessId: string;
  readonly productId: string;
  readonly variant: 'card' | 'result' | 'summary';
}

const variants = { card: Card, result: Result, summary: Summary };

let names: [locale: string, names: Intl.DisplayNames] | undefined;

/** A country in the reader's language. Creating the formatter costs a third of a card, so it is cached. */
function countryIn(locale: string, code: string, name: string): string {
  if (locale === 'en' || !code) return name;
  if (names?.[0] !== locale) names = [locale, new Intl.DisplayNames(locale, { type: 'region' })];
  return names[1].of(code) ?? name;
}

export function BusinessCard({
  props,
  data = {},
  status,
  texts,
  locale,
  services: client,
  emit,
  offerRetry,
}: View<BusinessCardProps, CardData, BusinessCardTexts, Client>) {
  const card = cardModel(
    data,
    (code, name) => countryIn(locale, code, name),
    (hours) => answerTime(hours, locale),
  );
  const Variant = variants[props.variant];
  const save = () => {
    if (client.session?.get().status === 'authenticated') emit('wbn-save', { businessID: card.id }, true);
    else if (emit('wbn-login-required', { businessID: card.id }, true))
      client.options.hooks?.onLoginRequired?.(undefined, offerRetry);
  };
  // The skeleton is the card without texts, so that it has the card's size; it is hidden from focus and screen readers.
  const isLoading = status === 'loading';
  return (
    // A translator of pages replaces texts, and a text that is gone cannot change: another business needs a new card.
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link inside is a click as well
    <article
      key={card.id}
      className="card"
      part="card"
      aria-busy={isLoading}
      inert={isLoading}
      onClick={(event) => openLink(emit, event, { businessID: card.id })}
    >
      <Variant card={card} texts={texts} options={client.options} productID={props.productId} save={save} />
    </article>
  );
}
