import { locales } from '@wbn/content/site-languages';
import { ChevronDown, Languages } from 'lucide';
import { useLocation } from 'react-router';
import { keepLanguage } from '../document/kept-language.ts';
import { inLocale } from '../settings.ts';
import { useSite } from '../site-context.ts';
import { Icon } from '../ui/Icon.tsx';
import { useDisclosure } from '../ui/use-disclosure.ts';

/** The same page in another language. Plain links that reload the page, because every text changes. */
export function LanguageSwitch() {
  const { edition, locale, texts } = useSite();
  const { pathname, search } = useLocation();
  const { button, open, panel } = useDisclosure();
  return (
    <div className="menu language">
      <button type="button" className="menu-button" {...button}>
        <Icon node={Languages} />
        <span className="visually-hidden">{texts.shell.language}</span>
        <span className="language-code">{locale.toUpperCase()}</span>
        <Icon node={ChevronDown} size={16} />
      </button>
      <ul className="menu-panel" hidden={!open} {...panel}>
        {locales.map(({ code, direction, label }) => (
          <li key={code}>
            <a
              className="menu-item"
              href={inLocale(pathname + search, code, edition)}
              hrefLang={code}
              lang={code}
              dir={direction}
              onClick={() => keepLanguage(code)}
              aria-current={code === locale ? 'true' : undefined}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
