import { packages } from '@wbn/content/packages';
import { Check } from 'lucide';
import { useSite } from '../../site-context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { TierBadge } from '../../ui/TierBadge.tsx';

/** The four listing packages side by side, each leading to its own page. */
export function PackageCards() {
  const { texts, words } = useSite();
  return (
    <ul className="packages">
      {packages.map(({ benefits, href, id, name, period, price, summary }) => (
        <li key={id}>
          <PageLink className="package" to={href}>
            <TierBadge tier={id} />
            <span className="package-price">{words?.packageWords[price] ?? price}</span>
            <span className="package-period">{words?.packageWords[period] ?? period}</span>
            <span className="package-summary">{words?.packageSummaries[id] ?? summary}</span>
            <span className="package-benefits">
              {benefits.slice(0, 5).map((benefit) => (
                <span key={benefit.id}>
                  <Icon node={Check} size={16} />
                  {words?.benefits[benefit.id] ?? benefit.text}
                </span>
              ))}
            </span>
            <span className="package-more">
              {texts.content.details}
              <span className="visually-hidden">: {words?.packageNames[id] ?? name}</span>
            </span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
