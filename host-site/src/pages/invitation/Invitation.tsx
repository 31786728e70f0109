import { acceptInvitation, type BusinessRole, fill, isolated, readInvitation } from '@wbn/contract';
import { type Client, WbnError } from '@wbn/core';
import { useState } from 'react';
import { useLoaderData, useSearchParams } from 'react-router';
import { PersonalPage } from '../../personal/PersonalPage.tsx';
import { saidByClient } from '../../session/ask-to-confirm.ts';
import { Failure } from '../../ui/form/Failure.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import type { load } from './loader.ts';
import type { InvitationTexts } from './texts/en.ts';
import '../../ui/form/form.css';
import './invitation.css';

type Answer =
  | { readonly state: 'asking' | 'busy' | 'gone' }
  | { readonly state: 'failed'; readonly text: string }
  | { readonly state: 'joined'; readonly businessID: string; readonly role: BusinessRole };

/** The page behind an invitation link: nothing happens before the visitor accepts. */
export function Invitation() {
  const { hasToken, texts } = useLoaderData<typeof load>();
  const [query] = useSearchParams();
  const token = query.get('token');
  return (
    <div className="invitation form-card">
      <h1>{texts.title}</h1>
      {hasToken && token ? (
        <PersonalPage loading={texts.loading} failed={texts.failed} of={token} load={(client) => open(client, token)}>
          {(opened, client) =>
            opened ? <Accept client={client} opened={opened} texts={texts} /> : <p role="alert">{texts.gone}</p>
          }
        </PersonalPage>
      ) : (
        <p role="alert">{texts.gone}</p>
      )}
    </div>
  );
}

const isGone = (error: unknown) => error instanceof WbnError && [404, 410].includes(error.status);

/** undefined for an invitation that is not valid any more. */
const open = (client: Client, token: string) =>
  client.call(readInvitation, { body: { token } }).then(
    ({ data }) => ({ ...data, token }),
    (error: unknown) => {
      if (isGone(error)) return undefined;
      throw error;
    },
  );

interface AcceptProps {
  readonly client: Client;
  readonly opened: NonNullable<Awaited<ReturnType<typeof open>>>;
  readonly texts: InvitationTexts;
}

function Accept({ client, opened, texts }: AcceptProps) {
  const [answer, setAnswer] = useState<Answer>({ state: 'asking' });
  const { companyName, inviter, role, token } = opened;
  const accept = async () => {
    setAnswer({ state: 'busy' });
    try {
      const { data } = await client.call(acceptInvitation, { body: { token } });
      setAnswer({ state: 'joined', ...data });
    } catch (error) {
      setAnswer(isGone(error) ? { state: 'gone' } : { state: 'failed', text: saidByClient(error) ?? texts.failed });
    }
  };
  if (answer.state === 'joined') {
    return (
      <>
        <p role="status">{fill(texts.joined, { role: texts.roles[answer.role] })}</p>
        <PageLink className="button button-primary" to={`/business/${answer.businessID}/`}>
          {texts.see}
        </PageLink>
      </>
    );
  }
  if (answer.state === 'gone') return <p role="alert">{texts.gone}</p>;
  return (
    <>
      <p>{fill(texts.text, { name: isolated(companyName) })}</p>
      <dl className="fields">
        <div>
          <dt>{texts.business}</dt>
          <dd>
            <PageLink to={`/business/${opened.businessID}/`}>
              <bdi>{companyName}</bdi>
            </PageLink>
          </dd>
        </div>
        {inviter === null ? null : (
          <div>
            <dt>{texts.inviter}</dt>
            <dd>
              <bdi>{inviter}</bdi>
            </dd>
          </div>
        )}
        <div>
          <dt>{texts.role}</dt>
          <dd>{texts.roles[role]}</dd>
        </div>
      </dl>
      <Failure text={answer.state === 'failed' ? answer.text : undefined} />
      <button type="button" className="button button-primary" disabled={answer.state === 'busy'} onClick={accept}>
        {texts.accept}
      </button>
    </>
  );
}
