import { acceptInvitation, type BusinessRole, fill } from '@wbn/contract';
import { type Client, WbnError } from '@wbn/core';
import { useState } from 'react';
import { useLoaderData, useSearchParams } from 'react-router';
import { PersonalPage } from '../../personal/PersonalPage.tsx';
import { Failure } from '../../ui/form/Failure.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import type { load } from './loader.ts';
import type { InvitationTexts } from './texts/en.ts';
import '../../ui/form/form.css';
import './invitation.css';

type Answer =
  | { readonly state: 'asking' | 'busy' | 'gone' | 'failed' }
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
        <PersonalPage loading={texts.loading} failed={texts.failed} load={async () => token}>
          {(written, client) => <Accept client={client} token={written} texts={texts} />}
        </PersonalPage>
      ) : (
        <p role="alert">{texts.gone}</p>
      )}
    </div>
  );
}

interface AcceptProps {
  readonly client: Client;
  readonly token: string;
  readonly texts: InvitationTexts;
}

function Accept({ client, texts, token }: AcceptProps) {
  const [answer, setAnswer] = useState<Answer>({ state: 'asking' });
  const accept = async () => {
    setAnswer({ state: 'busy' });
    try {
      const { data } = await client.call(acceptInvitation, { body: { token } });
      setAnswer({ state: 'joined', ...data });
    } catch (error) {
      setAnswer({ state: error instanceof WbnError && [404, 410].includes(error.status) ? 'gone' : 'failed' });
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
      <p>{texts.text}</p>
      <Failure text={answer.state === 'failed' ? texts.failed : undefined} />
      <button type="button" className="button button-primary" disabled={answer.state === 'busy'} onClick={accept}>
        {texts.accept}
      </button>
    </>
  );
}
