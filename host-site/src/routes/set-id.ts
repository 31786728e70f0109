import { sentences } from '@wbn/contract';
import { redirect } from 'react-router';
import { pageRoute } from './page-route.ts';

/** The handover of a session: `/SetID/?token=…&continue=…`. Without a token there is nothing to do here. */
export const setID = pageRoute<null>({
  id: 'set-id',
  path: '/SetID',
  private: true,
  module: 'src/pages/set-id/SetId.tsx',
  page: async () => (await import('../pages/set-id/SetId.tsx')).SetId,
  async load({ url }) {
    if (!url.searchParams.get('token')) throw redirect('/');
    return null;
  },
  meta: () => ({ title: sentences.redirecting, description: sentences.redirecting, noIndex: true }),
});
