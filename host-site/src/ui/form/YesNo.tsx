import { useFormTexts } from './texts/index.ts';
import './form.css';

export interface YesNoProps {
  readonly id: string;
  readonly label: string;
  readonly value: boolean;
  readonly change: (value: boolean) => void;
}

/** A question with two answers. */
export function YesNo({ change, id, label, value }: YesNoProps) {
  const texts = useFormTexts();
  return (
    <fieldset className="field field-group yes-no">
      <legend className="field-label">{label}</legend>
      {[true, false].map((answer) => (
        <label key={String(answer)} className="yes-no-answer">
          <input
            type="radio"
            id={answer ? id : undefined}
            name={id}
            checked={value === answer}
            onChange={() => change(answer)}
          />
          {answer ? texts.yes : texts.no}
        </label>
      ))}
    </fieldset>
  );
}
