import { sisterSites } from '../sister-sites.ts';
import { useSite } from '../site-context.ts';
import { TerritorialLogo } from './TerritorialLogo.tsx';

/** The sister sites, each by its logo. */
export function TerritorialList() {
  const { edition, settings } = useSite();
  return (
    <ul className="territorial-grid">
      {sisterSites(settings, edition).map(({ edition: sister, address }) => (
        <li key={sister.code}>
          <a href={`${address}/`}>
            <TerritorialLogo edition={sister} />
          </a>
        </li>
      ))}
    </ul>
  );
}
