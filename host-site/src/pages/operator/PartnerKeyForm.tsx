import { createPartnerKey, fill, isPageOrigin, textLengths, updatePartnerKey } from '@wbn/contract';
import type { PartnerKeyRecord } from '@wbn/contract/shapes';
import type { Client } from '@wbn/core';
import { type FormEvent, useId, useState } from 'react';
import { useLoaderData } from 'react-router';
import { saidByClient } from '../../session/ask-to-confirm.ts';
import { Choices } from '../../ui/form/Choices.tsx';
import { Failure } from '../../ui/form/Failure.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { toasts } from '../../ui/toasts.ts';
import type { OperatorData } from './operator-page.ts';
import type { OperatorTexts } from './texts/en.ts';

type Scope = keyof OperatorTexts['scopeOf'];

interface PartnerKeyFormProps {
  readonly client: Client;
  /** Undefined for a new one. */
  readonly partner?: PartnerKeyRecord;
  readonly onSaved: (key: PartnerKeyRecord) => void;
  readonly close: () => void;
}

/** A partner's origins and scopes. */
export function PartnerKeyForm({ client, close, onSaved, partner }: PartnerKeyFormProps) {
  const { texts } = useLoaderData<OperatorData>();
  const id = useId();
  const [name, setName] = useState(partner?.name ?? '');
  const [lines, setLines] = useState(partner?.origins.join('\n') ?? '');
  const [scopes, setScopes] = useState((partner?.scopes ?? ['read']) as readonly Scope[]);
  const [quota, setQuota] = useState(String(partner?.quotaPerMinute ?? 600));
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<Partial<Record<'name' | 'origins' | 'quota' | 'all', string>>>({});

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const origins = lines.split(/\s+/).filter(Boolean);
    const bad = origins.find((one) => !isPageOrigin(one));
    const found: typeof wrong = {};
    if (!name.trim()) found.name = texts.nameMissing;
    if (bad) found.origins = fill(texts.originsWrong, { origin: bad });
    if (!/^\d{1,7}$/.test(quota.trim()) || Number(quota) > 1_000_000) found.quota = texts.quotaWrong;
    setWrong(found);
    const [first] = Object.keys(found);
    if (first) {
      document.getElementById(id + first)?.focus();
      return;
    }
    setBusy(true);
    const body = { name: name.trim(), origins, scopes: [...scopes], quotaPerMinute: Number(quota) };
    try {
      const { data } = partner
        ? await client.call(updatePartnerKey, { params: { id: partner.keyID }, body })
        : await client.call(createPartnerKey, { body });
      toasts.success(texts.keySaved);
      onSaved(data);
    } catch (error) {
      setBusy(false);
      setWrong({ all: saidByClient(error) ?? texts.keyFailed });
    }
  };

  return (
    <form className="form" noValidate onSubmit={save}>
      <TextField
        id={`${id}name`}
        label={texts.name}
        required
        maxLength={textLengths.partnerKeyName}
        value={name}
        change={setName}
        error={wrong.name}
      />
      <TextAreaField
        id={`${id}origins`}
        label={texts.origins}
        hint={texts.originsHint}
        rows={3}
        limit={5000}
        value={lines}
        change={setLines}
        error={wrong.origins}
      />
      <Choices id={`${id}scopes`} label={texts.abilities} names={texts.scopeOf} values={scopes} change={setScopes} />
      <TextField
        id={`${id}quota`}
        label={texts.quota}
        hint={texts.quotaHint}
        inputMode="numeric"
        value={quota}
        change={setQuota}
        error={wrong.quota}
      />
      <Failure text={wrong.all} />
      <div className="form-actions">
        <button type="button" className="button" onClick={close}>
          {texts.cancel}
        </button>
        <SubmitButton busy={busy}>{texts.saveKey}</SubmitButton>
      </div>
    </form>
  );
}
