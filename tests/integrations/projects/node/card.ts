import { businessCard } from '@wbn/widgets/business-card/element';
import { configure, renderElement } from '@wbn/widgets/server';

configure({ api: 'https://api.example', accounts: 'https://accounts.example', portal: 'https://portal.example' });

export const card = (id: string): Promise<string> =>
  renderElement(businessCard, { attributes: { 'business-id': id }, locale: 'en', content: '<a href="/suppliers">Suppliers</a>' });
