import { WbnBusinessCard } from '@wbn/react';
import { businessCard } from '@wbn/widgets/business-card/element';
import { searchBox } from '@wbn/widgets/search-box/element';
import { renderWidget } from '@wbn/widgets/server';
import '../wbn';
import { Search } from './search';

export const dynamic = 'force-dynamic';

export default async function Page() {
  const card = { 'business-id': 'id-of-a-business', variant: 'result' };
  const [search, root] = await Promise.all([
    renderWidget(searchBox, { locale: 'en' }),
    renderWidget(businessCard, { attributes: card, locale: 'en' }),
  ]);
  return (
    <>
      <Search root={search} />
      <WbnBusinessCard businessId="id-of-a-business" variant="result" locale="en" root={root} />
    </>
  );
}
