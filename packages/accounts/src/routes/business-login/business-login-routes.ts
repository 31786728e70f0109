import { isEmail, normalEmail } from '@wbn/contract';
import { logOf } from '@wbn/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts } from '../../context.ts';
import { chargeVisitor } from '../../credentials/charge-visitor.ts';
import { businessLoginPage, businessOfferPage } from '../../pages/business-login-pages.ts';
import { csrfToken, ForeignForm, isOwnForm, isOwnLink, linkToken } from '../../pages/csrf.ts';
import type { FieldErrors } from '../../pages/fields.ts';
import { type Flow, flowQuery, readFlow } from '../../pages/flow.ts';
import { sendPage } from '../../pages/layout.ts';
import { type Provider, providerFor, readProvider } from '../../sign-in/providers.ts';
import { keepSealed } from '../../sign-in/sealed-cookie.ts';
import { asForm, fieldsOf } from '../forms.ts';
import { redirect } from '../go-on.ts';
import { refusalOf } from '../refusals.ts';
import { errorText, refuseSignIn } from './business-refusal.ts';

const path = '/login/business';
/** A cookie holds 4 kB. A longer way back is dropped: the person then lands at the portal's home. */
const longestQuery = 2_000;

/** Offers the provider of the business whose domain an address has. */
export function offerBusiness(
  accounts: Accounts,
  request: FastifyRequest,
  reply: FastifyReply,
  { flow, provider }: { readonly flow: Flow; readonly provider: Provider },
): FastifyReply {
  const link = linkToken(csrfToken(accounts, request, reply));
  const body = businessOfferPage({ flow, link }, provider, accounts.sites.portal);
  return sendPage(accounts, reply, { title: flow.t.signIn.title, flow, path, body });
}

/** A login by the identity provider of a business: finds it by the domain of the address, and leads there. */
export function businessLoginRoutes(scope: FastifyInstance, accounts: Accounts): void {
  const show = (
    request: FastifyRequest,
    reply: FastifyReply,
    flow: Flow,
    { email, errors = new Map(), status }: { email?: string; errors?: FieldErrors; status?: number } = {},
  ) => {
    const { title } = flow.t.signIn;
    const csrf = csrfToken(accounts, request, reply);
    const body = businessLoginPage({ flow, csrf }, email, errors);
    const shown = errors.size > 0 ? `${flow.t.errorPrefix} ${title}` : title;
    return sendPage(accounts, reply, { title: shown, flow, path, body, status });
  };

  scope.get(path, async (request, reply) => {
    await chargeVisitor(accounts, 'read', request, reply);
    return show(request, reply, readFlow(request, request.query));
  });

  scope.post(path, asForm, async (request, reply) => {
    const fields = fieldsOf(request);
    const flow = readFlow(request, fields);
    const email = fields.email?.trim() ?? '';
    const refuse = (name: string, text: string, status: number) =>
      show(request, reply, flow, { email, errors: new Map([[name, text]]), status });
    try {
      await chargeVisitor(accounts, 'login', request, reply);
      if (!isOwnForm(accounts, request, fields.csrf)) throw new ForeignForm();
      if (email === '') return refuse('email', flow.t.errors.emailMissing, 400);
      if (email.length > 254 || !isEmail(normalEmail(email))) return refuse('email', flow.t.errors.emailInvalid, 400);
      const provider = await providerFor(accounts.db, email);
      if (provider === undefined) return refuse('email', flow.t.signIn.errors.none, 404);
      return offerBusiness(accounts, request, reply, { flow, provider });
    } catch (error) {
      const { text, status } = refusalOf(reply, flow, error);
      return refuse('', text, status);
    }
  });

  scope.get(`${path}/start`, async (request, reply) => {
    await chargeVisitor(accounts, 'login', request, reply);
    const flow = readFlow(request, request.query);
    const { link, provider: id } = request.query as { provider?: unknown; link?: unknown };
    const provider = typeof id === 'string' ? await readProvider(accounts.db, id) : undefined;
    if (provider === undefined) return redirect(reply, `${path}?${flowQuery(flow)}`);
    // Another site could log its visitor in as somebody else, and end the visitor's own login: that needs a click on the page that names the business.
    if (!isOwnLink(accounts, request, link)) return offerBusiness(accounts, request, reply, { flow, provider });
    try {
      const { address, asking } = await accounts.providers.begin(provider);
      const query = flowQuery(flow);
      const kept = query.length > longestQuery ? flowQuery({ ...flow, continue: undefined }) : query;
      keepSealed(accounts, reply, 'signin', { ...asking, providerID: provider.id, query: kept });
      return redirect(reply, address);
    } catch (error) {
      logOf(request).warn({ providerID: provider.id, reason: errorText(error) }, 'an identity provider did not answer');
      return refuseSignIn(accounts, reply, flow, { text: flow.t.signIn.errors.unreachable, status: 502 });
    }
  });
}
