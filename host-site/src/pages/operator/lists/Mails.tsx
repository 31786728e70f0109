import { listMails, retryMail } from '@wbn/contract';
import type { MailItem } from '@wbn/contract/shapes';
import type { Client } from '@wbn/core';
import { Mail } from 'lucide';
import { useMemo, useState } from 'react';
import { saidByClient } from '../../../session/ask-to-confirm.ts';
import { toasts } from '../../../ui/toasts.ts';
import type { Column } from '../table/ListTable.tsx';
import type { Filter } from '../table/list-address.ts';
import { OperatorList } from '../table/OperatorList.tsx';
import { useListWords } from './use-list-words.ts';

/** Outgoing mails with their state, without their content. */
export function Mails() {
  const { texts, time, words } = useListWords();
  const filters = useMemo<readonly Filter[]>(
    () => [
      { kind: 'words', name: 'q', label: words.find, hint: words.findMails },
      { kind: 'choice', name: 'state', label: words.state, options: { '': words.all, ...words.mailStates } },
    ],
    [words],
  );
  const columns = useMemo<readonly Column<MailItem>[]>(
    () => [
      { head: words.to, value: ({ to }) => to },
      { head: words.template, value: ({ template }) => template },
      { head: words.state, value: ({ state }) => words.mailStates[state] },
      { head: words.attempts, sort: 'attempts', value: ({ attempts }) => attempts },
      { head: words.problem, value: ({ lastError }) => lastError ?? '' },
      {
        head: words.at,
        sort: 'created',
        value: ({ createdAt }) => createdAt,
        show: ({ createdAt }) => time(createdAt),
      },
      { head: words.sentAt, value: ({ sentAt }) => sentAt ?? '', show: ({ sentAt }) => (sentAt ? time(sentAt) : '') },
    ],
    [words, time],
  );
  return (
    <OperatorList
      part="mails"
      call={listMails}
      file="mails"
      filters={filters}
      columns={columns}
      keyOf={({ mailID }) => String(mailID)}
      none={{ icon: Mail, title: texts.none, text: words.noMails }}
      actions={(mail, client, reload) =>
        mail.state === 'failed' ? <Retry client={client} mail={mail} done={reload} /> : null
      }
    />
  );
}

interface RetryProps {
  readonly client: Client;
  readonly mail: MailItem;
  readonly done: () => void;
}

function Retry({ client, done, mail }: RetryProps) {
  const { texts, words } = useListWords();
  const [busy, setBusy] = useState(false);
  const retry = async () => {
    if (busy) return;
    setBusy(true);
    try {
      await client.call(retryMail, { params: { id: String(mail.mailID) }, body: {} });
      toasts.success(words.retried);
      done();
    } catch (error) {
      setBusy(false);
      // The client has already shown where to confirm.
      if (saidByClient(error) === undefined) toasts.failure(texts.decisionFailed);
    }
  };
  return (
    <button type="button" className="button" aria-disabled={busy} onClick={retry}>
      {words.retry}
      <span className="visually-hidden"> {mail.to}</span>
    </button>
  );
}
