import { fill, firstCharge, lastPaidDay, renewMembership } from '@wbn/contract';
import type { Membership } from '@wbn/contract/shapes';
import type { Client } from '@wbn/core';
import { useState } from 'react';
import { saidByClient } from '../../session/ask-to-confirm.ts';
import { useSite } from '../../site-context.ts';
import { toasts } from '../../ui/toasts.ts';
import type { MembershipTexts } from './texts/en.ts';

export interface RenewalProps {
  readonly membership: Membership;
  readonly client: Client;
  readonly texts: MembershipTexts;
  reload(): void;
}

/** Whether the next year renews automatically; empty without a paid year. */
export function Renewal({ client, membership, reload, texts }: RenewalProps) {
  const { locale } = useSite();
  const [isBusy, setBusy] = useState(false);
  const { businessID, paidUntil, renews } = membership;
  if (paidUntil === null) return null;
  const { format } = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const day = format(renews ? new Date(paidUntil) : lastPaidDay(paidUntil));
  const from = format(firstCharge(paidUntil));
  const change = async () => {
    setBusy(true);
    try {
      await client.call(renewMembership, { params: { id: businessID }, body: { renews: !renews } });
      toasts.success();
      reload();
    } catch (error) {
      // The client has already shown where to confirm.
      if (saidByClient(error) === undefined) toasts.failure();
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className="form-card membership-part" aria-labelledby="renewal">
      <h2 id="renewal">{texts.renewal}</h2>
      <p>{fill(renews ? texts.renewsOn : texts.endsOn, { day, from })}</p>
      <button type="button" className="button" disabled={isBusy} onClick={change}>
        {renews ? texts.stop : texts.resume}
      </button>
    </section>
  );
}
