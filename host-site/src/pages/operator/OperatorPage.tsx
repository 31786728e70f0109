import type { Client } from '@wbn/core';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { usePersonal } from '../../personal/use-personal.ts';
import { MissingPage } from '../../ui/MissingPage.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import type { OperatorData } from './operator-texts.ts';
import '../../personal/personal.css';
import './operator.css';

interface OperatorPageProps<Data> {
  readonly part: 'verifications' | 'partnerKeys';
  readonly load: (client: Client) => Promise<Data>;
  readonly of?: string;
  readonly children: (data: Data, client: Client, reload: () => void) => ReactNode;
}

const paths = { verifications: '/operator', partnerKeys: '/operator/partner-keys' } as const;

/** Whether the API has said that this is none of one's business. */
const isRefused = (error: unknown): boolean => {
  const { status } = (error ?? { status: 401 }) as { status?: number };
  return status === 401 || status === 403 || status === 404;
};

/** What an operator sees; anybody else is told that there is no such page. The API decides who that is. */
export function OperatorPage<Data>({ children, load, of, part }: OperatorPageProps<Data>) {
  const { texts } = useLoaderData<OperatorData>();
  const { reload, shown } = usePersonal({ load, of, otherwise: 'failure' });
  if (shown.state === 'failed') {
    if (isRefused(shown.error)) return <MissingPage title={texts.missing} text={texts.missingText} />;
    return <MissingPage title={texts.failed} retry />;
  }
  if (shown.state === 'loading') {
    return (
      <div className="personal-state" role="status">
        <div className="spinner" aria-hidden="true" />
        <p>{texts.loading}</p>
      </div>
    );
  }
  return (
    <div className="operator">
      <h1>{texts.title}</h1>
      <nav aria-label={texts.parts}>
        <ul className="operator-parts">
          {(['verifications', 'partnerKeys'] as const).map((one) => (
            <li key={one}>
              <PageLink
                className={one === part ? 'chip chip-on' : 'chip'}
                to={paths[one]}
                aria-current={one === part ? 'page' : undefined}
              >
                {texts[one]}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
      {children(shown.data, shown.client, reload)}
    </div>
  );
}
