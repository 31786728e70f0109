import type { InputHTMLAttributes } from 'react';

interface FileInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'onChange'> {
  /** Receives the first file, and with `multiple` all of them. */
  readonly choose: (file: File, all: readonly File[]) => void;
}

/** The native file input, hidden: the label beside it opens it. */
export function FileInput({ choose, className = '', ...input }: FileInputProps) {
  return (
    <input
      {...input}
      className={`visually-hidden ${className}`.trim()}
      type="file"
      onChange={({ currentTarget }) => {
        const all = [...(currentTarget.files ?? [])];
        // Allows choosing the same file again.
        currentTarget.value = '';
        if (all[0]) choose(all[0], all);
      }}
    />
  );
}
