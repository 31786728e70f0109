import { fill, type suspendBusiness, type suspendUser } from '@wbn/contract';
import type { Client } from '@wbn/core';
import { type FormEvent, useId, useState } from 'react';
import { useLoaderData } from 'react-router';
import { saidByClient } from '../../../session/ask-to-confirm.ts';
import { Dialog } from '../../../ui/form/Dialog.tsx';
import { Failure } from '../../../ui/form/Failure.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { toasts } from '../../../ui/toasts.ts';
import type { OperatorData } from '../operator-page.ts';

interface SuspensionProps {
  readonly client: Client;
  readonly call: typeof suspendUser | typeof suspendBusiness;
  readonly id: string;
  readonly name: string;
  readonly isSuspended: boolean;
  readonly text: string;
  /** Offers to remove the person's posts, too. */
  readonly hasPosts?: boolean;
  readonly done: () => void;
}

/** Suspends a person or business with a reason, or restores it. */
export function Suspension({ isSuspended, ...props }: SuspensionProps) {
  const { texts } = useLoaderData<OperatorData>();
  const [open, setOpen] = useState(false);
  const words = texts.lists;
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        {isSuspended ? words.restore : words.suspend}
        <span className="visually-hidden"> {props.name}</span>
      </button>
      {open ? <Ask {...props} isSuspended={isSuspended} close={() => setOpen(false)} /> : null}
    </>
  );
}

function Ask({
  call,
  client,
  close,
  done,
  hasPosts,
  id,
  isSuspended,
  name,
  text,
}: SuspensionProps & { readonly close: () => void }) {
  const { texts } = useLoaderData<OperatorData>();
  const words = texts.lists;
  const field = useId();
  const [reason, setReason] = useState('');
  const [removePosts, setRemovePosts] = useState(false);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<{ reason?: string; all?: string }>({});
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!isSuspended && !reason.trim()) {
      setWrong({ reason: texts.noteMissing });
      document.getElementById(field)?.focus();
      return;
    }
    setBusy(true);
    const body = isSuspended
      ? { suspended: false as const }
      : { suspended: true as const, reason: reason.trim(), ...(hasPosts && { removePosts }) };
    try {
      await client.call(call as typeof suspendUser, { params: { id }, body });
      toasts.success(fill(isSuspended ? words.restored : words.suspended, { name }));
      close();
      done();
    } catch (error) {
      const { status } = error as { status?: number };
      const refused = status === 409 ? words.changed : status === 403 ? texts.report.forbidden : texts.decisionFailed;
      setBusy(false);
      setWrong({ all: saidByClient(error) ?? refused });
    }
  };
  return (
    <Dialog title={fill(isSuspended ? words.restoreTitle : words.suspendTitle, { name })} close={close}>
      <form className="form" noValidate onSubmit={send}>
        <p>{isSuspended ? words.restoreText : text}</p>
        {isSuspended ? null : (
          <TextAreaField
            id={field}
            label={words.reason}
            hint={words.reasonHint}
            required
            rows={3}
            limit={1000}
            value={reason}
            change={setReason}
            error={wrong.reason}
          />
        )}
        {hasPosts && !isSuspended ? (
          <label className="operator-check">
            <input type="checkbox" checked={removePosts} onChange={({ target }) => setRemovePosts(target.checked)} />
            {words.removePosts}
          </label>
        ) : null}
        <Failure text={wrong.all} />
        <div className="form-actions">
          <button type="button" className="button" onClick={close}>
            {texts.cancel}
          </button>
          <button
            type="submit"
            className={isSuspended ? 'button button-primary' : 'button button-danger'}
            aria-disabled={busy}
          >
            {isSuspended ? words.restore : words.suspend}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
