import { digitsOf, listRevenue, price } from '@wbn/contract';
import type { RevenueItem } from '@wbn/contract/shapes';
import { Receipt } from 'lucide';
import { useMemo } from 'react';
import type { Column } from '../table/ListTable.tsx';
import type { Filter } from '../table/list-address.ts';
import { OperatorList } from '../table/OperatorList.tsx';
import { useListWords } from './use-list-words.ts';

/** Settled payments by month, tier and currency. */
export function Revenue() {
  const { locale, number, texts, words } = useListWords();
  const filters = useMemo<readonly Filter[]>(() => {
    const { standard: _standard, ...paidTiers } = words.tiers;
    return [
      { kind: 'day', name: 'from', label: words.from },
      { kind: 'day', name: 'until', label: words.until },
      { kind: 'choice', name: 'tier', label: words.tier, options: { '': words.all, ...paidTiers } },
    ];
  }, [words]);
  const columns = useMemo<readonly Column<RevenueItem>[]>(() => {
    const monthOf = (month: string) =>
      new Intl.DateTimeFormat(digitsOf(locale), { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(
        new Date(`${month}-01T00:00:00Z`),
      );
    const money = (cents: number, currency: string) => <bdi>{`${currency} ${price(cents)}`}</bdi>;
    return [
      { head: words.month, sort: 'month', value: ({ month }) => month, show: ({ month }) => monthOf(month) },
      { head: words.tier, value: ({ tier }) => words.tiers[tier] },
      { head: words.currency, value: ({ currency }) => currency },
      { head: words.payments, value: ({ payments }) => payments, show: ({ payments }) => number(payments) },
      {
        head: words.amount,
        sort: 'amount',
        value: ({ amountCents }) => amountCents / 100,
        show: ({ amountCents, currency }) => money(amountCents, currency),
      },
      { head: words.refunds, value: ({ refunds }) => refunds, show: ({ refunds }) => number(refunds) },
      {
        head: words.refunded,
        value: ({ refundedCents }) => refundedCents / 100,
        show: ({ currency, refundedCents }) => money(refundedCents, currency),
      },
    ];
  }, [words, locale, number]);
  return (
    <OperatorList
      part="revenue"
      call={listRevenue}
      file="revenue"
      filters={filters}
      columns={columns}
      keyOf={({ currency, month, tier }) => `${month} ${tier} ${currency}`}
      none={{ icon: Receipt, title: texts.none, text: words.noRevenue }}
    />
  );
}
