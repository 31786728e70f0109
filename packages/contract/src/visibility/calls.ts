import type { Call } from '../call.ts';

/** A browser reports that it shows the page of a business or product. Pages that a server renders report nothing: it knows no session. */
export const noteVisit = {
  method: 'POST',
  path: 'visits',
  host: 'api',
  access: 'public',
  scope: 'read',
} as const satisfies Call;

export const businessFigures = {
  method: 'GET',
  path: 'business/:id/figures',
  host: 'api',
  access: 'businessManager',
  scope: 'manage',
} as const satisfies Call;
