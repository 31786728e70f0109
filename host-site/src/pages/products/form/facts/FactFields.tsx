import { type FactName, type FactTexts, factKinds, factNames } from '@wbn/contract';
import type { FactWords } from '../../../../product-facts/texts/en.ts';
import type { ProductsTexts } from '../../texts/en.ts';
import { controls } from './controls.tsx';

interface Props {
  readonly texts: ProductsTexts;
  readonly words: FactWords;
  readonly value: FactTexts;
  readonly errorOf: (field: FactName) => string | undefined;
  readonly change: (facts: FactTexts) => void;
}

export const factFieldID = (field: FactName): string => `product-${field}`;

/** The commercial facts: one control for each, made by the kind of its value. */
export function FactFields({ change, errorOf, texts, value, words }: Props) {
  const hints: Readonly<Partial<Record<FactName, string>>> = texts.facts.hints;
  return (
    <div className="form-card offer-fields">
      <h2>{words.title}</h2>
      {factNames.map((field) => {
        const Control = controls[factKinds[field]];
        return (
          <Control
            key={field}
            id={factFieldID(field)}
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
