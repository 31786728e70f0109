import { listReports } from '@wbn/contract';
import type { ReportItem } from '@wbn/contract/shapes';
import type { Client } from '@wbn/core';
import { Flag } from 'lucide';
import { useRef, useState } from 'react';
import { useLoaderData } from 'react-router';
import { Failure } from '../../../ui/form/Failure.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { OperatorPage } from '../OperatorPage.tsx';
import type { OperatorData } from '../operator-page.ts';
import { StateFilter } from '../StateFilter.tsx';
import { ReportCard } from './ReportCard.tsx';

type State = 'open' | 'done';
interface Page {
  readonly items: readonly ReportItem[];
  readonly nextID: string | null;
}

const ask = async (client: Client, state: State, nextID?: string): Promise<Page> =>
  (await client.call(listReports, { query: { state, nextID } })).data;

/** Reports of visitors, with decisions. */
export function Reports() {
  const { texts } = useLoaderData<OperatorData>();
  const [state, setState] = useState<State>('open');
  return (
    <OperatorPage
      part="reports"
      of={state}
      load={(client) => ask(client, state)}
      filter={
        <StateFilter
          value={state}
          names={{ open: texts.waiting, done: texts.report.decided }}
          change={(value) => setState(value === 'done' ? 'done' : 'open')}
        />
      }
    >
      {(first, client) => <Opened key={state} client={client} first={first} state={state} />}
    </OperatorPage>
  );
}

interface OpenedProps {
  readonly client: Client;
  readonly first: Page;
  readonly state: State;
}

function Opened({ client, first, state }: OpenedProps) {
  const { texts } = useLoaderData<OperatorData>();
  const [{ items, nextID }, setPage] = useState(first);
  const [going, setGoing] = useState<'busy' | 'failed'>();
  const list = useRef<HTMLElement>(null);
  const more = async () => {
    if (!nextID || going === 'busy') return;
    setGoing('busy');
    try {
      const next = await ask(client, state, nextID);
      setPage({ items: [...items, ...next.items], nextID: next.nextID });
      setGoing(undefined);
    } catch {
      setGoing('failed');
    }
  };
  /** A decision applies to every report of the same resource, and a suspension to the person: update all of them. */
  const keep = (decided: ReportItem) => {
    const { author, isSuspended } = decided.subject;
    if (state === 'done') {
      const isTheirs = ({ subject }: ReportItem) => subject.author?.userID === author?.userID;
      const next = (one: ReportItem) => (isTheirs(one) ? { ...one, subject: { ...one.subject, isSuspended } } : one);
      setPage({ items: items.map(next), nextID });
      return;
    }
    setPage({ items: items.filter((one) => one.resourceID !== decided.resourceID), nextID });
    list.current?.focus();
  };
  return (
    // When a report disappears, its focus moves here.
    <section className="operator-list" ref={list} tabIndex={-1} aria-label={texts.reports}>
      {items.length ? (
        <ul className="operator-list">
          {items.map((one) => (
            <li key={one.reportID}>
              <ReportCard client={client} report={one} onChanged={keep} />
            </li>
          ))}
        </ul>
      ) : (
        <div className="empty">
          <Icon node={Flag} size={40} />
          <h2>{state === 'open' ? texts.report.none : texts.report.noneDone}</h2>
          <p>{texts.report.noneText}</p>
        </div>
      )}
      <Failure text={going === 'failed' ? texts.report.moreFailed : undefined} />
      {nextID ? (
        <button type="button" className="button" aria-disabled={going === 'busy'} onClick={more}>
          {texts.report.more}
        </button>
      ) : null}
    </section>
  );
}
