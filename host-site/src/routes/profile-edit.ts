import { pageRoute } from '../routing/page-route.ts';

/** Matched before `/profile/{id}`: the router prefers static segments. */
export const profileEdit = pageRoute({
  id: 'profile-edit',
  path: '/profile/edit',
  isTask: true,
  module: 'src/pages/profile-edit/page.ts',
  page: () => import('../pages/profile-edit/page.ts'),
});
