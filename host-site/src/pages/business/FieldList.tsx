import { sentences } from '@wbn/contract';
import { useSite } from '../../site-context.ts';
import type { Field } from './fields.ts';

/** Names and values; what is not given is left out, and a section without any says so. */
export function FieldList({ fields }: { readonly fields: readonly Field[] }) {
  const { texts } = useSite();
  const given = fields.filter(({ value }) => value !== '');
  if (!given.length) return <p className="field-none">{sentences.noContent}</p>;
  return (
    <dl className="fields">
      {given.map(({ link, name, value }) => (
        <div key={name}>
          <dt>{texts.fields[name]}</dt>
          <dd>
            {link ? (
              <a href={link} rel="noopener noreferrer nofollow ugc">
                {value}
              </a>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
