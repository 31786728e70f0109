import { WbnInquiryForm } from '@wbn/react';
import { useEffect, useRef } from 'react';

interface Props {
  readonly businessID: string;
  readonly theme: 'light' | 'dark';
  readonly close: () => void;
}

export function InquiryDialog({ businessID, theme, close }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} onClose={close} aria-label="Ask a supplier">
      <WbnInquiryForm businessId={businessID} theme={theme} onInquirySent={() => setTimeout(close, 2500)} />
      <button type="button" onClick={() => dialog.current?.close()}>
        Close
      </button>
    </dialog>
  );
}
