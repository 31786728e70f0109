import { packages } from '@wbn/content/packages';
import { Check } from 'lucide';
import { useContext } from 'react';
import { useSite } from '../../site-context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { TierBadge } from '../../ui/TierBadge.tsx';
import { OwnBusinessesContext } from './own-businesses.ts';

/** The four listing packages side by side, each linked to its page. */
export function PackageCards() {
  const { texts, words } = useSite();
  const own = useContext(OwnBusinessesContext);
  const isOwn = (id: string) => own.some(({ subscription }) => subscription === id);
  return (
    <ul className="packages">
      {packages.map(({ benefits, href, id, name, period, price, summary }) => (
        <li key={id}>
          <PageLink className="package" to={href}>
            {isOwn(id) ? <span className="package-mark">{texts.content.current}</span> : null}
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
