import { redirect } from 'react-router';
import type { MetaInput, PageMeta } from '../../document/meta.ts';
import type { LoaderInput } from '../../routing/page-route.ts';

/** The handover of a session: `/SetID/?token=…&continue=…`. Without a token there is nothing to do here. */
export async function load({ url }: LoaderInput) {
  const { searchParams } = url;
  // Without a code there is nothing to do here, but for the word that nobody is logged in at the account site.
  if (!searchParams.get('token') && !searchParams.get('error')) throw redirect('/');
  return null;
}

export const meta = ({ texts }: MetaInput<null>): PageMeta => ({
  title: texts.handover.redirecting,
  description: texts.handover.redirecting,
  noIndex: true,
});
