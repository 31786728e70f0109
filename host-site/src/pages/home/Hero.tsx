import { searchPath } from '@wbn/contract';
import { useVisitor } from '../../session/session-context.ts';
import { useAccountLink } from '../../session/use-account-link.ts';
import { useSite } from '../../site-context.ts';
import { PageLink } from '../../ui/PageLink.tsx';
import { SearchBox } from '../../ui/SearchBox.tsx';
import { HeroVideo } from './HeroVideo.tsx';

/** Searches with results in every edition, because texts are in English. */
const popular = {
  pumps: 'pumps',
  steel: 'steel',
  dates: 'dates',
  solarPanels: 'solar panels',
  packaging: 'packaging',
} as const;
const popularNames = Object.keys(popular) as (keyof typeof popular)[];

export function Hero({ lead, title }: { readonly title: string; readonly lead: string }) {
  const { settings, texts, words } = useSite();
  const { state } = useVisitor();
  const register = useAccountLink('register');
  return (
    <section className="hero" aria-labelledby="hero-title">
      <div className="hero-text">
        <h1 id="hero-title">{title}</h1>
        <p className="hero-lead">{lead}</p>
        <div className="hero-search">
          <SearchBox />
        </div>
        <p className="hero-popular">
          {texts.home.popular}{' '}
          {popularNames.map((name) => (
            <PageLink key={name} className="chip" to={searchPath('MA', 'global', popular[name])}>
              {texts.home.popularSearches[name]}
            </PageLink>
          ))}
        </p>
        {state === 'user' && settings.extensions ? (
          <PageLink className="button button-primary button-large" to="/my-home">
            {texts.shell.myHome}
          </PageLink>
        ) : (
          <a className="button button-primary button-large" {...register}>
            {words?.phrases.registerNow ?? 'Register Now'}
          </a>
        )}
      </div>
      <HeroVideo />
      <img className="hero-map" src="/media/world-map.svg" alt="" width={960} height={384} fetchPriority="low" />
    </section>
  );
}
