import { Dialog } from './Dialog.tsx';
import { Failure } from './Failure.tsx';
import { useFormTexts } from './texts/index.ts';

interface ConfirmDialogProps {
  readonly title: string;
  readonly text: string;
  /** What the confirming button says: the act itself, such as `Remove`. */
  readonly act: string;
  readonly cancel?: string;
  readonly busy?: boolean;
  /** Why the act failed. */
  readonly error?: string | undefined;
  readonly confirm: () => void;
  readonly close: () => void;
}

/** Asks once more before something that cannot be taken back. */
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
