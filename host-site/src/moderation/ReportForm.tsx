import { type ReportReason, report, reportReasons } from '@wbn/contract';
import type { Client } from '@wbn/core';
import { useId, useState } from 'react';
import { Failure } from '../ui/form/Failure.tsx';
import { SubmitButton } from '../ui/form/SubmitButton.tsx';
import { saidOfGone } from '../ui/form/said-by-server.ts';
import { TextAreaField } from '../ui/form/TextAreaField.tsx';
import type { Subject } from './subject.ts';
import { useModerationTexts } from './texts/index.ts';
import './moderation.css';

interface ReportFormProps {
  readonly client: Client;
  readonly subject: Pick<Subject, 'resourceID' | 'resourceType'>;
  readonly onSent: () => void;
  readonly onCancel?: () => void;
}

/** A report to the operators. */
export function ReportForm({ client, onCancel, onSent, subject: { resourceID, resourceType } }: ReportFormProps) {
  const texts = useModerationTexts();
  const id = useId();
  const [reason, setReason] = useState<ReportReason>();
  const [details, setDetails] = useState('');
  const [state, setState] = useState<{ busy: boolean; error?: string }>({ busy: false });
  const send = async () => {
    if (!reason) return setState({ busy: false, error: texts.reasonMissing });
    setState({ busy: true });
    try {
      await client.call(report, { body: { resourceType, resourceID, reason, details: details.trim() } });
      onSent();
    } catch (error) {
      setState({ busy: false, error: saidOfGone(error) ?? texts.failed });
    }
  };
  return (
    <form
      className="report"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <p>{texts.reportText}</p>
      <fieldset className="field field-group">
        <legend className="field-label">{texts.reason}</legend>
        {reportReasons.map((one) => (
          <label key={one} className="report-reason">
            <input type="radio" name={id} checked={reason === one} onChange={() => setReason(one)} />
            {texts[one]}
          </label>
        ))}
      </fieldset>
      <TextAreaField id={`${id}-details`} label={texts.details} value={details} change={setDetails} rows={3} />
      <Failure text={state.error} />
      <div className="form-actions">
        {onCancel ? (
          <button type="button" className="button" onClick={onCancel}>
            {texts.cancel}
          </button>
        ) : null}
        <SubmitButton busy={state.busy}>{texts.send}</SubmitButton>
      </div>
    </form>
  );
}
