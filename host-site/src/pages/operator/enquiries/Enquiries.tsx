import { listEnquiries } from '@wbn/contract';
import type { EnquiryItem } from '@wbn/contract/shapes';
import { LifeBuoy } from 'lucide';
import { useMemo } from 'react';
import { useLoaderData } from 'react-router';
import { fieldNames, parts } from '../../enquiry/values.ts';
import { useListWords } from '../lists/use-list-words.ts';
import type { Column } from '../table/ListTable.tsx';
import type { Filter } from '../table/list-address.ts';
import { OperatorList } from '../table/OperatorList.tsx';
import { EnquiryCard } from './EnquiryCard.tsx';
import type { EnquiriesData } from './loader.ts';

/** The help requests of visitors: those that wait, or those that were answered. */
export function Enquiries() {
  const { form } = useLoaderData<EnquiriesData>();
  const { texts, words } = useListWords();
  const filters = useMemo<readonly Filter[]>(() => {
    const { answered, find, waiting } = texts.enquiry;
    return [
      { kind: 'choice', name: 'state', label: texts.state, options: { '': waiting, answered } },
      { kind: 'words', name: 'q', label: words.find, hint: find },
    ];
  }, [texts, words]);
  const columns = useMemo<readonly Column<EnquiryItem>[]>(
    () => [
      { head: words.at, value: ({ createdAt }) => createdAt },
      ...parts.flatMap((part) =>
        fieldNames[part].map((name) => ({
          head: form.texts.fields[name],
          value: ({ fields }: EnquiryItem) => fields[name] ?? '',
        })),
      ),
    ],
    [form, words],
  );
  return (
    <OperatorList
      part="enquiries"
      call={listEnquiries}
      file="help-requests"
      filters={filters}
      columns={columns}
      keyOf={({ enquiryID }) => enquiryID}
      none={{ icon: LifeBuoy, title: texts.enquiry.none, text: texts.enquiry.noneText }}
      card={(one, client, reload) => <EnquiryCard client={client} enquiry={one} onAnswered={reload} />}
    />
  );
}
