import { fill, updatePartnerKey } from '@wbn/contract';
import type { PartnerKeyRecord } from '@wbn/contract/shapes';
import type { Client } from '@wbn/core';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { saidByClient } from '../../session/ask-to-confirm.ts';
import { useSite } from '../../site-context.ts';
import { dayOf } from '../../texts/day-of.ts';
import { ConfirmDialog } from '../../ui/form/ConfirmDialog.tsx';
import { toasts } from '../../ui/toasts.ts';
import type { OperatorData } from './operator-page.ts';
import { PartnerKeyForm } from './PartnerKeyForm.tsx';

interface PartnerKeyItemProps {
  readonly client: Client;
  readonly partner: PartnerKeyRecord;
  readonly onChanged: (key: PartnerKeyRecord) => void;
}

export function PartnerKeyItem({ client, onChanged, partner }: PartnerKeyItemProps) {
  const { texts } = useLoaderData<OperatorData>();
  const { locale } = useSite();
  const [open, setOpen] = useState<'edit' | 'revoke'>();
  const [busy, setBusy] = useState(false);
  const { createdAt, keyID, name, origins, publishableKey, revokedAt, scopes, usage } = partner;
  const day = (instant: string) => dayOf(instant, locale);
  const setRevoked = async (revoked: boolean) => {
    setBusy(true);
    try {
      onChanged((await client.call(updatePartnerKey, { params: { id: keyID }, body: { revoked } })).data);
      toasts.success(texts.keySaved);
    } catch (error) {
      // The client has already shown where to confirm.
      if (saidByClient(error) === undefined) toasts.failure(texts.keyFailed);
    }
    setBusy(false);
    setOpen(undefined);
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(publishableKey);
      toasts.success(texts.copied);
    } catch {
      toasts.failure();
    }
  };
  return (
    <article className="business-section operator-item" aria-labelledby={`k-${keyID}`}>
      <h2 id={`k-${keyID}`}>
        <bdi>{name}</bdi>
      </h2>
      <p>
        <code className="operator-key" dir="ltr">
          {publishableKey}
        </code>
      </p>
      <p className="operator-badges">
        {revokedAt ? <span className="badge">{fill(texts.revoked, { date: day(revokedAt) })}</span> : null}
        {scopes.map((scope) => (
          <span className="badge" key={scope}>
            {texts.scopeOf[scope as keyof typeof texts.scopeOf] ?? scope}
          </span>
        ))}
      </p>
      <p dir="auto">{origins.join(', ')}</p>
      <p className="operator-facts">
        {fill(texts.created, { date: day(createdAt) })} · {fill(texts.usage, usage)}
      </p>
      {open === 'edit' ? (
        <PartnerKeyForm
          client={client}
          partner={partner}
          close={() => setOpen(undefined)}
          onSaved={(key) => {
            onChanged(key);
            setOpen(undefined);
          }}
        />
      ) : (
        <div className="form-actions">
          <button type="button" className="button" onClick={copy}>
            {texts.copy}
          </button>
          <button type="button" className="button" onClick={() => setOpen('edit')}>
            {texts.editKey}
          </button>
          {revokedAt ? (
            <button type="button" className="button" disabled={busy} onClick={() => setRevoked(false)}>
              {texts.restoreKey}
            </button>
          ) : (
            <button type="button" className="button" onClick={() => setOpen('revoke')}>
              {texts.revokeKey}
            </button>
          )}
        </div>
      )}
      {open === 'revoke' ? (
        <ConfirmDialog
          title={fill(texts.revokeTitle, { name })}
          text={texts.revokeText}
          act={texts.revokeKey}
          cancel={texts.cancel}
          busy={busy}
          confirm={() => setRevoked(true)}
          close={() => setOpen(undefined)}
        />
      ) : null}
    </article>
  );
}
