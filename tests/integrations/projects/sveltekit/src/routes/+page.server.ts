import { businessCard } from '@wbn/widgets/business-card/element';
import { searchBox } from '@wbn/widgets/search-box/element';
import { renderElement } from '@wbn/widgets/server';
import '../wbn';

export async function load() {
  const attributes = { 'business-id': 'id-of-a-business', variant: 'result' } as const;
  const [search, card] = await Promise.all([
    renderElement(searchBox, { locale: 'en' }),
    renderElement(businessCard, { attributes, locale: 'en' }),
  ]);
  return { search, card };
}
