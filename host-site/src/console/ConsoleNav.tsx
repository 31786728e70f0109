import { type BusinessRole, canManage, canSpeak, isOwner } from '@wbn/contract';
import { useLayoutEffect, useRef } from 'react';
import { useBusinessRole } from '../session/use-business-role.ts';
import { useSite } from '../site-context.ts';
import { PageLink } from '../ui/PageLink.tsx';
import { SkipLink } from '../ui/SkipLink.tsx';
import './console-nav.css';

export type ConsolePart =
  | 'overview'
  | 'edit'
  | 'products'
  | 'requests'
  | 'boosts'
  | 'members'
  | 'membership'
  | 'verification'
  | 'audit';

/** The parts of the supplier console in order, each with the roles that may open it. */
const parts: readonly (readonly [ConsolePart, path: string, opens: (role: BusinessRole | undefined) => boolean])[] = [
  ['overview', 'console', canManage],
  ['edit', 'edit', isOwner],
  ['products', 'products', canManage],
  ['requests', 'requests', canSpeak],
  ['boosts', 'boosts', canManage],
  // Plain members leave there.
  ['members', 'members', canSpeak],
  ['membership', 'membership', isOwner],
  ['verification', 'verification', canManage],
  ['audit', 'audit', isOwner],
];

interface ConsoleNavProps {
  readonly businessID: string;
  readonly current: ConsolePart;
}

/** The navigation that all pages of a business's console share. Empty for people without a role; its space is kept. */
export function ConsoleNav({ businessID, current }: ConsoleNavProps) {
  const { business } = useSite().texts;
  const role = useBusinessRole(businessID);
  const row = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    // On a phone the row is wider than the window, and the role that adds links to it comes late.
    row.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  });
  const names: Readonly<Record<ConsolePart, string>> = {
    overview: business.overview,
    edit: business.profile,
    products: business.products,
    requests: business.requests,
    boosts: business.boosts,
    members: business.members,
    membership: business.membership,
    verification: business.verification,
    audit: business.audit,
  };
  return (
    <>
      <SkipLink to={names[current]} />
      <nav className="console-nav" aria-label={business.console}>
        <ul ref={row}>
          {parts
            .filter(([, , opens]) => opens(role))
            .map(([part, path]) => (
              <li key={part}>
                <PageLink
                  className={part === current ? 'chip chip-on' : 'chip'}
                  to={`/business/${businessID}/${path}`}
                  aria-current={part === current ? 'page' : undefined}
                >
                  {names[part]}
                </PageLink>
              </li>
            ))}
        </ul>
      </nav>
    </>
  );
}
