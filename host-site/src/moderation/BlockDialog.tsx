import { block, fill } from '@wbn/contract';
import type { Client } from '@wbn/core';
import { useState } from 'react';
import { ConfirmDialog } from '../ui/form/ConfirmDialog.tsx';
import { saidOfGone } from '../ui/form/said-by-server.ts';
import { toasts } from '../ui/toasts.ts';
import type { Subject } from './subject.ts';
import { useModerationTexts } from './texts/index.ts';

interface BlockDialogProps {
  readonly client: Client;
  readonly subject: Subject;
  readonly close: () => void;
  readonly onBlocked: (() => void) | undefined;
}

/** Confirms a block. */
export function BlockDialog({ client, close, onBlocked, subject: { party } }: BlockDialogProps) {
  const texts = useModerationTexts();
  const [state, setState] = useState<{ busy: boolean; error?: string }>({ busy: false });
  const confirm = async () => {
    setState({ busy: true });
    try {
      await client.call(block, { body: { partyID: party.id } });
      toasts.success(fill(texts.blocked, { name: party.name }));
      close();
      onBlocked?.();
    } catch (error) {
      setState({ busy: false, error: saidOfGone(error) ?? fill(texts.blockFailed, { name: party.name }) });
    }
  };
  return (
    <ConfirmDialog
      title={fill(texts.blockTitle, { name: party.name })}
      text={texts.blockText}
      act={texts.block}
      cancel={texts.cancel}
      confirm={confirm}
      close={close}
      {...state}
    />
  );
}
