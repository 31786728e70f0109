import { pageRoute } from '../routing/page-route.ts';

export const timeline = pageRoute({
  id: 'timeline',
  path: '/timeline/:timelineID',
  module: 'src/pages/timeline/page.ts',
  page: () => import('../pages/timeline/page.ts'),
});
