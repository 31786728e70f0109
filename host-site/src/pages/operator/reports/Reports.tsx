import { listReports } from '@wbn/contract';
import type { ReportItem } from '@wbn/contract/shapes';
import { Flag } from 'lucide';
import { useMemo } from 'react';
import { useModerationTexts } from '../../../moderation/texts/index.ts';
import { useListWords } from '../lists/use-list-words.ts';
import type { Column } from '../table/ListTable.tsx';
import type { Filter } from '../table/list-address.ts';
import { OperatorList } from '../table/OperatorList.tsx';
import { ReportCard } from './ReportCard.tsx';

/** Reports of visitors, with decisions. */
export function Reports() {
  const { texts, words } = useListWords();
  const reasons: Readonly<Record<string, string>> = useModerationTexts();
  const filters = useMemo<readonly Filter[]>(() => {
    const states: Readonly<Record<string, string>> = { '': texts.waiting, done: texts.report.decided };
    return [
      {
        kind: 'choice',
        name: 'state',
        label: texts.state,
        options: states,
      },
      { kind: 'choice', name: 'kind', label: words.kind, options: { '': words.all, ...texts.report.kinds } },
      { kind: 'words', name: 'q', label: words.find, hint: words.findReports },
    ];
  }, [texts, words]);
  const columns = useMemo<readonly Column<ReportItem>[]>(
    () => [
      { head: words.at, sort: 'created', value: ({ createdAt }) => createdAt },
      { head: words.kind, value: ({ resourceType }) => texts.report.kinds[resourceType] },
      { head: words.reason, value: ({ reason }) => reasons[reason] ?? reason },
      { head: words.subject, value: ({ subject }) => subject.excerpt },
      { head: texts.report.presentText, value: ({ subject }) => subject.present ?? '' },
      { head: texts.report.author, value: ({ subject }) => subject.author?.name ?? '' },
      { head: words.actor, value: ({ reporter }) => reporter?.name ?? '' },
      { head: words.details, value: ({ details }) => details ?? '' },
      { head: words.state, value: ({ state }) => texts.report.outcomes[state] },
    ],
    [texts, words, reasons],
  );
  return (
    <OperatorList
      part="reports"
      call={listReports}
      file="reports"
      filters={filters}
      columns={columns}
      keyOf={({ reportID }) => reportID}
      none={{ icon: Flag, title: texts.report.none, text: texts.report.noneText }}
      card={(one, client, decided) => <ReportCard client={client} report={one} onChanged={decided} />}
    />
  );
}
