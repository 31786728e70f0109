import { useSite } from '../site-context.ts';

/** The membership's name in the page's language, in upper case as on cards. */
export function TierBadge({ tier }: { readonly tier: string }) {
  const { words } = useSite();
  const name = words?.packageNames[tier as 'gold'] ?? tier;
  return <span className={`badge badge-${tier}`}>{name.toUpperCase()}</span>;
}
