import { proveSignInDomains, removeSignInProvider, updateSignInProvider } from '@wbn/contract';
import type { SignInProvider } from '@wbn/contract/shapes';
import { type Client, WbnError } from '@wbn/core';
import { type FormEvent, useState } from 'react';
import { saidByClient } from '../../session/ask-to-confirm.ts';
import { ConfirmDialog } from '../../ui/form/ConfirmDialog.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { YesNo } from '../../ui/form/YesNo.tsx';
import { toasts } from '../../ui/toasts.ts';
import { DomainList } from './DomainList.tsx';
import type { MembersTexts } from './texts/en.ts';

export interface SignInState {
  readonly redirectAddress: string;
  readonly provider: SignInProvider | null;
}
interface SectionProps {
  readonly client: Client;
  readonly businessID: string;
  readonly first: SignInState;
  readonly texts: MembersTexts['signIn'];
}

const formOf = (provider: SignInProvider | null) => ({
  issuer: provider?.issuer ?? '',
  clientID: provider?.clientID ?? '',
  clientSecret: '',
  domains: (provider?.domains ?? []).map(({ domain }) => domain).join(', '),
  joins: provider?.joins ?? false,
  required: provider?.required ?? false,
});
type Field = 'issuer' | 'clientID' | 'clientSecret' | 'domains';

/** The identity provider of a business, for its owners. Few businesses have one, so it is folded without it. The secret is sent once and never comes back. */
export function SignInSection({ businessID, client, first, texts }: SectionProps) {
  const [state, setState] = useState(first);
  const [form, setForm] = useState(() => formOf(first.provider));
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const [asking, setAsking] = useState(false);
  const params = { id: businessID };

  const send = async (work: () => Promise<{ readonly data: SignInState }>, done?: string) => {
    if (busy) return;
    setBusy(true);
    setWrong([]);
    try {
      const { data } = await work();
      setState(data);
      setForm(formOf(data.provider));
      if (done !== undefined) toasts.success(done);
    } catch (error) {
      if (error instanceof WbnError && error.name === 'ValidationError') setWrong(error.fields);
      else if (saidByClient(error) === undefined) toasts.failure();
    } finally {
      setBusy(false);
      setAsking(false);
    }
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const { clientSecret, domains, issuer, clientID, ...others } = form;
    const body = {
      ...{ ...others, issuer: issuer.trim(), clientID: clientID.trim() },
      domains: domains.split(/[\s,;]+/).filter(Boolean),
      ...(clientSecret && { clientSecret }),
    };
    send(() => client.call(updateSignInProvider, { params, body }), texts.saved);
  };
  const line = (name: Field, type: 'text' | 'url' | 'password', hint?: string) => (
    <TextField
      id={`sign-in-${name}`}
      label={texts[name]}
      hint={hint}
      type={type}
      autoComplete={type === 'password' ? 'new-password' : 'off'}
      value={form[name]}
      change={(to) => setForm((before) => ({ ...before, [name]: to }))}
      error={wrong.some((field) => field.startsWith(name)) ? texts.wrong[name] : undefined}
    />
  );

  return (
    <section className="form-card" aria-labelledby="sign-in-title">
      <details className="members-fold" open={first.provider !== null}>
        <summary>
          <h2 id="sign-in-title">{texts.title}</h2>
        </summary>
        <div className="duty-form">
          <p>{texts.text}</p>
          <p className="field-hint">
            {texts.redirect} <bdi>{state.redirectAddress}</bdi>
          </p>
          {state.provider === null ? null : (
            <DomainList
              domains={state.provider.domains}
              texts={texts}
              busy={busy}
              prove={() => send(() => client.call(proveSignInDomains, { params }))}
            />
          )}
          <form className="duty-form" noValidate onSubmit={save} aria-labelledby="sign-in-title">
            {line('issuer', 'url', texts.issuerHint)}
            {line('clientID', 'text')}
            {line('clientSecret', 'password', state.provider === null ? undefined : texts.secretKept)}
            {line('domains', 'text', texts.domainsHint)}
            <YesNo
              id="sign-in-joins"
              label={texts.joins}
              value={form.joins}
              change={(joins) => setForm((before) => ({ ...before, joins }))}
            />
            <YesNo
              id="sign-in-required"
              label={texts.required}
              value={form.required}
              change={(required) => setForm((before) => ({ ...before, required }))}
            />
            <div className="form-actions">
              <SubmitButton busy={busy}>{state.provider === null ? texts.connect : texts.save}</SubmitButton>
              {state.provider === null ? null : (
                <button type="button" className="button" disabled={busy} onClick={() => setAsking(true)}>
                  {texts.remove}
                </button>
              )}
            </div>
          </form>
        </div>
      </details>
      {asking ? (
        <ConfirmDialog
          title={texts.removeTitle}
          text={texts.removeText}
          act={texts.remove}
          busy={busy}
          confirm={() => send(() => client.call(removeSignInProvider, { params }), texts.removed)}
          close={() => setAsking(false)}
        />
      ) : null}
    </section>
  );
}
