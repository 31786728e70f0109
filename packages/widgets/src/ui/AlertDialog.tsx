import { useEffect, useRef } from 'react';

interface AlertDialogProps {
  readonly text: string;
  readonly close: string;
  onClose(): void;
}

/** The five texts that the portal says by window.alert: inside the widget they block the widget and never the page. */
export function AlertDialog({ text, close, onClose }: AlertDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog role="alertdialog" aria-label={text} ref={dialog} onClose={onClose}>
      <p>{text}</p>
      <form method="dialog">
        <button type="submit" className="retry">
          {close}
        </button>
      </form>
    </dialog>
  );
}
