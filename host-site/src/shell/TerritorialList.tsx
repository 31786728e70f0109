import { sisterEditions } from '@wbn/content/editions';
import { useSite } from '../site-context.ts';
import { TerritorialLogo } from './TerritorialLogo.tsx';

/** The 25 sister sites, each by its logo. */
export function TerritorialList() {
  const { edition } = useSite();
  return (
    <ul className="territorial-grid">
      {sisterEditions(edition).map((sister) => (
        <li key={sister.code}>
          <a href={`https://${sister.hosts[0]}/`}>
            <TerritorialLogo edition={sister} />
          </a>
        </li>
      ))}
    </ul>
  );
}
