import { X } from 'lucide';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '../Icon.tsx';
import { useFormTexts } from './texts/index.ts';
import './dialog.css';

export interface DialogProps {
  readonly title: string;
  readonly close: () => void;
  readonly children: ReactNode;
}

/** A modal dialog while it is drawn: the browser traps the focus; Escape and an outside click close it. */
export function Dialog({ children, close, title }: DialogProps) {
  const texts = useFormTexts();
  const box = useRef<HTMLDialogElement>(null);
  const name = useId();
  useEffect(() => {
    const dialog = box.current!;
    const before = document.activeElement;
    dialog.showModal();
    // Focus the first field, not the close button; for irreversible actions, the cancel button.
    dialog.querySelector<HTMLElement>('form :is(input, select, textarea), .form-actions button')?.focus();
    return () => {
      dialog.close();
      // Its opener may be removed: then focus the page's content.
      const next = before?.isConnected ? before : document.getElementById('content');
      if (next instanceof HTMLElement) next.focus({ preventScroll: next !== before });
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the browser's own
    <dialog
      className="dialog"
      ref={box}
      aria-labelledby={name}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={(event) => {
        if (event.target === box.current) close();
      }}
    >
      <div className="dialog-inner">
        <div className="dialog-head">
          <h2 id={name}>{title}</h2>
          <button type="button" className="icon-button" aria-label={texts.close} onClick={close}>
            <Icon node={X} />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
