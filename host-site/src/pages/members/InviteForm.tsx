import type { BusinessRole } from '@wbn/contract';
import { type FormEvent, useState } from 'react';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import type { MembersTexts } from './page.ts';
import { refusal } from './use-members.ts';

interface InviteFormProps {
  readonly roles: readonly BusinessRole[];
  readonly texts: MembersTexts;
  readonly invite: (email: string, role: BusinessRole) => Promise<void>;
}

/** A mail to somebody who shall answer for the business too. */
export function InviteForm({ invite, roles, texts }: InviteFormProps) {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<BusinessRole>('member');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      await invite(email.trim(), role);
      setEmail('');
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
          maxLength={254}
          value={email}
          change={setEmail}
          error={error}
        />
        <SelectField
          id="invite-role"
          label={texts.role}
          rows={roles.map((one) => ({ value: one, label: texts.roles[one] }))}
          value={role}
          change={(to) => setRole(to as BusinessRole)}
          hint={texts.may[role]}
        />
      </div>
      <div className="form-actions">
        <SubmitButton busy={busy}>{texts.send}</SubmitButton>
      </div>
    </form>
  );
}
