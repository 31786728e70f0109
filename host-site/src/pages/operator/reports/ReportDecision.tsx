import { decideReport, fill, isRemovable, type ModerationAct } from '@wbn/contract';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { saidByClient } from '../../../session/ask-to-confirm.ts';
import { Choices } from '../../../ui/form/Choices.tsx';
import { ConfirmDialog } from '../../../ui/form/ConfirmDialog.tsx';
import { Failure } from '../../../ui/form/Failure.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { toasts } from '../../../ui/toasts.ts';
import type { OperatorData } from '../operator-page.ts';
import type { ReportCardProps } from './report-card-props.ts';

/** Dismisses a report, removes the resource, suspends its author, or both. */
export function ReportDecision({ client, onChanged, report }: ReportCardProps) {
  const { texts } = useLoaderData<OperatorData>();
  const words = texts.report;
  const { reportID: id, resourceType, subject } = report;
  const name = subject.author?.name ?? '';
  const [acts, setActs] = useState<readonly ModerationAct[]>([]);
  const [note, setNote] = useState('');
  const [reason, setReason] = useState('');
  const [asks, setAsks] = useState(false);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<{ readonly acts?: string; readonly reason?: string; readonly all?: string }>({});
  const isSuspending = acts.includes('suspend');
  const possible: Partial<Record<ModerationAct, string>> = {
    ...(isRemovable(resourceType) && subject.isThere && { remove: words.remove }),
    ...(subject.author && !subject.isSuspended && { suspend: fill(words.suspend, { name }) }),
  };

  const decide = async (decision: 'dismiss' | 'act') => {
    setBusy(true);
    const more = note.trim() ? { note: note.trim() } : {};
    const told = reason.trim() ? { reason: reason.trim() } : {};
    const body = decision === 'act' ? { decision, acts: [...acts], ...told, ...more } : { decision, ...more };
    try {
      const { data } = await client.call(decideReport, { params: { id }, body });
      toasts.success(texts.done);
      onChanged(data);
    } catch (error) {
      const { status } = error as { status?: number };
      setAsks(false);
      setBusy(false);
      const refused = status === 409 ? texts.conflict : status === 403 ? words.forbidden : texts.decisionFailed;
      setWrong({ all: saidByClient(error) ?? refused });
    }
  };
  const ask = () => {
    const missing = !acts.length ? 'acts' : isSuspending && !reason.trim() ? 'reason' : undefined;
    setWrong(missing ? { [missing]: missing === 'acts' ? words.choose : texts.noteMissing } : {});
    if (missing) document.getElementById(`${id}-${missing}`)?.focus();
    else setAsks(true);
  };

  return (
    <form className="form" noValidate onSubmit={(event) => event.preventDefault()}>
      {Object.keys(possible).length ? (
        <Choices
          id={`${id}-acts`}
          label={words.what}
          names={possible as Record<ModerationAct, string>}
          values={acts}
          change={setActs}
          error={wrong.acts}
        />
      ) : null}
      {acts.length ? (
        <TextAreaField
          id={`${id}-reason`}
          label={texts.lists.reason}
          hint={texts.lists.reasonHint}
          error={wrong.reason}
          value={reason}
          change={setReason}
          rows={2}
          limit={1000}
        />
      ) : null}
      <TextAreaField
        id={`${id}-note`}
        label={words.note}
        hint={words.noteHint}
        value={note}
        change={setNote}
        rows={2}
        limit={1000}
      />
      <Failure text={wrong.all} />
      <div className="form-actions">
        <button type="button" className="button" disabled={busy} onClick={() => decide('dismiss')}>
          {words.dismiss}
        </button>
        {Object.keys(possible).length ? (
          <button type="button" className="button button-danger" disabled={busy} onClick={ask}>
            {words.act}
          </button>
        ) : null}
      </div>
      {asks ? (
        <ConfirmDialog
          title={words.confirm}
          text={[
            ...(acts.includes('remove') ? [words.confirmRemove] : []),
            ...(isSuspending ? [fill(words.confirmSuspend, { name })] : []),
          ].join(' ')}
          act={words.act}
          cancel={texts.cancel}
          busy={busy}
          confirm={() => decide('act')}
          close={() => setAsks(false)}
        />
      ) : null}
    </form>
  );
}
