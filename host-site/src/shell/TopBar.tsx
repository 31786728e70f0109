import { fill } from '@wbn/contract';
import { Menu } from 'lucide';
import { lazy, Suspense, useState } from 'react';
import { useSite } from '../site-context.ts';
import { Icon } from '../ui/Icon.tsx';
import { PageLink } from '../ui/PageLink.tsx';
import { countryOf } from '../words.ts';
import { AccountArea } from './AccountArea.tsx';
import { HeaderSearch } from './HeaderSearch.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { Logo } from './Logo.tsx';

// The menu is not part of the first paint; it loads when its button is touched.
const MobileMenu = lazy(() => import('./MobileMenu.tsx').then((module) => ({ default: module.MobileMenu })));

export function TopBar({ withSearch }: { readonly withSearch: boolean }) {
  const site = useSite();
  const { edition, texts } = site;
  const [menu, setMenu] = useState<'unused' | 'open' | 'closed'>('unused');
  return (
    <header className="topbar">
      <div className="topbar-inner">
        <button
          type="button"
          className="icon-button hamburger"
          aria-label={texts.shell.menu}
          aria-haspopup="dialog"
          aria-expanded={menu === 'open'}
          onClick={() => setMenu('open')}
        >
          <Icon node={Menu} size={24} />
        </button>
        <PageLink
          className="topbar-logo"
          to="/"
          aria-label={fill(texts.shell.homeOf, { country: countryOf(site, edition) })}
        >
          <Logo />
        </PageLink>
        <div className="topbar-search">{withSearch ? <HeaderSearch /> : null}</div>
        <AccountArea />
        <LanguageSwitch />
      </div>
      {menu === 'unused' ? null : (
        <Suspense fallback={null}>
          <MobileMenu open={menu === 'open'} onClose={() => setMenu('closed')} />
        </Suspense>
      )}
    </header>
  );
}
