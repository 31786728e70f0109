import { pageRoute } from '../routing/page-route.ts';

export const contactForm = pageRoute({
  id: 'contact-form',
  path: '/contact-us/form',
  module: 'src/pages/enquiry/page.ts',
  page: () => import('../pages/enquiry/page.ts'),
});
