import { type Client, WbnError } from '@wbn/core';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { LogInAgain } from '../../personal/LogInAgain.tsx';
import { SecondFactorNotice } from '../../personal/SecondFactorNotice.tsx';
import { usePersonal } from '../../personal/use-personal.ts';
import { needsSecondFactor } from '../../session/second-factor.ts';
import { MissingPage } from '../../ui/MissingPage.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { SkipLink } from '../../ui/SkipLink.tsx';
import type { OperatorData } from './operator-page.ts';
import '../../personal/personal.css';
import './operator.css';
import './table/list.css';

interface OperatorPageProps<Data> {
  readonly part: OperatorPart;
  readonly load: (client: Client) => Promise<Data>;
  /** The filters, order and page of a list. While another query loads, the rows of the one before stay: a focused button keeps its focus. */
  readonly query?: string;
  /** Shown above the data. */
  readonly filter?: ReactNode;
  readonly children: (data: Data, client: Client, reload: () => void) => ReactNode;
}

const paths = {
  verifications: '/operator',
  reports: '/operator/reports',
  enquiries: '/operator/enquiries',
  users: '/operator/users',
  businesses: '/operator/businesses',
  memberships: '/operator/memberships',
  revenue: '/operator/revenue',
  mails: '/operator/mails',
  audit: '/operator/audit',
  health: '/operator/health',
  partnerKeys: '/operator/partner-keys',
  searches: '/operator/searches',
  thesaurus: '/operator/thesaurus',
} as const;
export type OperatorPart = keyof typeof paths;
const parts = Object.keys(paths) as OperatorPart[];

/** Whether the API refused because the person is not an operator. */
const isRefused = (error: unknown): boolean => error instanceof WbnError && [403, 404].includes(error.status);

/** A page for operators. Visitors log in first, other people get "not found". The API decides. */
export function OperatorPage<Data>({ children, filter, load, part, query }: OperatorPageProps<Data>) {
  const { texts } = useLoaderData<OperatorData>();
  const { isLoading, reload, shown } = usePersonal({ load, of: part, query, keeps: true });
  if (shown.state === 'ended') return <LogInAgain />;
  if (shown.state === 'failed') {
    if (needsSecondFactor(shown.error)) return <SecondFactorNotice refusal={shown.error} retry={reload} />;
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
  const nameOf = (one: OperatorPart) => (one === 'thesaurus' ? texts.thesaurus.title : texts[one]);
  // With a key, React does not turn the box of the loading text into this one, which the browser would count as a layout shift.
  return (
    <div className="operator" key="console">
      <h1>{texts.title}</h1>
      <SkipLink to={nameOf(part)} />
      <nav aria-label={texts.parts}>
        <ul className="operator-parts">
          {parts.map((one) => (
            <li key={one}>
              <PageLink
                className={one === part ? 'chip chip-on' : 'chip'}
                to={paths[one]}
                aria-current={one === part ? 'page' : undefined}
              >
                {nameOf(one)}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
      {filter}
      <div className="operator-shown" data-list="" aria-busy={isLoading}>
        {children(shown.data, shown.client, reload)}
      </div>
    </div>
  );
}
