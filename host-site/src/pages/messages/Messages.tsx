import { canManage, idFromParameter } from '@wbn/contract';
import type { SuspendedBusiness } from '@wbn/contract/shapes';
import type { WbnMessageCenterElement, WbnMessageCenterEvents } from '@wbn/react';
import { WbnMessageCenter } from '@wbn/react/lazy';
import { lazy, Suspense, useRef, useState } from 'react';
import { useLoaderData, useLocation, useNavigate, useParams } from 'react-router';
import { PersonalPage } from '../../personal/PersonalPage.tsx';
import { useSession } from '../../session/session-context.ts';
import { useActors } from '../../session/use-actors.ts';
import { useBusinessRole } from '../../session/use-business-role.ts';
import { inLocale } from '../../settings.ts';
import { useSite } from '../../site-context.ts';
import { PageLink } from '../../ui/PageLink.tsx';
import type { load } from './loader.ts';
import { useVisibleWindow } from './use-visible-window.ts';
import './messages.css';

const SuspensionNotice = lazy(() =>
  import('../../suspension/SuspensionNotice.tsx').then((module) => ({ default: module.SuspensionNotice })),
);

/** The message center. Opened conversations become the page's address, so that the back button works. */
export function Messages() {
  const { texts } = useLoaderData<typeof load>();
  const { business } = useSite().texts;
  const { slug = '', rid } = useParams();
  const of = slug === 'me' ? slug : idFromParameter(slug);
  const businesses = useActors(true);
  // The inbox may be a person's own.
  const role = useBusinessRole(businesses.find(({ businessID }) => businessID === of)?.businessID);
  return (
    <div className="messages-page" data-chatting={rid ? true : undefined}>
      <div className="messages-head">
        <h1>{texts.title}</h1>
        {/* The console leads here as to one of its parts. */}
        {canManage(role) ? <PageLink to={`/business/${of}/console`}>{business.console}</PageLink> : null}
        {businesses.length > 0 ? <PageLink to="/my-messages/all">{texts.all}</PageLink> : null}
      </div>
      <PersonalPage
        loading={texts.loading}
        failed={texts.failed}
        // Defined once its client exists.
        load={() => import('@wbn/widgets/message-center')}
      >
        {() => <Center of={of} requestID={rid ?? ''} />}
      </PersonalPage>
    </div>
  );
}

function Center({ of, requestID }: { readonly of: string; readonly requestID: string }) {
  const host = useRef<WbnMessageCenterElement>(null);
  const session = useSession();
  const [suspension, setSuspension] = useState<SuspendedBusiness>();
  const navigate = useNavigate();
  const { state } = useLocation();
  const { edition, locale } = useSite();
  // The API refuses the inbox of a suspended business like an unknown one.
  const explain = async () => {
    const client = await session?.client();
    const { ownSuspension } = await import('../../suspension/own-suspension.ts');
    if (client) setSuspension(await ownSuspension(client, 'business', of));
  };
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
  if (suspension?.businessID === of.toLowerCase()) {
    return (
      <Suspense fallback={null}>
        <SuspensionNotice suspension={suspension} heading="h2" />
      </Suspense>
    );
  }
  return (
    <WbnMessageCenter
      ref={host}
      businessId={of}
      requestId={requestID}
      load="eager"
      onThreadChange={onThreadChange}
      onError={({ detail }) => void (detail.code === 'NotFound' && explain())}
    />
  );
}
