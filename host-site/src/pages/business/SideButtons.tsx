import { type BusinessRole, canManage, canSpeak, isOwner } from '@wbn/contract';
import { useSite } from '../../site-context.ts';
import { PageLink } from '../../ui/PageLink.tsx';

/** Links of a business page: three for visitors, or those of the viewer's role. */
export function sideLinks(
  id: string,
  role: BusinessRole | undefined,
): readonly (readonly [name: SideName, to: string])[] {
  const address = `/business/${id}`;
  if (!canSpeak(role)) {
    return [
      ['profile', `${address}/`],
      ['sendRequest', `${address}/send-request`],
      ['companyProducts', `${address}/products`],
    ];
  }
  const links: (readonly [SideName, string])[] = [];
  if (isOwner(role)) links.push(['manageProfile', `${address}/?editMode=1`]);
  else links.push(['profile', `${address}/`]);
  links.push(['requests', `${address}/requests`]);
  if (canManage(role)) links.push(['products', `${address}/products`]);
  else links.push(['companyProducts', `${address}/products`]);
  if (isOwner(role)) links.push(['membership', `${address}/membership`]);
  if (canManage(role)) links.push(['members', `${address}/members`]);
  return links;
}

type SideName =
  | 'profile'
  | 'sendRequest'
  | 'companyProducts'
  | 'manageProfile'
  | 'requests'
  | 'products'
  | 'membership'
  | 'members';

export function SideButtons({
  businessID,
  isManaging,
  role,
}: {
  readonly businessID: string;
  readonly role: BusinessRole | undefined;
  readonly isManaging: boolean;
}) {
  const { business } = useSite().texts;
  return (
    <nav className="business-side" aria-label={business.actions}>
      <ul>
        {sideLinks(businessID, role).map(([name, to]) => (
          <li key={name}>
            <PageLink
              className="side-button"
              to={to}
              aria-current={name === (isManaging ? 'manageProfile' : 'profile') ? 'page' : undefined}
            >
              {business[name]}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
