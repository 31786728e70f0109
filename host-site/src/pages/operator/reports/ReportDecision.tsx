import { decideReport, fill, isRemovable, type ModerationAct } from '@wbn/contract';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { saidByClient } from '../../../session/ask-to-confirm.ts';
import { useSite } from '../../../site-context.ts';
import { commaList } from '../../../texts/comma-list.ts';
import { Choices } from '../../../ui/form/Choices.tsx';
import { ConfirmDialog } from '../../../ui/form/ConfirmDialog.tsx';
import { DraftNotice } from '../../../ui/form/DraftNotice.tsx';
import { Failure } from '../../../ui/form/Failure.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { useDraft } from '../../../ui/form/use-draft.ts';
import { toasts } from '../../../ui/toasts.ts';
import type { OperatorData } from '../operator-page.ts';
import type { ReportCardProps } from './report-card-props.ts';

const blank = { acts: [] as readonly ModerationAct[], note: '', reason: '' };

/** Dismisses a report, removes the resource, suspends its author, or both. */
export function ReportDecision({ client, onChanged, report }: ReportCardProps) {
  const { texts } = useLoaderData<OperatorData>();
  const { locale } = useSite();
  const words = texts.report;
  const { reportID: id, resourceType, subject } = report;
  const name = subject.author?.name ?? '';
  // The operator may look at the page that was reported before they decide.
  const draft = useDraft(client, `report-decision:${id}`, blank);
  const { acts, note, reason } = draft.values;
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
      const done = acts.map((one) => (one === 'remove' ? words.removed : words.suspended));
      const outcome = decision === 'act' ? commaList(done, locale) : words.outcomes.dismissed;
      toasts.success(
        [words.kinds[resourceType], subject.author?.name ?? subject.excerpt.slice(0, 60), outcome].join(' · '),
      );
      draft.restart(blank);
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
      {draft.isRestored && draft.isChanged ? <DraftNotice discard={() => draft.restart(blank)} /> : null}
      {Object.keys(possible).length ? (
        <Choices
          id={`${id}-acts`}
          label={words.what}
          names={possible as Record<ModerationAct, string>}
          values={acts}
          change={(chosen) => draft.change({ acts: chosen })}
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
          change={(text) => draft.change({ reason: text })}
          rows={2}
          limit={1000}
        />
      ) : null}
      <TextAreaField
        id={`${id}-note`}
        label={words.note}
        hint={words.noteHint}
        value={note}
        change={(text) => draft.change({ note: text })}
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
