import { pageRoute } from '../routing/page-route.ts';

/** Both words lead to the same page. */
export const businessMembers = (['member', 'members'] as const).map((word) =>
  pageRoute({
    id: `members-at-${word}`,
    path: `/business/:slug/${word}`,
    isTask: true,
    module: 'src/pages/members/page.ts',
    page: () => import('../pages/members/page.ts'),
  }),
);
