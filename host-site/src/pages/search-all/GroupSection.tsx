import { fill } from '@wbn/contract';
import { useId } from 'react';
import { Highlighted } from '../../search/Highlighted.tsx';
import { useSite } from '../../site-context.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { type AllQuery, listPath } from './address.ts';
import type { Group, Row } from './groups.ts';
import type { SearchAllTexts } from './texts/en.ts';

function RowEntry({ row }: { readonly row: Row }) {
  const { search } = useSite().texts;
  const { at, facts, isPromoted, isRound, path, picture, text, title } = row;
  return (
    <article className="all-row">
      <Avatar name={title} url={picture ?? null} round={isRound} />
      <div className="all-row-body">
        <h3 className="all-row-title">
          <PageLink to={path} dir="auto">
            <Highlighted text={title} />
          </PageLink>
          {isPromoted ? <span className="badge">{search.promoted}</span> : null}
        </h3>
        {facts.length > 0 ? (
          <p className="all-row-facts">
            {facts.map((fact) => (
              <bdi key={fact}>
                <Highlighted text={fact} />
              </bdi>
            ))}
          </p>
        ) : null}
        {at ? (
          <p className="all-row-facts">
            <Moment at={at} />
          </p>
        ) : null}
        {text ? (
          <p className="all-row-text" dir="auto">
            <Highlighted text={text} />
          </p>
        ) : null}
      </div>
    </article>
  );
}

interface Props {
  readonly group: Group;
  readonly query: AllQuery;
  readonly texts: SearchAllTexts;
}

/** The best results of one kind, with the number of all of them and a link to their list. */
export function GroupSection({ group, query, texts }: Props) {
  const { locale } = useSite();
  const title = useId();
  const { isExact, kind, rows, total } = group;
  const count = `${new Intl.NumberFormat(locale).format(total)}${isExact ? '' : '+'}`;
  return (
    <section className="all-group" aria-labelledby={title}>
      <div className="all-group-head">
        <h2 id={title}>
          {texts[kind]} <span className="all-group-count">{count}</span>
        </h2>
        {query.kind || total <= rows.length ? null : (
          <PageLink
            to={listPath(query, kind)}
            aria-label={texts.showAll + fill(texts.ofKind, { kind: texts[kind], count })}
          >
            {texts.showAll}
          </PageLink>
        )}
      </div>
      <ol className="all-rows">
        {rows.map((row) => (
          <li key={row.id}>
            <RowEntry row={row} />
          </li>
        ))}
      </ol>
    </section>
  );
}
