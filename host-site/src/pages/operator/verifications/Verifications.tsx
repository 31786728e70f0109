import { listVerifications } from '@wbn/contract';
import type { ListedVerification } from '@wbn/contract/shapes';
import { BadgeCheck } from 'lucide';
import { useMemo } from 'react';
import { useListWords } from '../lists/use-list-words.ts';
import type { Column } from '../table/ListTable.tsx';
import type { Filter } from '../table/list-address.ts';
import { OperatorList } from '../table/OperatorList.tsx';
import { VerificationItem } from './VerificationItem.tsx';

/** Requests for verification with evidence and decision. */
export function Verifications() {
  const { texts, words } = useListWords();
  const filters = useMemo<readonly Filter[]>(
    () => [
      { kind: 'choice', name: 'state', label: texts.state, options: { '': texts.waiting, ...texts.states } },
      { kind: 'words', name: 'q', label: words.find, hint: words.findMemberships },
    ],
    [texts, words],
  );
  const columns = useMemo<readonly Column<ListedVerification>[]>(
    () => [
      { head: words.name, sort: 'name', value: ({ companyName }) => companyName },
      { head: words.state, value: ({ state }) => texts.states[state] },
      {
        head: texts.scopes,
        value: ({ scopes }) => scopes.map((one) => texts.scopeNames[one as 'identity']).join(', '),
      },
      { head: texts.evidence, value: ({ evidence }) => evidence.map(({ label }) => label).join(', ') },
      { head: texts.note, value: ({ note }) => note ?? '' },
      { head: words.from, sort: 'submitted', value: ({ submittedAt }) => submittedAt },
      { head: words.until, sort: 'expires', value: ({ expiresAt }) => expiresAt ?? '' },
    ],
    [texts, words],
  );
  return (
    <OperatorList
      part="verifications"
      call={listVerifications}
      file="verifications"
      filters={filters}
      columns={columns}
      keyOf={({ verificationID }) => verificationID}
      none={{ icon: BadgeCheck, title: texts.none, text: texts.noneText }}
      card={(one, client, decided) => <VerificationItem client={client} verification={one} onDecided={decided} />}
    />
  );
}
