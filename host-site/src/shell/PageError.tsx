import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useSite } from '../site-context.ts';
import { PageLink } from '../ui/PageLink.tsx';
import { Logo } from './Logo.tsx';

/** Shown if the shell cannot render or a page's files fail to load; retries when online. */
export function PageError() {
  const { texts } = useSite();
  const { pathname, search } = useLocation();
  useEffect(() => {
    import('../browser/after-load.ts').then(({ loadKeptPage }) => loadKeptPage()).catch(() => {});
    const again = () => window.location.reload();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);
  return (
    <main className="page-error">
      <PageLink to="/">
        <Logo />
      </PageLink>
      <h1>{texts.errors.title}</h1>
      <p>{texts.errors.text}</p>
      <p>
        <a className="button button-primary" href={pathname + search}>
          {texts.errors.retry}
        </a>{' '}
        <a className="button" href="/">
          {texts.errors.home}
        </a>
      </p>
    </main>
  );
}
