import { packages } from '@wbn/content/packages';
import { useContext } from 'react';
import { useSite } from '../../site-context.ts';
import { PageLink } from '../../ui/PageLink.tsx';
import { OwnBusinessesContext } from './own-businesses.ts';

/** On a package's page: the visitor's businesses with that package. Reserves space for logged-in visitors. */
export function PackageOwners({ path }: { readonly path: string }) {
  const { texts } = useSite();
  const own = useContext(OwnBusinessesContext);
  const shown = packages.find(({ href }) => href === path);
  if (!shown) return null;
  const owners = own.filter(({ subscription }) => subscription === shown.id);
  return (
    <p className="package-owners">
      {owners.length ? (
        <>
          <b>{texts.content.currentOf}</b>
          {owners.map(({ businessID, general: { companyName } }) => (
            <PageLink key={businessID} to={`/business/${businessID}/membership`}>
              <bdi>{companyName}</bdi>
            </PageLink>
          ))}
        </>
      ) : null}
    </p>
  );
}
