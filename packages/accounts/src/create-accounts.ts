import { type AppOptions, createApp, type Guard } from '@wbn/http';
import type { FastifyInstance } from 'fastify';
import { getSessionCall } from './calls/get-session.ts';
import { loginCall } from './calls/login.ts';
import { logoutCall } from './calls/logout.ts';
import { refreshTokenCall } from './calls/refresh-token.ts';
import { registerCall } from './calls/register.ts';
import { accountsOf, type NamesOfInvitation } from './context.ts';
import { noteAsker } from './credentials/asker.ts';
import type { Accent } from './pages/assets.ts';
import { pageHeaders } from './pages/page-headers.ts';
import type { ReadFile } from './personal-data/zip-own-data.ts';
import { pages } from './routes/pages.ts';
import { tidyUp } from './tidy.ts';
import { recordTrail } from './trail/record-trail.ts';

/** Calls that our own sites send with the cookies of this one: a login knows its browser by one. */
const cookieCalls = ['login', 'getSession'] as const;

export interface AccountsOptions extends Omit<AppOptions, 'name' | 'cookieCalls'> {
  /** The colours of the portal's edition; default: the widgets' colours. */
  readonly accent?: Accent;
  /** log2 of the N at which passwords are hashed. Default: the full cost of `passwordCost('on')`. */
  readonly passwordCost?: number | undefined;
  /** Address of a service of leaked passwords, e.g. `https://leaks.example/range`; queries contain only the first digits of a hash. */
  readonly leakService?: string | undefined;
  /** Opens an uploaded file by its key, null if it does not exist; without it the download of one's own data has no files. */
  readonly readFile?: ReadFile | undefined;
  /** Names an open invitation by the token of its link; without it the login behind such a link says nothing of the invitation. */
  readonly namesOfInvitation?: NamesOfInvitation | undefined;
  /** Finds the addresses of identity providers' hosts. Default: the system's resolver. */
  readonly lookup?: Guard['lookup'] | undefined;
}

/**
 * The account site: login and registration as pages and as JSON, the one-time code, sessions, refresh, logout, consents.
 * `await createAccounts(options).listen({ port: 8082 })`
 */
export function createAccounts({
  accent,
  leakService,
  lookup,
  namesOfInvitation,
  passwordCost,
  readFile,
  ...options
}: AccountsOptions): FastifyInstance {
  const app = createApp({ ...options, name: 'accounts', cookieCalls });
  pageHeaders(app);
  noteAsker(app);
  const accounts = accountsOf(app.wbn, { accent, leakService, lookup, namesOfInvitation, passwordCost, readFile });
  recordTrail(app, accounts);
  loginCall(app, accounts);
  registerCall(app, accounts);
  getSessionCall(app, accounts);
  refreshTokenCall(app, accounts);
  logoutCall(app, accounts);
  pages(app, accounts);
  tidyUp(app, accounts);
  return app;
}
