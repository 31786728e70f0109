import { dateTime, digitsOf, fill } from '@wbn/contract';
import { businessActKinds } from '@wbn/contract/shapes';
import type { Client } from '@wbn/core';
import { Download, ScrollText } from 'lucide';
import { useState } from 'react';
import { saveCsv } from '../../csv/save-csv.ts';
import { useSite } from '../../site-context.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { toasts } from '../../ui/toasts.ts';
import { type ActKind, type Acts, loadAllActs } from './load-acts.ts';
import { actorOf, deviceOf, sayAct } from './say-act.ts';
import type { AuditTexts } from './texts/en.ts';
import { useActs } from './use-acts.ts';

interface ActListProps {
  readonly client: Client;
  readonly businessID: string;
  readonly first: Acts;
  readonly texts: AuditTexts;
}

/** The acts of a kind, newest first. The address holds the kind, so that the way back works. */
export function ActList({ businessID, client, first, texts }: ActListProps) {
  const { locale } = useSite();
  const { acts, busy, choose, kind, more } = useActs(client, businessID, first, () => toasts.failure(texts.notLoaded));
  const count = new Intl.NumberFormat(digitsOf(locale)).format(acts.total);
  return (
    <section className="form-card" aria-label={texts.title} aria-busy={busy}>
      <div className="audit-head">
        <SelectField
          id="audit-kind"
          label={texts.kind}
          rows={['', ...businessActKinds].map((value) => ({
            value,
            label: value === '' ? texts.all : texts.kinds[value as ActKind],
          }))}
          value={kind ?? ''}
          change={choose}
        />
        <SaveButton client={client} businessID={businessID} kind={kind} isEmpty={acts.total === 0} texts={texts} />
      </div>
      <p className="field-hint" role="status">
        {fill(texts.found, { count })}
      </p>
      {acts.items.length === 0 ? (
        <div className="empty">
          <Icon node={ScrollText} size={40} />
          <p>{kind === undefined ? texts.none : texts.noneOfKind}</p>
        </div>
      ) : (
        <ol className="audit-list">
          {acts.items.map((act) => (
            <li key={act.auditID}>
              <p>{sayAct(act, texts)}</p>
              <p className="audit-facts">
                <Moment at={act.at} />
                {act.actorKind === 'user' ? <span dir="auto">{deviceOf(act, texts)}</span> : null}
              </p>
            </li>
          ))}
        </ol>
      )}
      {acts.items.length < acts.total ? (
        <div className="form-actions">
          <button type="button" className="button" aria-disabled={busy} onClick={more}>
            {texts.more}
          </button>
        </div>
      ) : null}
    </section>
  );
}

interface SaveProps extends Omit<ActListProps, 'first'> {
  readonly kind: ActKind | undefined;
  readonly isEmpty: boolean;
}

/** All acts of the kind as a file, not only those that are shown. */
function SaveButton({ businessID, client, isEmpty, kind, texts }: SaveProps) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    if (busy || isEmpty) return;
    setBusy(true);
    try {
      const acts = await loadAllActs(client, businessID, kind);
      const rows = acts.map((act) => [dateTime(act.at), actorOf(act, texts), sayAct(act, texts), act.device ?? '']);
      saveCsv('activity.csv', [[texts.at, texts.who, texts.what, texts.device], ...rows]);
    } catch {
      toasts.failure(texts.notLoaded);
    } finally {
      setBusy(false);
    }
  };
  return (
    <button type="button" className="button" aria-disabled={busy || isEmpty} onClick={save}>
      <Icon node={Download} size={16} />
      {texts.csv}
    </button>
  );
}
