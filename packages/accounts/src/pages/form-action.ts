import { isPlainHost } from '@wbn/contract';

/** The sources of `form-action`: this site, and the origin to which a form may lead, unless its host would end the directive. */
export const formActionOf = (leadsTo: string | undefined): string =>
  leadsTo !== undefined && isPlainHost(new URL(leadsTo).hostname) ? `'self' ${leadsTo}` : "'self'";
