import { listVerifications, type VerificationState } from '@wbn/contract';
import { BadgeCheck } from 'lucide';
import { useId, useState } from 'react';
import { useLoaderData } from 'react-router';
import { Icon } from '../../ui/Icon.tsx';
import { OperatorPage } from './OperatorPage.tsx';
import type { OperatorData } from './operator-texts.ts';
import { VerificationItem } from './VerificationItem.tsx';

const decided = ['approved', 'rejected', 'expired', 'revoked'] as const satisfies readonly VerificationState[];

/** What businesses have handed in to be verified: the evidence, and the operator's word on it. */
export function Verifications() {
  const { texts } = useLoaderData<OperatorData>();
  const [state, setState] = useState<(typeof decided)[number]>();
  const id = useId();
  return (
    <OperatorPage
      part="verifications"
      of={state ?? ''}
      load={async (client) => (await client.call(listVerifications, { query: { state } })).data}
    >
      {(list, client, reload) => (
        <>
          <div className="operator-head">
            <div className="field">
              <label className="field-label" htmlFor={id}>
                {texts.state}
              </label>
              <select
                className="field-input"
                id={id}
                value={state ?? ''}
                onChange={({ target }) => setState(decided.find((one) => one === target.value))}
              >
                <option value="">{texts.waiting}</option>
                {decided.map((one) => (
                  <option key={one} value={one}>
                    {texts.states[one]}
                  </option>
                ))}
              </select>
            </div>
          </div>
          {list.length ? (
            <ul className="operator-list">
              {list.map((one) => (
                <li key={one.verificationID}>
                  <VerificationItem client={client} verification={one} onDecided={reload} />
                </li>
              ))}
            </ul>
          ) : (
            <div className="empty">
              <Icon node={BadgeCheck} size={40} />
              <h2>{texts.none}</h2>
              <p>{texts.noneText}</p>
            </div>
          )}
        </>
      )}
    </OperatorPage>
  );
}
