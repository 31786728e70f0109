import { idFromParameter } from '@wbn/contract';
import { useWidgetEvent, WidgetElement } from '@wbn/react';
import { useEffect, useRef } from 'react';
import { useLoaderData, useNavigate, useParams } from 'react-router';
import { PersonalPage } from '../../personal/PersonalPage.tsx';
import { inLocale } from '../../settings.ts';
import { useSite } from '../../site-context.ts';
import type { load } from './loader.ts';
import './messages.css';

/** The message center. What its visitor opens is the page's address, so the browser's way back leads back (R-018). */
export function Messages() {
  const { texts } = useLoaderData<typeof load>();
  const { slug = '', rid } = useParams();
  return (
    <div className="messages-page">
      <h1>{texts.title}</h1>
      <PersonalPage
        loading={texts.loading}
        failed={texts.failed}
        // Defined once there is a client that it can speak through.
        load={() => import('@wbn/widgets/message-center')}
      >
        {() => <Center of={slug === 'me' ? slug : idFromParameter(slug)} requestID={rid ?? ''} />}
      </PersonalPage>
    </div>
  );
}

interface Opened {
  readonly businessID: string;
  readonly requestID: string;
}

function Center({ of, requestID }: { readonly of: string; readonly requestID: string }) {
  const host = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  const { edition, locale } = useSite();
  useWidgetEvent(host, 'wbn-thread-change', ({ detail }: CustomEvent<Opened>) => {
    const path = `/business/${detail.businessID}/requests${detail.requestID && `/${detail.requestID}`}`;
    navigate(inLocale(path, locale, edition), { preventScrollReset: true });
  });
  // On a phone a conversation has the whole window: what stands above it goes out of sight.
  useEffect(() => {
    if (requestID && window.matchMedia('(max-width: 767px)').matches) host.current?.scrollIntoView();
  }, [requestID]);
  const attributes = { load: 'eager', 'business-id': of, 'request-id': requestID };
  return <WidgetElement tag="wbn-message-center" attributes={attributes} host={host} />;
}
