import { Outlet, useLoaderData, useMatches, useNavigation } from 'react-router';
import { useScrollKeeper } from '../browser/scroll-keeper.ts';
import { handleOf } from '../document/page-state.ts';
import { useSite } from '../site-context.ts';
import type { Texts } from '../texts/en.ts';
import { Footer } from './Footer.tsx';
import { HelpBanner } from './HelpBanner.tsx';
import { Sidebar } from './Sidebar.tsx';
import type { ShellData } from './shell-data.ts';
import { Toasts } from './Toasts.tsx';
import { TopBar } from './TopBar.tsx';

/** The frame of every page. */
export function Shell() {
  const { industries } = useLoaderData<ShellData>();
  const { texts } = useSite();
  const handle = handleOf(useMatches());
  useScrollKeeper();
  const going = useNavigation().location;
  const busy = going !== undefined;
  const [, kind, id] = /^\/(business|profile)\/([^/]+)\/?$/.exec(going?.pathname ?? '') ?? [];
  return (
    <>
      <a className="skip" href="#content">
        {texts.shell.skip}
      </a>
      <div className="progress" data-busy={busy || undefined} aria-hidden="true" />
      <p className="progress-text" role="status">
        {going && kind ? loadingText(kind, id, going.search, texts) : ''}
      </p>
      {/* Filled by watchHead. */}
      <p className="visually-hidden" role="status" id="page-announcement" />
      <TopBar withSearch={!handle?.noHeaderSearch} />
      <div className="frame">
        {handle?.isTask ? null : <Sidebar industries={industries} />}
        <div className="frame-main">
          <main id="content" tabIndex={-1} aria-busy={busy || undefined}>
            <Outlet />
          </main>
          {handle?.isTask ? null : <HelpBanner />}
        </div>
      </div>
      {handle?.noFooter ? null : <Footer />}
      <Toasts />
    </>
  );
}

/** Shown while a business or a person loads; personal pages show their own text. */
function loadingText(kind: string, id: string | undefined, search: string, { business, errors }: Texts): string {
  if (kind === 'profile') return id === 'edit' ? '' : errors.loadingUser;
  if (id === 'create') return '';
  return search.includes('editMode=1') ? business.loadingOwn : business.loading;
}
