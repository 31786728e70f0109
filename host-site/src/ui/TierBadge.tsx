/** The membership in upper case, as on the cards. */
export function TierBadge({ tier }: { readonly tier: string }) {
  return <span className={`badge badge-${tier}`}>{tier.toUpperCase()}</span>;
}
