import { idFromParameter } from '@wbn/contract';
import type { WbnMessageCenterElement, WbnMessageCenterEvents } from '@wbn/react';
import { WbnMessageCenter } from '@wbn/react/lazy';
import { useEffect, useRef } from 'react';
import { useLoaderData, useNavigate, useParams } from 'react-router';
import { PersonalPage } from '../../personal/PersonalPage.tsx';
import { inLocale } from '../../settings.ts';
import { useSite } from '../../site-context.ts';
import type { load } from './loader.ts';
import './messages.css';

/** The message center. Opened conversations become the page's address, so that the back button works. */
export function Messages() {
  const { texts } = useLoaderData<typeof load>();
  const { slug = '', rid } = useParams();
  return (
    <div className="messages-page">
      <h1>{texts.title}</h1>
      <PersonalPage
        loading={texts.loading}
        failed={texts.failed}
        // Defined once its client exists.
        load={() => import('@wbn/widgets/message-center')}
      >
        {() => <Center of={slug === 'me' ? slug : idFromParameter(slug)} requestID={rid ?? ''} />}
      </PersonalPage>
    </div>
  );
}

function Center({ of, requestID }: { readonly of: string; readonly requestID: string }) {
  const host = useRef<WbnMessageCenterElement>(null);
  const navigate = useNavigate();
  const { edition, locale } = useSite();
  const onThreadChange = ({ detail }: WbnMessageCenterEvents['wbn-thread-change']) => {
    const path = `/business/${detail.businessID}/requests${detail.requestID && `/${detail.requestID}`}`;
    navigate(inLocale(path, locale, edition), { preventScrollReset: true });
  };
  // On a phone a conversation fills the window: scroll the header out of view.
  useEffect(() => {
    if (requestID && window.matchMedia('(max-width: 767px)').matches) host.current?.scrollIntoView();
  }, [requestID]);
  return (
    <WbnMessageCenter ref={host} businessId={of} requestId={requestID} load="eager" onThreadChange={onThreadChange} />
  );
}
