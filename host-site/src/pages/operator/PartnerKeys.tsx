import { listPartnerKeys } from '@wbn/contract';
import type { PartnerKeyRecord } from '@wbn/contract/shapes';
import type { Client } from '@wbn/core';
import { KeyRound, Plus } from 'lucide';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { Icon } from '../../ui/Icon.tsx';
import { OperatorPage } from './OperatorPage.tsx';
import type { OperatorData } from './operator-page.ts';
import { PartnerKeyForm } from './PartnerKeyForm.tsx';
import { PartnerKeyItem } from './PartnerKeyItem.tsx';

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
        <ul className="operator-list">
          {list.map((key) => (
            <li key={key.keyID}>
              <PartnerKeyItem client={client} partner={key} onChanged={keep} />
            </li>
          ))}
        </ul>
      ) : (
        <div className="empty">
          <Icon node={KeyRound} size={40} />
          <h2>{texts.noKeys}</h2>
          <p>{texts.noKeysText}</p>
        </div>
      )}
    </>
  );
}
