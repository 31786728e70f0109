import { redirect } from 'react-router';
import type { MetaInput, PageMeta } from '../../document/meta.ts';
import type { LoaderInput } from '../../routing/page-route.ts';

/** The handover of a session: `/SetID/?token=…&continue=…`. */
export async function load({ url }: LoaderInput) {
  const { searchParams } = url;
  // Without a code there is nothing to do, except for the error that the visitor is not logged in.
  if (!searchParams.get('token') && !searchParams.get('error')) throw redirect('/');
  return null;
}

export const meta = ({ texts }: MetaInput<null>): PageMeta => ({
  title: texts.handover.redirecting,
  description: texts.handover.redirecting,
  noIndex: true,
});
