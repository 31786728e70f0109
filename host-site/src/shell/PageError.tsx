import { useSite } from '../site-context.ts';
import { PageLink } from '../ui/PageLink.tsx';
import { Logo } from './Logo.tsx';

/** What stands where even the shell could not be drawn. */
export function PageError() {
  const { texts } = useSite();
  return (
    <main className="page-error">
      <PageLink to="/">
        <Logo />
      </PageLink>
      <h1>{texts.errors.title}</h1>
      <p>{texts.errors.text}</p>
      <p>
        <a className="button button-primary" href="/">
          {texts.errors.home}
        </a>
      </p>
    </main>
  );
}
