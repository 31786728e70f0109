import type { SignInProvider } from '@wbn/contract/shapes';
import type { MembersTexts } from './texts/en.ts';

interface ListProps {
  readonly domains: SignInProvider['domains'];
  readonly texts: MembersTexts['signIn'];
  readonly busy: boolean;
  readonly prove: () => void;
}

/** The domains of a provider, each with the record that proves it. */
export function DomainList({ busy, domains, prove, texts }: ListProps) {
  const isOpen = domains.some(({ state }) => state !== 'proved');
  return (
    <>
      <ul className="members-list">
        {domains.map(({ domain, recordName, recordValue, state }) => (
          <li key={domain}>
            <p>
              <strong>
                <bdi>{domain}</bdi>
              </strong>{' '}
              {texts.states[state]}
            </p>
            {state === 'open' ? (
              <p className="field-hint">
                {texts.record} <bdi>{recordName}</bdi> TXT <bdi>{recordValue}</bdi>
              </p>
            ) : null}
          </li>
        ))}
      </ul>
      {isOpen ? (
        <div className="form-actions">
          <button type="button" className="button" disabled={busy} onClick={prove}>
            {texts.prove}
          </button>
        </div>
      ) : null}
    </>
  );
}
