import { fill, isOwner, updateSecondFactorDuty } from '@wbn/contract';
import type { SecondFactorDuty } from '@wbn/contract/shapes';
import type { Client } from '@wbn/core';
import { useState } from 'react';
import { saidByClient } from '../../session/ask-to-confirm.ts';
import { secondFactorLink } from '../../session/second-factor.ts';
import { useSite } from '../../site-context.ts';
import { dayOf } from '../../texts/day-of.ts';
import { ConfirmDialog } from '../../ui/form/ConfirmDialog.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { toasts } from '../../ui/toasts.ts';
import type { MembersTexts } from './texts/en.ts';
import type { BusinessOf } from './use-members.ts';

interface SectionProps {
  readonly client: Client;
  readonly business: BusinessOf;
  readonly first: SecondFactorDuty;
  readonly texts: MembersTexts['duty'];
}

/** Whether members need two-step login to act for the business. Owners change it; admins read it. */
export function SecondFactorSection({ business: { businessID, role }, client, first, texts }: SectionProps) {
  const { locale, settings } = useSite();
  const [duty, setDuty] = useState(first);
  const [begins, setBegins] = useState<'week' | 'now'>('week');
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const me = client.session?.get().userID ?? '';
  const own = secondFactorLink(settings.accounts, locale);
  const isComing = duty.dueAt !== null && Date.parse(duty.dueAt) > Date.now();

  const send = async (body: { required: boolean; graceDays?: 0 | 7 }, done: string) => {
    setBusy(true);
    try {
      setDuty((await client.call(updateSecondFactorDuty, { params: { id: businessID }, body })).data);
      toasts.success(done);
    } catch (error) {
      if (saidByClient(error) === undefined) toasts.failure();
    } finally {
      setBusy(false);
      setAsking(false);
      // The control that was used disappears.
      document.getElementById('duty-title')?.focus();
    }
  };

  return (
    <section className="form-card" aria-labelledby="duty-title">
      <h2 id="duty-title" tabIndex={-1}>
        {texts.title}
      </h2>
      <p>{stateOf(duty.dueAt, isComing, texts, locale)}</p>
      <p className="field-hint">
        {duty.missing.length === 0 ? texts.none : fill(texts.missing, { count: duty.missing.length })}
      </p>
      {!isOwner(role) ? (
        <p className="field-hint">{texts.onlyOwner}</p>
      ) : duty.dueAt !== null ? (
        <div className="form-actions">
          <button type="button" className="button" disabled={busy} onClick={() => setAsking(true)}>
            {texts.release}
          </button>
        </div>
      ) : duty.missing.includes(me) ? (
        <p>
          {texts.ownFirst} <a href={own.href}>{own.label}</a>
        </p>
      ) : (
        <form
          className="duty-form"
          onSubmit={(event) => {
            event.preventDefault();
            if (!busy) send({ required: true, graceDays: begins === 'now' ? 0 : 7 }, texts.required);
          }}
        >
          <SelectField
            id="duty-begins"
            label={texts.begin}
            rows={(['week', 'now'] as const).map((value) => ({ value, label: texts[value] }))}
            value={begins}
            change={(to) => setBegins(to as 'week' | 'now')}
            hint={texts.told}
          />
          <div className="form-actions">
            <SubmitButton busy={busy}>{texts.require}</SubmitButton>
          </div>
        </form>
      )}
      {asking ? (
        <ConfirmDialog
          title={texts.releaseTitle}
          text={texts.releaseText}
          act={texts.release}
          busy={busy}
          confirm={() => send({ required: false }, texts.released)}
          close={() => setAsking(false)}
        />
      ) : null}
    </section>
  );
}

function stateOf(dueAt: string | null, isComing: boolean, texts: SectionProps['texts'], locale: string): string {
  if (dueAt === null) return texts.off;
  return isComing ? fill(texts.from, { date: dayOf(dueAt, locale) }) : texts.on;
}
