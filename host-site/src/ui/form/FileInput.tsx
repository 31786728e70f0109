import type { InputHTMLAttributes } from 'react';

interface FileInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'onChange'> {
  readonly choose: (file: File) => void;
}

/** The native file input, hidden: the label beside it opens it. */
export function FileInput({ choose, className = '', ...input }: FileInputProps) {
  return (
    <input
      {...input}
      className={`visually-hidden ${className}`.trim()}
      type="file"
      onChange={({ currentTarget }) => {
        const file = currentTarget.files?.[0];
        // Allows choosing the same file again.
        currentTarget.value = '';
        if (file) choose(file);
      }}
    />
  );
}
