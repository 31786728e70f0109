import './form.css';

interface ChoicesProps<Value extends string> {
  readonly id: string;
  readonly label: string;
  readonly names: Readonly<Record<Value, string>>;
  readonly values: readonly Value[];
  readonly change: (values: readonly Value[]) => void;
  readonly error?: string | undefined;
}

/** A group of checkboxes. */
export function Choices<Value extends string>({ change, error, id, label, names, values }: ChoicesProps<Value>) {
  const all = Object.keys(names) as Value[];
  return (
    <fieldset className="field field-group" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="field-label">{label}</legend>
      <div className="choices">
        {all.map((value, index) => (
          <label key={value}>
            <input
              type="checkbox"
              id={index === 0 ? id : undefined}
              checked={values.includes(value)}
              onChange={({ target }) =>
                change(all.filter((one) => (one === value ? target.checked : values.includes(one))))
              }
            />
            {names[value]}
          </label>
        ))}
      </div>
      {error ? (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
