import type { Field } from '../../business-facts/fields.ts';
import { useSite } from '../../site-context.ts';

/** Visible rows; if more than one is hidden, View more shows them. */
const first = 6;

/** Whether any field has a value. */
export const hasValues = (fields: readonly Field[]): boolean => fields.some(({ value }) => value !== '');

/** Names and values; a long list is folded. Empty values are left out. Works without script. */
export function FieldList({ fields }: { readonly fields: readonly Field[] }) {
  const { details } = useSite().texts;
  const given = fields.filter(({ value }) => value !== '');
  const shown = given.length > first + 1 ? first : given.length;
  return (
    <>
      <Rows fields={given.slice(0, shown)} />
      {shown < given.length ? (
        <details className="fields-fold">
          <summary>
            <span className="fold-more">{details.more}</span>
            <span className="fold-less">{details.less}</span>
          </summary>
          <Rows fields={given.slice(shown)} />
        </details>
      ) : null}
    </>
  );
}

function Rows({ fields }: { readonly fields: readonly Field[] }) {
  const { texts } = useSite();
  return (
    <dl className="fields">
      {fields.map(({ also, link, name, value }) => (
        <div key={name}>
          <dt>{texts.fields[name]}</dt>
          <dd dir="auto">
            {link ? (
              <a href={link} rel="noopener noreferrer nofollow ugc">
                {value}
              </a>
            ) : (
              value
            )}
            {also ? (
              <>
                {' · '}
                <a href={also.link} rel="noopener noreferrer nofollow ugc">
                  {also.text}
                </a>
              </>
            ) : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
