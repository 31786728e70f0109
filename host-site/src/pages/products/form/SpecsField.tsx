import { fill, productLengths, productSpecs } from '@wbn/contract';
import type { ProductDraft } from '@wbn/core';
import { Plus, X } from 'lucide';
import { Icon } from '../../../ui/Icon.tsx';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import type { ProductsTexts } from '../texts/en.ts';

type Specs = ProductDraft['specs'];

interface Props {
  readonly id: string;
  readonly texts: ProductsTexts;
  readonly error: string | undefined;
  readonly value: Specs;
  readonly change: (specs: Specs) => void;
}

/** Technical specifications, one per line. */
export function SpecsField({ change, error, id, texts, value }: Props) {
  const { form } = texts;
  useKeptFocus(value.length, `${id}-add`);
  const set = (line: number, part: Partial<Specs[number]>) =>
    change(value.map((spec, index) => (index === line ? { ...spec, ...part } : spec)));
  return (
    <fieldset className="field field-group" id={id} tabIndex={-1} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="field-label">{form.specs}</legend>
      {value.map((spec, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name, and lines do not change places
        <div className="products-spec" key={line}>
          <input
            className="field-input"
            aria-label={`${form.specKey} ${line + 1}`}
            placeholder={form.specKey}
            maxLength={productLengths.specKey}
            dir="auto"
            value={spec.key}
            onChange={(event) => set(line, { key: event.currentTarget.value })}
          />
          <input
            className="field-input"
            aria-label={`${form.specValue} ${line + 1}`}
            placeholder={form.specValue}
            maxLength={productLengths.specValue}
            dir="auto"
            value={spec.value}
            onChange={(event) => set(line, { value: event.currentTarget.value })}
          />
          <button
            type="button"
            className="icon-button"
            aria-label={fill(form.removeSpec, { number: line + 1 })}
            onClick={() => change(value.filter((_, index) => index !== line))}
          >
            <Icon node={X} size={16} />
          </button>
        </div>
      ))}
      {error ? (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
      <button
        type="button"
        id={`${id}-add`}
        className="button products-more"
        disabled={value.length >= productSpecs}
        onClick={() => change([...value, { key: '', value: '' }])}
      >
        <Icon node={Plus} size={16} />
        {form.addSpec}
      </button>
    </fieldset>
  );
}
