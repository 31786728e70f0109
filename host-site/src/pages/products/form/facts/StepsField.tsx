import { fill, maxPriceSteps, stepRows, stepsText } from '@wbn/contract';
import { Plus, X } from 'lucide';
import { Icon } from '../../../../ui/Icon.tsx';
import { useKeptFocus } from '../../../../ui/use-kept-focus.ts';
import type { FactControlProps } from './control-props.ts';

/** The steps are stored as one text: its separators cannot be part of a number. */
const withoutSeparators = (text: string) => text.replace(/[:;]/g, '');

/** Price steps, one per line: from which quantity on which price. */
export function StepsField({ change, error, hint, id, label, texts, value }: FactControlProps) {
  const { facts } = texts;
  const rows = stepRows(value);
  useKeptFocus(rows.length, `${id}-add`);
  const set = (line: number, part: { quantity?: string; price?: string }) =>
    change(stepsText(rows.map((row, index) => (index === line ? { ...row, ...part } : row))));
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <fieldset className="field field-group" id={id} tabIndex={-1} aria-describedby={described || undefined}>
      <legend className="field-label">{label}</legend>
      {hint ? (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {rows.map(({ price, quantity }, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name, and lines do not change places
        <div className="products-spec offer-step" key={line}>
          <input
            className="field-input"
            aria-label={`${facts.stepQuantity} ${line + 1}`}
            placeholder={facts.stepQuantity}
            inputMode="numeric"
            maxLength={16}
            dir="ltr"
            value={quantity}
            onChange={(event) => set(line, { quantity: withoutSeparators(event.currentTarget.value) })}
          />
          <input
            className="field-input"
            aria-label={`${facts.stepPrice} ${line + 1}`}
            placeholder={facts.stepPrice}
            inputMode="decimal"
            maxLength={24}
            dir="ltr"
            value={price}
            onChange={(event) => set(line, { price: withoutSeparators(event.currentTarget.value) })}
          />
          <button
            type="button"
            className="icon-button"
            aria-label={fill(facts.removeStep, { number: line + 1 })}
            onClick={() => change(stepsText(rows.filter((_, index) => index !== line)))}
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
        disabled={rows.length >= maxPriceSteps}
        onClick={() => change(stepsText([...rows, { quantity: '', price: '' }]))}
      >
        <Icon node={Plus} size={16} />
        {facts.addStep}
      </button>
    </fieldset>
  );
}
