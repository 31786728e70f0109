import { footerColumns, footerLanguages, footerPhones } from '@wbn/content/footer';
import { Phone } from 'lucide';
import { type MouseEvent, useRef } from 'react';
import { keepLanguage } from '../document/kept-language.ts';
import { inLocale } from '../settings.ts';
import { useSite } from '../site-context.ts';
import { Icon } from '../ui/Icon.tsx';
import { PageLink } from '../ui/PageLink.tsx';
import { useLaidOutLater } from '../ui/use-laid-out-later.ts';
import { Logo } from './Logo.tsx';

export function Footer() {
  const { edition, texts, words } = useSite();
  const footer = useRef<HTMLElement>(null);
  useLaidOutLater(footer);
  /** The link is `/`; a click opens it in the language of its label. */
  const speak = (locale: (typeof footerLanguages)[number]['locale']) => (event: MouseEvent) => {
    event.preventDefault();
    keepLanguage(locale);
    window.location.assign(inLocale('/', locale, edition));
  };
  return (
    <footer className="footer" ref={footer}>
      <div className="footer-inner">
        <div className="footer-brand">
          <Logo />
          <ul className="footer-phones" aria-label={texts.shell.phones}>
            {footerPhones.map(({ id, label }) => (
              <li key={id}>
                <Icon node={Phone} size={16} />
                <span>{words?.footerPhones[id] ?? label}</span>{' '}
                <a href={`tel:${edition.phones[id].replace(/\s/g, '')}`} dir="ltr">
                  {edition.phones[id]}
                </a>
              </li>
            ))}
          </ul>
        </div>
        {footerColumns.map((column) => (
          <nav key={column.id} className="footer-column" aria-labelledby={`footer-${column.id}`}>
            <h2 id={`footer-${column.id}`}>{words?.footerColumns[column.id] ?? column.title}</h2>
            <ul>
              {column.links.map((link) => (
                <li key={link.id}>
                  <PageLink to={link.href}>{words?.footerLinks[link.id] ?? link.label}</PageLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="footer-end">
        <p>{texts.copyright}</p>
        <ul className="footer-languages" aria-label={texts.shell.language}>
          {footerLanguages.map(({ href, label, locale }) => (
            <li key={locale}>
              <a href={href} lang={label === 'Chinese' ? 'en' : locale} onClick={speak(locale)}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
