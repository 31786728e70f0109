import type { BusinessRole } from '@wbn/contract';
import { textLengths } from '@wbn/contract';
import type { Client } from '@wbn/core';
import { type FormEvent, useState } from 'react';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useDraft } from '../../ui/form/use-draft.ts';
import type { MembersTexts } from './texts/en.ts';
import { refusal } from './use-members.ts';

interface InviteFormProps {
  readonly client: Client;
  readonly businessID: string;
  readonly roles: readonly BusinessRole[];
  readonly texts: MembersTexts;
  readonly invite: (email: string, role: BusinessRole) => Promise<void>;
}

const blank = { email: '', role: 'member' };

/** Sends an invitation to a new member. */
export function InviteForm({ businessID, client, invite, roles, texts }: InviteFormProps) {
  const { change, restart, values } = useDraft(client, `invitation:${businessID}`, blank);
  const { email } = values;
  // A person who lost the owner role can no longer give it.
  const role = roles.find((one) => one === values.role) ?? 'member';
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      await invite(email.trim(), role);
      restart(blank);
    } catch (reason) {
      setError(refusal(reason, texts));
      document.getElementById('invite-email')?.focus();
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className="form-card" noValidate onSubmit={onSubmit} aria-labelledby="invite-title">
      <h2 id="invite-title">{texts.invite}</h2>
      <p>{texts.inviteText}</p>
      <div className="field-pair">
        <TextField
          id="invite-email"
          label={texts.email}
          type="email"
          required
          maxLength={textLengths.email}
          value={email}
          change={(to) => change({ email: to })}
          error={error}
        />
        <SelectField
          id="invite-role"
          label={texts.role}
          rows={roles.map((one) => ({ value: one, label: texts.roles[one] }))}
          value={role}
          change={(to) => change({ role: to })}
          hint={texts.may[role]}
        />
      </div>
      <div className="form-actions">
        <SubmitButton busy={busy}>{texts.send}</SubmitButton>
      </div>
    </form>
  );
}
