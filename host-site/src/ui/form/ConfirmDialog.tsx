import { Dialog } from './Dialog.tsx';
import { Failure } from './Failure.tsx';
import { useFormTexts } from './texts/index.ts';

interface ConfirmDialogProps {
  readonly title: string;
  readonly text: string;
  /** The confirm button's label, e.g. `Remove`. */
  readonly act: string;
  readonly cancel?: string;
  readonly busy?: boolean;
  /** The error of a failed action. */
  readonly error?: string | undefined;
  readonly confirm: () => void;
  readonly close: () => void;
}

/** Confirms an action that cannot be undone. */
export function ConfirmDialog({ act, busy, cancel, close, confirm, error, text, title }: ConfirmDialogProps) {
  const texts = useFormTexts();
  return (
    <Dialog title={title} close={close}>
      <p>{text}</p>
      <Failure text={error} />
      <div className="form-actions">
        <button type="button" className="button" onClick={close}>
          {cancel ?? texts.cancel}
        </button>
        <button type="button" className="button button-danger" disabled={busy} aria-busy={busy} onClick={confirm}>
          {act}
        </button>
      </div>
    </Dialog>
  );
}
