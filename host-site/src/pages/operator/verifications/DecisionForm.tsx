import { decideVerification, type VerificationScope } from '@wbn/contract';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { saidByClient } from '../../../session/ask-to-confirm.ts';
import { Choices } from '../../../ui/form/Choices.tsx';
import { ConfirmDialog } from '../../../ui/form/ConfirmDialog.tsx';
import { DraftNotice } from '../../../ui/form/DraftNotice.tsx';
import { Failure } from '../../../ui/form/Failure.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { useDraft } from '../../../ui/form/use-draft.ts';
import { toasts } from '../../../ui/toasts.ts';
import type { OperatorData } from '../operator-page.ts';
import type { VerificationItemProps } from './verification-item-props.ts';

type Decision = 'approve' | 'reject' | 'ask' | 'revoke';

/** In the format of a date field. */
const inAYear = (): string => {
  const day = new Date();
  day.setFullYear(day.getFullYear() + 1);
  return day.toISOString().slice(0, 10);
};

/** Approval with scopes and an end, which asks first where no evidence has a file, or rejection with a reason. */
export function DecisionForm({ client, onDecided, verification }: VerificationItemProps) {
  const { texts } = useLoaderData<OperatorData>();
  const { changes, evidence, state, verificationID: id } = verification;
  const hasFile = evidence.some(({ file }) => file !== null);
  const isApproved = state === 'approved';
  const blank = { scopes: verification.scopes as readonly VerificationScope[], until: inAYear(), note: '' };
  // The operator may look at the pages of the business before they decide.
  const draft = useDraft(client, `decision:${id}`, blank);
  const { note, scopes, until } = draft.values;
  const [asks, setAsks] = useState(false);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<Partial<Record<'scopes' | 'until' | 'note' | 'all', string>>>({});

  const end = new Date(`${until}T23:59:59Z`);
  const decide = (decision: Decision) => {
    const found: typeof wrong = {};
    if (decision === 'approve') {
      if (scopes.length === 0) found.scopes = texts.scopeMissing;
      if (!(end.getTime() > Date.now())) found.until = texts.expiresMissing;
    } else if (!note.trim()) found.note = texts.noteMissing;
    setWrong(found);
    const [first] = Object.keys(found);
    if (first) {
      document.getElementById(`${id}-${first}`)?.focus();
      return;
    }
    if (decision === 'approve' && !hasFile) setAsks(true);
    else save(decision);
  };
  const save = async (decision: Decision) => {
    setBusy(true);
    const why = note.trim();
    try {
      const body =
        decision === 'approve'
          ? { decision, scopes: [...scopes], expiresAt: end.toISOString(), changes, ...(why && { note: why }) }
          : { decision, note: why };
      const { data } = await client.call(decideVerification, { params: { id }, body });
      toasts.success(`${data.companyName} · ${texts.states[data.state]}`);
      // After a request for more evidence the item stays in the list.
      setAsks(false);
      setBusy(false);
      draft.restart({ ...draft.values, note: '' });
      onDecided();
    } catch (error) {
      const { status } = error as { status?: number };
      setAsks(false);
      setBusy(false);
      const refused = status === 409 ? texts.conflict : status === 403 ? texts.forbidden : texts.decisionFailed;
      setWrong({ all: saidByClient(error) ?? refused });
    }
  };

  return (
    <form className="form" noValidate onSubmit={(event) => event.preventDefault()}>
      {draft.isRestored && draft.isChanged ? <DraftNotice discard={() => draft.restart(blank)} /> : null}
      {isApproved ? null : (
        <>
          <Choices
            id={`${id}-scopes`}
            label={texts.scopes}
            names={texts.scopeNames}
            values={scopes}
            change={(chosen) => draft.change({ scopes: chosen })}
            error={wrong.scopes}
          />
          <Field id={`${id}-until`} label={texts.expires} error={wrong.until}>
            {(aria) => (
              <input
                {...aria}
                type="date"
                className="field-input"
                value={until}
                onChange={({ target }) => draft.change({ until: target.value })}
              />
            )}
          </Field>
        </>
      )}
      <TextAreaField
        id={`${id}-note`}
        label={texts.note}
        hint={texts.noteHint}
        value={note}
        change={(text) => draft.change({ note: text })}
        rows={3}
        limit={1000}
        error={wrong.note}
      />
      <Failure text={wrong.all} />
      <div className="form-actions">
        {isApproved ? (
          <button type="button" className="button button-danger" disabled={busy} onClick={() => decide('revoke')}>
            {texts.revoke}
          </button>
        ) : (
          <>
            <button type="button" className="button" disabled={busy} onClick={() => decide('reject')}>
              {texts.reject}
            </button>
            <button type="button" className="button" disabled={busy} onClick={() => decide('ask')}>
              {texts.ask}
            </button>
            <button type="button" className="button button-primary" disabled={busy} onClick={() => decide('approve')}>
              {texts.approve}
            </button>
          </>
        )}
      </div>
      {asks ? (
        <ConfirmDialog
          title={texts.confirmApproval}
          text={texts.approvalText}
          act={texts.approve}
          cancel={texts.cancel}
          busy={busy}
          confirm={() => save('approve')}
          close={() => setAsks(false)}
        />
      ) : null}
    </form>
  );
}
