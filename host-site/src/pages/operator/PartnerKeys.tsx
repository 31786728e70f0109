import { listPartnerKeys } from '@wbn/contract';
import type { PartnerKeyRecord } from '@wbn/contract/shapes';
import type { Client } from '@wbn/core';
import { KeyRound, Plus, SearchX } from 'lucide';
import { useMemo, useState } from 'react';
import { useLoaderData } from 'react-router';
import { saveCsv } from '../../csv/save-csv.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { findKeys, keyFilters, keyRows } from './find-keys.ts';
import { OperatorPage } from './OperatorPage.tsx';
import type { OperatorData } from './operator-page.ts';
import { PartnerKeyForm } from './PartnerKeyForm.tsx';
import { PartnerKeyItem } from './PartnerKeyItem.tsx';
import { ListFilters } from './table/ListFilters.tsx';
import { ListHead } from './table/ListHead.tsx';
import { useListAddress } from './table/use-list-address.ts';

const noSorts: readonly string[] = [];

/** Publishable keys of partners. */
export function PartnerKeys() {
  return (
    <OperatorPage part="partnerKeys" load={async (client) => (await client.call(listPartnerKeys)).data}>
      {(list, client) => <Opened first={list} client={client} />}
    </OperatorPage>
  );
}

function Opened({ client, first }: { readonly client: Client; readonly first: readonly PartnerKeyRecord[] }) {
  const { texts } = useLoaderData<OperatorData>();
  const [list, setList] = useState(first);
  const [making, setMaking] = useState(false);
  const filters = useMemo(() => keyFilters(texts), [texts]);
  const { change, query } = useListAddress(filters, noSorts);
  const found = findKeys(list, query);
  // A key that was revoked or restored may leave the list.
  useKeptFocus(found.length);
  const keep = (key: PartnerKeyRecord) =>
    setList(
      list.some(({ keyID }) => keyID === key.keyID)
        ? list.map((one) => (one.keyID === key.keyID ? key : one))
        : [...list, key],
    );
  return (
    <>
      {making ? (
        <section className="business-section operator-item" aria-labelledby="new-key">
          <h2 id="new-key">{texts.newKey}</h2>
          <PartnerKeyForm
            client={client}
            close={() => setMaking(false)}
            onSaved={(key) => {
              keep(key);
              // The new key is shown, whatever was looked for.
              change({ q: '', state: '' });
              setMaking(false);
            }}
          />
        </section>
      ) : (
        <div className="operator-head">
          <button type="button" className="button button-primary" onClick={() => setMaking(true)}>
            <Icon node={Plus} size={16} />
            {texts.newKey}
          </button>
        </div>
      )}
      {list.length ? (
        <>
          <ListFilters filters={filters} query={query} change={change} />
          <ListHead total={found.length} save={async () => saveCsv('partner-keys.csv', keyRows(found, texts))} />
        </>
      ) : null}
      {found.length ? (
        <ul className="operator-list">
          {found.map((key) => (
            <li key={key.keyID}>
              <PartnerKeyItem client={client} partner={key} onChanged={keep} />
            </li>
          ))}
        </ul>
      ) : (
        <div className="empty">
          <Icon node={list.length ? SearchX : KeyRound} size={40} />
          <h2>{list.length ? texts.lists.noMatch : texts.noKeys}</h2>
          <p>{list.length ? texts.lists.noMatchText : texts.noKeysText}</p>
        </div>
      )}
    </>
  );
}
