import { businessPath, readOtherSide } from '@wbn/contract';
import type { Inquiry, OtherSide } from '@wbn/contract/shapes';
import { me, otherParty } from '@wbn/core';
import { useEffect, useState } from 'react';
import type { Shared } from '../shared-props.ts';
import { deskTexts } from '../texts/desk/index.ts';
import { Assignment } from './Assignment.tsx';
import { Notes } from './Notes.tsx';
import { useDesk } from './use-desk.ts';

/** Pixels of the widget from which the facts stand beside the conversation, as in desk.css. */
const wide = 1080;

const commas: Readonly<Record<string, string>> = { ar: '، ', zh: '、' };

/** Facts of the other side: one line that opens, or a column where there is room. A party that is gone shows its name alone. */
export function Facts({ thread, ...shared }: Shared & { readonly thread: Inquiry }) {
  const { center, view } = shared;
  const desk = useDesk(shared);
  const { locale, services: client, host } = view;
  const words = deskTexts(view);
  const { partyID, requestID: rid, speaker } = center.get();
  const [side, setSide] = useState<OtherSide>();
  const [isOpen, setOpen] = useState(() => (host?.clientWidth ?? 0) >= wide);
  useEffect(() => {
    // A state that the page gave is drawn without a request.
    if (view.data) return;
    const stop = new AbortController();
    const query = { bid: speaker === me ? undefined : speaker };
    client.call(readOtherSide, { params: { rid }, query, locale, signal: stop.signal }).then(
      ({ data }) => setSide(data),
      () => {},
    );
    return () => stop.abort();
  }, [rid, speaker, locale]);
  const { name } = otherParty(thread, partyID);
  const place = [side?.city, side?.country?.countryName].filter(Boolean).join(commas[locale] ?? ', ');
  const since = side && new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  const path = side && (side.type === 'business' ? businessPath(side.name, side.id) : `/profile/${side.id}`);
  const rows = [
    [words.company, side?.companyName],
    [words.place, place],
    [words.memberSince, side && since?.format(new Date(side.memberSince))],
  ] as const;
  return (
    <details part="facts" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span>
          <b>
            <bdi>{name}</bdi>
          </b>{' '}
          {place && <bdi>{place}</bdi>}
        </span>
        {side?.verified && <span className="verified">✓ {words.verified}</span>}
      </summary>
      <div className="inside">
        <dl>
          {rows.map(
            ([label, value]) =>
              value && (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd dir="auto">{value}</dd>
                </div>
              ),
          )}
        </dl>
        {path && (
          <a part="profile" href={client.options.portal + path}>
            {words.profile}
          </a>
        )}
        {desk.status === 'ready' && (
          <div className="own-tools">
            <Assignment {...shared} thread={thread} />
            <Notes {...shared} thread={thread} />
          </div>
        )}
        {desk.status === 'failed' && <p>{words.notLoaded}</p>}
      </div>
    </details>
  );
}
