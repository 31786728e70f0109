import { findBusinesses, suspendBusiness } from '@wbn/contract';
import type { FoundBusiness } from '@wbn/contract/shapes';
import { Building2 } from 'lucide';
import { useMemo } from 'react';
import { PageLink } from '../../../ui/PageLink.tsx';
import type { Column } from '../table/ListTable.tsx';
import type { Filter } from '../table/list-address.ts';
import { OperatorList } from '../table/OperatorList.tsx';
import { StateBadge } from './StateBadge.tsx';
import { Suspension } from './Suspension.tsx';
import { useListWords } from './use-list-words.ts';

/** Businesses: found by name, an owner's address or id; suspended and restored. */
export function Businesses() {
  const { day, texts, words } = useListWords();
  const filters = useMemo<readonly Filter[]>(
    () => [
      { kind: 'words', name: 'q', label: words.find, hint: words.findBusinesses },
      { kind: 'choice', name: 'state', label: words.state, options: { '': words.all, ...words.accountStates } },
      { kind: 'choice', name: 'tier', label: words.tier, options: { '': words.all, ...words.tiers } },
    ],
    [words],
  );
  const columns = useMemo<readonly Column<FoundBusiness>[]>(
    () => [
      {
        head: words.name,
        sort: 'name',
        isText: true,
        value: ({ companyName }) => companyName,
        show: ({ businessID, companyName, state }) =>
          state === 'active' ? (
            <PageLink to={`/business/${businessID}`}>
              <bdi>{companyName}</bdi>
            </PageLink>
          ) : (
            <bdi>{companyName}</bdi>
          ),
      },
      { head: words.owner, value: ({ ownerEmail }) => ownerEmail ?? '' },
      { head: words.country, value: ({ country }) => country },
      { head: words.tier, value: ({ tier }) => words.tiers[tier] },
      { head: words.verified, value: ({ verified }) => (verified ? words.yes : words.no) },
      {
        head: words.state,
        value: ({ state }) => words.accountStates[state],
        show: (business) => <StateBadge {...business} />,
      },
      { head: words.reason, isHidden: true, value: ({ suspensionReason }) => suspensionReason ?? '' },
      {
        head: words.since,
        sort: 'created',
        value: ({ createdAt }) => createdAt.slice(0, 10),
        show: ({ createdAt }) => day(createdAt),
      },
      { head: 'ID', isHidden: true, value: ({ businessID }) => businessID },
    ],
    [words, day],
  );
  return (
    <OperatorList
      part="businesses"
      call={findBusinesses}
      file="businesses"
      filters={filters}
      columns={columns}
      keyOf={({ businessID }) => businessID}
      none={{ icon: Building2, title: texts.none, text: words.noBusinesses }}
      actions={({ businessID, companyName, state }, client, reload) =>
        state === 'removed' ? null : (
          <Suspension
            client={client}
            call={suspendBusiness}
            id={businessID}
            name={companyName}
            isSuspended={state === 'suspended'}
            text={words.suspendBusinessText}
            done={reload}
          />
        )
      }
    />
  );
}
