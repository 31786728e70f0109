import { fill } from '@wbn/contract';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/form/ConfirmDialog.tsx';
import type { MembersTexts } from './texts/en.ts';
import { refusal } from './use-members.ts';

interface GoDialogProps {
  readonly name: string;
  readonly isMe: boolean;
  readonly texts: MembersTexts;
  readonly go: () => Promise<void>;
  readonly done: () => void;
  readonly close: () => void;
}

/** Confirms removing a member or leaving; shows the server's refusal. */
export function GoDialog({ close, done, go, isMe, name, texts }: GoDialogProps) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const confirm = async () => {
    setBusy(true);
    try {
      await go();
      done();
    } catch (reason) {
      setError(refusal(reason, texts));
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      title={isMe ? texts.leaveTitle : fill(texts.removeTitle, { name })}
      text={isMe ? texts.leaveText : texts.removeText}
      act={isMe ? texts.leave : texts.remove}
      busy={busy}
      error={error}
      confirm={confirm}
      close={close}
    />
  );
}
