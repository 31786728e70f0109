import { type OfferField, type OfferTexts, offerFields, offerKinds } from '@wbn/contract';
import type { OfferWords } from '../../../../offer/texts/en.ts';
import type { ProductsTexts } from '../../texts/en.ts';
import { controls } from './controls.tsx';

interface Props {
  readonly texts: ProductsTexts;
  readonly words: OfferWords;
  readonly value: OfferTexts;
  readonly errorOf: (field: OfferField) => string | undefined;
  readonly change: (offer: OfferTexts) => void;
}

export const offerFieldID = (field: OfferField): string => `product-${field}`;

/** The commercial facts: one control for each, made by the kind of its value. */
export function OfferFields({ change, errorOf, texts, value, words }: Props) {
  const hints: Readonly<Partial<Record<OfferField, string>>> = texts.offer.hints;
  return (
    <div className="form-card offer-fields">
      <h2>{words.title}</h2>
      {offerFields.map((field) => {
        const Control = controls[offerKinds[field]];
        return (
          <Control
            key={field}
            id={offerFieldID(field)}
            label={words.labels[field]}
            hint={hints[field]}
            error={errorOf(field)}
            texts={texts}
            words={words}
            value={value[field] ?? ''}
            change={(text) => change({ ...value, [field]: text })}
          />
        );
      })}
    </div>
  );
}
