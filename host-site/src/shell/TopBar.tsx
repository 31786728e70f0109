import { Menu } from 'lucide';
import { useRef } from 'react';
import { useSite } from '../site-context.ts';
import { Icon } from '../ui/Icon.tsx';
import { PageLink } from '../ui/PageLink.tsx';
import { AccountArea } from './AccountArea.tsx';
import { HeaderSearch } from './HeaderSearch.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { Logo } from './Logo.tsx';
import { MobileMenu } from './MobileMenu.tsx';

export function TopBar({ withSearch }: { readonly withSearch: boolean }) {
  const { edition, texts } = useSite();
  const menu = useRef<HTMLDialogElement>(null);
  return (
    <header className="topbar">
      <div className="topbar-inner">
        <button
          type="button"
          className="icon-button hamburger"
          aria-label={texts.shell.menu}
          aria-haspopup="dialog"
          onClick={() => menu.current?.showModal()}
        >
          <Icon node={Menu} size={24} />
        </button>
        <PageLink
          className="topbar-logo"
          to="/"
          aria-label={texts.shell.homeOf.replace('{country}', edition.countryName)}
        >
          <Logo />
        </PageLink>
        <div className="topbar-search">{withSearch ? <HeaderSearch /> : null}</div>
        <LanguageSwitch />
        <AccountArea />
      </div>
      <MobileMenu dialog={menu} />
    </header>
  );
}
