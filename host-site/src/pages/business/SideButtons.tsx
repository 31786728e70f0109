import { type BusinessRole, canManage, canSpeak, isOwner } from '@wbn/contract';
import { useSite } from '../../site-context.ts';
import { PageLink } from '../../ui/PageLink.tsx';

/** Links of a business page: three for visitors, or those of the viewer's role. */
export function sideLinks(
  id: string,
  role: BusinessRole | undefined,
): readonly (readonly [name: SideName, to: string])[] {
  const at = `/business/${id}`;
  if (!canSpeak(role)) {
    return [
      ['profile', `${at}/`],
      ['sendRequest', `${at}/send-request`],
      ['companyProducts', `${at}/products`],
    ];
  }
  const links: (readonly [SideName, string])[] = [];
  if (isOwner(role)) links.push(['manageProfile', `${at}/?editMode=1`]);
  else links.push(['profile', `${at}/`]);
  links.push(['requests', `${at}/requests`]);
  if (canManage(role)) links.push(['products', `${at}/products`]);
  else links.push(['companyProducts', `${at}/products`]);
  if (isOwner(role)) links.push(['membership', `${at}/membership`]);
  if (canManage(role)) links.push(['members', `${at}/members`]);
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
