import { sisterEditions } from '@wbn/content/editions';
import { TerritorialLogo } from '../../shell/TerritorialLogo.tsx';
import { useSite } from '../../site-context.ts';

/** The 25 sister sites, each by its logo. */
export function TerritorialLogos() {
  const { edition, texts } = useSite();
  return (
    <section className="section" aria-labelledby="network-title">
      <div className="section-head">
        <h2 id="network-title">{texts.home.networkTitle}</h2>
      </div>
      <ul className="territorial-grid">
        {sisterEditions(edition).map((sister) => (
          <li key={sister.code}>
            <a href={`https://${sister.hosts[0]}/`}>
              <TerritorialLogo edition={sister} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
