import { Award, BadgeCheck, CircleCheck, LayoutGrid, MessageSquare } from 'lucide';
import { Icon } from '../../ui/Icon.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { useBusinessTexts } from './page-texts-context.ts';
import type { ProofFact } from './proof-facts.ts';

const icons = { check: BadgeCheck, certificates: Award, answers: MessageSquare, years: CircleCheck };

interface ProofProps {
  readonly businessID: string;
  readonly facts: readonly ProofFact[];
}

/** Facts in words, each of which opens how it is known. Works without script. */
export function Proof({ businessID, facts }: ProofProps) {
  const texts = useBusinessTexts();
  return (
    <ul className="proof" aria-label={texts.proof}>
      {facts.map((fact) => (
        <li key={fact.kind}>
          {fact.notes ? (
            <details name="proof">
              <summary className="proof-fact">
                <Icon node={icons[fact.kind]} size={16} />
                <bdi>{fact.says}</bdi>
              </summary>
              <Detail fact={fact} />
            </details>
          ) : (
            <p className="proof-fact">
              <Icon node={icons[fact.kind]} size={16} />
              {fact.says}
            </p>
          )}
        </li>
      ))}
      <li>
        <PageLink className="proof-fact" to={`/compare?add=${businessID}`} rel="nofollow">
          <Icon node={LayoutGrid} size={16} />
          {texts.compare}
        </PageLink>
      </li>
    </ul>
  );
}

/** A link to its id opens it: browsers unfold what holds the target. */
const Detail = ({ fact: { kind, link, list, notes, rows } }: { readonly fact: ProofFact }) => (
  <div className="proof-detail" id={`proof-${kind}`}>
    {rows ? (
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    ) : null}
    {list ? (
      <ul>
        {list.map((text) => (
          <li key={text} dir="auto">
            {text}
          </li>
        ))}
      </ul>
    ) : null}
    {notes?.map((note) => (
      <p key={note}>{note}</p>
    ))}
    {link ? <a href="#certificates">{link}</a> : null}
  </div>
);
