import { listVerifications, type VerificationState } from '@wbn/contract';
import { BadgeCheck } from 'lucide';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { Icon } from '../../ui/Icon.tsx';
import { OperatorPage } from './OperatorPage.tsx';
import type { OperatorData } from './operator-page.ts';
import { StateFilter } from './StateFilter.tsx';
import { VerificationItem } from './VerificationItem.tsx';

const decided = ['approved', 'rejected', 'expired', 'revoked'] as const satisfies readonly VerificationState[];

/** Requests for verification with evidence and decision. */
export function Verifications() {
  const { texts } = useLoaderData<OperatorData>();
  const [state, setState] = useState<(typeof decided)[number]>();
  return (
    <OperatorPage
      part="verifications"
      of={state ?? ''}
      load={async (client) => (await client.call(listVerifications, { query: { state } })).data}
      filter={
        <StateFilter
          value={state ?? ''}
          names={{ '': texts.waiting, ...Object.fromEntries(decided.map((one) => [one, texts.states[one]])) }}
          change={(value) => setState(decided.find((one) => one === value))}
        />
      }
    >
      {(list, client, reload) =>
        list.length ? (
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
        )
      }
    </OperatorPage>
  );
}
