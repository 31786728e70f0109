import { fill, isolated, updateVatNumber } from '@wbn/contract';
import type { Membership } from '@wbn/contract/shapes';
import type { Client, WbnError } from '@wbn/core';
import { type FormEvent, useId, useState } from 'react';
import { saidByClient } from '../../session/ask-to-confirm.ts';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { toasts } from '../../ui/toasts.ts';
import type { MembershipTexts } from './texts/en.ts';

interface VatNumberProps {
  readonly membership: Membership;
  readonly client: Client;
  readonly texts: MembershipTexts;
}

/** The number for value added tax on the next receipts: above the payment, because a receipt that exists never changes. */
export function VatNumber({ client, membership, texts }: VatNumberProps) {
  const id = useId();
  const [stored, setStored] = useState(membership.vatNumber);
  const [number, setNumber] = useState(stored ?? '');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const params = { id: membership.businessID };
      const { data } = await client.call(updateVatNumber, { params, body: { vatNumber: number.trim() } });
      setStored(data.vatNumber);
      setNumber(data.vatNumber ?? '');
      toasts.success();
    } catch (error) {
      if ((error as WbnError).status === 400) {
        setProblem(texts.vatWrong);
        document.getElementById(id)?.focus();
      } else if (saidByClient(error) === undefined) toasts.failure();
    } finally {
      setBusy(false);
    }
  };
  return (
    <details className="form-card vat-number">
      <summary>
        <h2 id={`${id}-title`}>{stored ? fill(texts.vatTitle, { number: isolated(stored) }) : texts.vatAdd}</h2>
      </summary>
      <form className="membership-part" aria-labelledby={`${id}-title`} onSubmit={save} noValidate>
        <TextField
          id={id}
          label={texts.vatLabel}
          hint={texts.vatHint}
          value={number}
          change={setNumber}
          maxLength={30}
          error={problem}
        />
        <SubmitButton busy={busy}>{texts.vatSave}</SubmitButton>
      </form>
    </details>
  );
}
