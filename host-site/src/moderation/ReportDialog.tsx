import type { Client } from '@wbn/core';
import { Dialog } from '../ui/form/Dialog.tsx';
import { toasts } from '../ui/toasts.ts';
import { ReportForm } from './ReportForm.tsx';
import type { Subject } from './subject.ts';
import { useModerationTexts } from './texts/index.ts';

interface ReportDialogProps {
  readonly client: Client;
  readonly subject: Subject;
  readonly close: () => void;
}

export function ReportDialog({ client, close, subject }: ReportDialogProps) {
  const texts = useModerationTexts();
  const thank = () => {
    toasts.success(texts.sent);
    close();
  };
  return (
    <Dialog title={texts.reportTitle} close={close}>
      <ReportForm client={client} subject={subject} onSent={thank} onCancel={close} />
    </Dialog>
  );
}
