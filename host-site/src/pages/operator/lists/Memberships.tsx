import { lastPaidDay, listMemberships } from '@wbn/contract';
import type { MembershipItem } from '@wbn/contract/shapes';
import { CreditCard } from 'lucide';
import { useMemo } from 'react';
import { PageLink } from '../../../ui/PageLink.tsx';
import type { Column } from '../table/ListTable.tsx';
import type { Filter } from '../table/list-address.ts';
import { OperatorList } from '../table/OperatorList.tsx';
import { useListWords } from './use-list-words.ts';

/** The last paid day, as the business reads it. */
const lastDay = ({ until }: MembershipItem): string => lastPaidDay(until).toISOString();

/** Paid years of businesses. */
export function Memberships() {
  const { day, texts, words } = useListWords();
  const filters = useMemo<readonly Filter[]>(() => {
    const { standard: _standard, ...paidTiers } = words.tiers;
    return [
      { kind: 'words', name: 'q', label: words.find, hint: words.findMemberships },
      { kind: 'choice', name: 'state', label: words.state, options: { '': words.all, ...words.membershipStates } },
      { kind: 'choice', name: 'tier', label: words.tier, options: { '': words.all, ...paidTiers } },
    ];
  }, [words]);
  const columns = useMemo<readonly Column<MembershipItem>[]>(
    () => [
      {
        head: words.name,
        sort: 'name',
        isText: true,
        value: ({ companyName }) => companyName,
        show: ({ businessID, companyName }) => (
          <PageLink to={`/business/${businessID}`}>
            <bdi>{companyName}</bdi>
          </PageLink>
        ),
      },
      { head: words.tier, value: ({ tier }) => words.tiers[tier] },
      { head: words.state, value: ({ state }) => words.membershipStates[state] },
      { head: words.from, sort: 'from', value: ({ from }) => from.slice(0, 10), show: ({ from }) => day(from) },
      {
        head: words.until,
        sort: 'until',
        value: (year) => lastDay(year).slice(0, 10),
        show: (year) => day(lastDay(year)),
      },
      { head: words.renews, value: ({ renews }) => (renews ? words.yes : words.no) },
      { head: 'ID', isHidden: true, value: ({ membershipID }) => membershipID },
    ],
    [words, day],
  );
  return (
    <OperatorList
      part="memberships"
      call={listMemberships}
      file="memberships"
      filters={filters}
      columns={columns}
      keyOf={({ membershipID }) => membershipID}
      none={{ icon: CreditCard, title: texts.none, text: words.noMemberships }}
    />
  );
}
