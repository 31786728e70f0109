interface TextAreaProps {
  readonly label: string;
  readonly value: string;
  /** In UTF-16 units, as the server counts. */
  readonly limit?: number;
  readonly rows?: number;
  readonly placeholder?: string;
  readonly disabled?: boolean;
  change(value: string): void;
}

/** A text area that counts: 512 characters and 6 rows unless told. */
export function TextArea({ label, value, limit = 512, rows = 6, placeholder, disabled, change }: TextAreaProps) {
  return (
    <label className="area">
      <span>{label}</span>
      <textarea
        rows={rows}
        maxLength={limit}
        value={value}
        placeholder={placeholder}
        disabled={disabled}
        dir="auto"
        onInput={(event) => change(event.currentTarget.value)}
      />
      <small className="count">
        {value.length}/{limit}
      </small>
    </label>
  );
}
