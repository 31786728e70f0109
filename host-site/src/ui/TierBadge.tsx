import { useSite } from '../site-context.ts';

/** The membership in upper case, as on the cards, by its name in the page's language. */
export function TierBadge({ tier }: { readonly tier: string }) {
  const { words } = useSite();
  const name = words?.packageNames[tier as 'gold'] ?? tier;
  return <span className={`badge badge-${tier}`}>{name.toUpperCase()}</span>;
}
