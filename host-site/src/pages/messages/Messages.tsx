import { idFromParameter } from '@wbn/contract';
import type { WbnMessageCenterElement, WbnMessageCenterEvents } from '@wbn/react';
import { WbnMessageCenter } from '@wbn/react/lazy';
import { useRef } from 'react';
import { useLoaderData, useLocation, useNavigate, useParams } from 'react-router';
import { PersonalPage } from '../../personal/PersonalPage.tsx';
import { useActors } from '../../session/use-actors.ts';
import { inLocale } from '../../settings.ts';
import { useSite } from '../../site-context.ts';
import { PageLink } from '../../ui/PageLink.tsx';
import type { load } from './loader.ts';
import { useVisibleWindow } from './use-visible-window.ts';
import './messages.css';

/** The message center. Opened conversations become the page's address, so that the back button works. */
export function Messages() {
  const { texts } = useLoaderData<typeof load>();
  const { slug = '', rid } = useParams();
  const businesses = useActors(true);
  return (
    <div className="messages-page" data-chatting={rid ? true : undefined}>
      <div className="messages-head">
        <h1>{texts.title}</h1>
        {businesses.length > 0 ? <PageLink to="/my-messages/all">{texts.all}</PageLink> : null}
      </div>
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
  const { state } = useLocation();
  const { edition, locale } = useSite();
  // The center moves the focus itself, to the title of what was opened.
  const onThreadChange = ({ detail }: WbnMessageCenterEvents['wbn-thread-change']) => {
    const path = `/business/${detail.businessID}/requests${detail.requestID && `/${detail.requestID}`}`;
    const to = inLocale(path, locale, edition);
    const isSameInbox = host.current?.businessId === of;
    if (detail.requestID || !requestID || !isSameInbox) {
      navigate(to, { state: { stay: true, isFromList: !requestID } });
    } else if (state?.isFromList) {
      // The list is one step behind: the browser's back button then leads on to the page before it.
      navigate(-1);
    } else navigate(to, { replace: true, state: { stay: true } });
  };
  useVisibleWindow(host, requestID !== '');
  return (
    <WbnMessageCenter ref={host} businessId={of} requestId={requestID} load="eager" onThreadChange={onThreadChange} />
  );
}
