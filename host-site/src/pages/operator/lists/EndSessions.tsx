import { endUserSessions, fill } from '@wbn/contract';
import type { Client } from '@wbn/core';
import { type FormEvent, useId, useState } from 'react';
import { useLoaderData } from 'react-router';
import { saidByClient } from '../../../session/ask-to-confirm.ts';
import { Dialog } from '../../../ui/form/Dialog.tsx';
import { Failure } from '../../../ui/form/Failure.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { toasts } from '../../../ui/toasts.ts';
import type { OperatorData } from '../operator-page.ts';

interface EndSessionsProps {
  readonly client: Client;
  readonly userID: string;
  readonly name: string;
}

/** Ends all sessions of a person, with a reason. */
export function EndSessions(props: EndSessionsProps) {
  const { texts } = useLoaderData<OperatorData>();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        {texts.lists.endSessions}
        <span className="visually-hidden"> {props.name}</span>
      </button>
      {open ? <Ask {...props} close={() => setOpen(false)} /> : null}
    </>
  );
}

function Ask({ client, close, name, userID }: EndSessionsProps & { readonly close: () => void }) {
  const { texts } = useLoaderData<OperatorData>();
  const words = texts.lists;
  const field = useId();
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<{ reason?: string; all?: string }>({});
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!reason.trim()) {
      setWrong({ reason: texts.noteMissing });
      document.getElementById(field)?.focus();
      return;
    }
    setBusy(true);
    try {
      await client.call(endUserSessions, { params: { id: userID }, body: { reason: reason.trim() } });
      toasts.success(fill(words.sessionsEnded, { name }));
      close();
    } catch (error) {
      setBusy(false);
      setWrong({ all: saidByClient(error) ?? texts.decisionFailed });
    }
  };
  return (
    <Dialog title={fill(words.endSessionsTitle, { name })} close={close}>
      <form className="form" noValidate onSubmit={send}>
        <p>{words.endSessionsText}</p>
        <TextAreaField
          id={field}
          label={words.reason}
          required
          rows={3}
          limit={1000}
          value={reason}
          change={setReason}
          error={wrong.reason}
        />
        <Failure text={wrong.all} />
        <div className="form-actions">
          <button type="button" className="button" onClick={close}>
            {texts.cancel}
          </button>
          <button type="submit" className="button button-danger" aria-disabled={busy}>
            {words.endSessions}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
