import { businessCard } from '@wbn/widgets/business-card/element';
import { searchBox } from '@wbn/widgets/search-box/element';
import { renderWidget } from '@wbn/widgets/server';
import '../wbn';

export async function load() {
  const attributes = { 'business-id': 'id-of-a-business', variant: 'result' } as const;
  const [search, card] = await Promise.all([
    renderWidget(searchBox, { locale: 'en' }),
    renderWidget(businessCard, { attributes, locale: 'en' }),
  ]);
  return { search, card };
}
