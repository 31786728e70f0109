import { fill, maxEvidence, requestVerification, textLengths, type VerificationScope } from '@wbn/contract';
import type { Verification } from '@wbn/contract/shapes';
import type { Client } from '@wbn/core';
import { type FormEvent, useRef, useState } from 'react';
import { saidByClient } from '../../session/ask-to-confirm.ts';
import { Choices } from '../../ui/form/Choices.tsx';
import { DraftNotice } from '../../ui/form/DraftNotice.tsx';
import { Failure } from '../../ui/form/Failure.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useDraft } from '../../ui/form/use-draft.ts';
import { toasts } from '../../ui/toasts.ts';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { EvidenceFile, type EvidenceValue, type FileState } from './EvidenceFile.tsx';
import type { VerificationTexts } from './texts/en.ts';

interface VerificationFormProps {
  readonly businessID: string;
  readonly client: Client;
  readonly texts: VerificationTexts;
  readonly onSent: (verification: Verification) => void;
}

interface Evidence {
  readonly key: number;
  readonly label: string;
  readonly file: EvidenceValue;
}

const empty = (key: number): Evidence => ({ key, label: '', file: {} });
const blank = {
  scopes: ['identity', 'registration'] as readonly VerificationScope[],
  list: [empty(0)] as readonly Evidence[],
};

export function VerificationForm({ businessID, client, onSent, texts }: VerificationFormProps) {
  const draft = useDraft(client, `evidence:${businessID}`, blank);
  const { list, scopes } = draft.values;
  const setScopes = (chosen: readonly VerificationScope[]) => draft.change({ scopes: chosen });
  useKeptFocus(list.length, 'verify-add');
  const latest = useRef(list);
  latest.current = list;
  const setList = (to: readonly Evidence[]) => draft.change({ list: to });
  const [files, setFiles] = useState<Readonly<Record<number, FileState>>>({});
  const [busy, setBusy] = useState(false);
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<string>();
  const change = (key: number, part: Partial<Evidence>) =>
    // An upload may end late: it must not overwrite later input.
    setList(latest.current.map((one) => (one.key === key ? { ...one, ...part } : one)));

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setTried(true);
    setFailure(undefined);
    const bare = list.find(({ label }) => !label.trim());
    if (bare || scopes.length === 0) {
      document.getElementById(scopes.length === 0 ? 'verify-scopes' : `verify-${bare?.key}`)?.focus();
      return;
    }
    // Without the file that the supplier chose, an operator could only reject the request.
    const unsent = list.find(({ key }) => files[key] === 'failed');
    if (unsent) {
      document.getElementById(`verify-file-${unsent.key}`)?.focus();
      return;
    }
    setBusy(true);
    const evidence = list.map(({ label, file }) => ({
      label: label.trim(),
      ...(file.token ? { file: { token: file.token } } : {}),
    }));
    try {
      const body = { scopes: [...scopes], evidence };
      const { data } = await client.call(requestVerification, { params: { id: businessID }, body });
      draft.restart(blank);
      toasts.success(texts.sent);
      onSent(data);
    } catch (error) {
      setBusy(false);
      setFailure(saidByClient(error) ?? texts.failed);
    }
  };

  return (
    <form className="form verification-form" noValidate onSubmit={send} aria-label={texts.title}>
      {draft.isRestored && draft.isChanged ? <DraftNotice discard={() => draft.restart(blank)} /> : null}
      <Choices
        id="verify-scopes"
        label={texts.scopes}
        names={texts.scopeNames}
        values={scopes}
        change={setScopes}
        error={tried && scopes.length === 0 ? texts.scopeMissing : undefined}
      />
      {list.map(({ key, label, file }, index) => (
        <fieldset key={key} className="field field-group verification-evidence">
          <legend className="field-label">{fill(texts.evidence, { number: index + 1 })}</legend>
          <TextField
            id={`verify-${key}`}
            label={texts.evidenceLabel}
            hint={texts.evidenceHint}
            required
            maxLength={textLengths.evidenceLabel}
            value={label}
            change={(to) => change(key, { label: to })}
            error={tried && !label.trim() ? texts.evidenceMissing : undefined}
          />
          <EvidenceFile
            id={`verify-file-${key}`}
            client={client}
            texts={texts}
            value={file}
            change={(to) => change(key, { file: to })}
            report={(state) => setFiles((before) => ({ ...before, [key]: state }))}
          />
          {list.length > 1 ? (
            <button
              type="button"
              className="button button-quiet"
              onClick={() => setList(list.filter((one) => one.key !== key))}
            >
              {texts.remove}
            </button>
          ) : null}
        </fieldset>
      ))}
      {list.length < maxEvidence ? (
        <button
          type="button"
          id="verify-add"
          className="button verification-add"
          onClick={() => setList([...list, empty(Math.max(...list.map(({ key }) => key)) + 1)])}
        >
          {texts.add}
        </button>
      ) : null}
      <Failure text={failure} />
      <div className="form-actions">
        <SubmitButton busy={busy || list.some(({ key }) => files[key] === 'sending')}>{texts.send}</SubmitButton>
      </div>
    </form>
  );
}
