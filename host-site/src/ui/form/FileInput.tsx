import type { InputHTMLAttributes } from 'react';

interface FileInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'onChange'> {
  readonly choose: (file: File) => void;
}

/** The browser's own way to choose a file, hidden: the label beside it opens it. */
export function FileInput({ choose, className = '', ...input }: FileInputProps) {
  return (
    <input
      {...input}
      className={`visually-hidden ${className}`.trim()}
      type="file"
      onChange={({ currentTarget }) => {
        const file = currentTarget.files?.[0];
        // The same file may be chosen again, after a failure or once it is mended.
        currentTarget.value = '';
        if (file) choose(file);
      }}
    />
  );
}
