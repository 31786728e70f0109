import { businessPath, canManage, fill } from '@wbn/contract';
import { useLoaderData } from 'react-router';
import { ConsoleNav } from '../../console/ConsoleNav.tsx';
import { useBusinessRole } from '../../session/use-business-role.ts';
import { useSite } from '../../site-context.ts';
import { MissingBusiness } from '../../suspension/MissingBusiness.tsx';
import { BackLink } from '../../ui/BackLink.tsx';
import { BusinessProducts } from '../../ui/BusinessProducts.tsx';
import { MissingPage } from '../../ui/MissingPage.tsx';
import type { ProductsData } from './loader.ts';
import { ManageProducts } from './manage/ManageProducts.tsx';
import './products.css';

/** The products of a business: a list for visitors and members, management for owner and admin. */
export function ProductsPage() {
  const found = useLoaderData<ProductsData>();
  const { errors } = useSite().texts;
  const role = useBusinessRole(found.state === 'ready' ? found.profile.businessID : undefined);
  if (found.state === 'missing') return <MissingBusiness />;
  if (found.state === 'gone') return <MissingBusiness isGone />;
  if (found.state !== 'ready') return <MissingPage title={errors.title} retry />;
  const { products, profile, texts } = found;
  const { companyName } = profile.general;
  return (
    <div className="products-page">
      <BackLink to={businessPath(companyName, profile.businessID)}>{companyName}</BackLink>
      {canManage(role) ? (
        <>
          <ConsoleNav businessID={profile.businessID} current="products" />
          <ManageProducts businessID={profile.businessID} companyName={companyName} texts={texts} words={found.words} />
        </>
      ) : (
        <>
          <h1>{fill(texts.companyTitle, { company: companyName })}</h1>
          <BusinessProducts products={products} />
        </>
      )}
    </div>
  );
}
