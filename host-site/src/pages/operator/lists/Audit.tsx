import { listAudit } from '@wbn/contract';
import type { AuditEntry } from '@wbn/contract/shapes';
import { ScrollText } from 'lucide';
import { useMemo } from 'react';
import type { Column } from '../table/ListTable.tsx';
import type { Filter } from '../table/list-address.ts';
import { OperatorList } from '../table/OperatorList.tsx';
import { useListWords } from './use-list-words.ts';

const detailsOf = ({ data }: AuditEntry): string => (Object.keys(data).length ? JSON.stringify(data) : '');

/** The log of privileged acts. */
export function Audit() {
  const { texts, time, words } = useListWords();
  const filters = useMemo<readonly Filter[]>(
    () => [
      { kind: 'words', name: 'actor', label: words.actor, hint: words.findUsers },
      { kind: 'words', name: 'q', label: words.action, hint: words.findActions },
      { kind: 'words', name: 'businessID', label: words.businessID },
      { kind: 'day', name: 'from', label: words.from },
      { kind: 'day', name: 'until', label: words.until },
    ],
    [words],
  );
  const columns = useMemo<readonly Column<AuditEntry>[]>(
    () => [
      { head: words.at, sort: 'at', value: ({ at }) => at, show: ({ at }) => time(at) },
      {
        head: words.actor,
        value: ({ actorID, actorKind, actorName }) => actorName ?? actorID ?? actorKind,
      },
      { head: words.action, value: ({ action }) => action },
      { head: words.business, value: ({ businessID, businessName }) => businessName ?? businessID ?? '' },
      {
        head: words.subject,
        value: ({ resourceID, resourceType }) => [resourceType, resourceID].filter(Boolean).join(' '),
      },
      { head: words.details, value: detailsOf },
    ],
    [words, time],
  );
  return (
    <OperatorList
      part="audit"
      call={listAudit}
      file="audit"
      filters={filters}
      columns={columns}
      keyOf={({ auditID }) => String(auditID)}
      none={{ icon: ScrollText, title: texts.none, text: words.noAudit }}
    />
  );
}
