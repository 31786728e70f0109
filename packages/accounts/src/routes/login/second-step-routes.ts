import { CallError } from '@wbn/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readCookie, setCookie } from '../../account-session/cookies.ts';
import type { Accounts } from '../../context.ts';
import { chargeVisitor } from '../../credentials/charge-visitor.ts';
import { readTarget } from '../../handover/target.ts';
import { csrfToken, ForeignForm, isOwnForm } from '../../pages/csrf.ts';
import type { FieldErrors } from '../../pages/fields.ts';
import { type Flow, flowQuery, readFlow } from '../../pages/flow.ts';
import { sendPage } from '../../pages/layout.ts';
import { secondStepPage } from '../../pages/second-step-pages.ts';
import { proofOptions } from '../../passkeys/passkeys.ts';
import { readSecondStep } from '../../passkeys/proof.ts';
import { beginLoginStep, finishLoginStep, readLoginStep, stepSeconds } from '../../second-factor/login-steps.ts';
import { asForm, fieldsOf } from '../forms.ts';
import { goOn, redirect } from '../go-on.ts';
import { hasGone, toNobody } from '../gone.ts';
import { refusalOf } from '../refusals.ts';
import { completeLogin } from './complete-login.ts';

const path = '/login/second-step';

/** Marks the browser of a login whose password was right, or that a provider confirmed; the redirect to the second step follows. */
export async function openSecondStep(
  accounts: Accounts,
  reply: FastifyReply,
  userID: string,
  providerID?: string,
): Promise<void> {
  setCookie(accounts, reply, 'step', await beginLoginStep(accounts, userID, providerID), stepSeconds);
}

export const toSecondStep = (reply: FastifyReply, flow: Flow): FastifyReply =>
  redirect(reply, `${path}?${flowQuery(flow)}`);

class BrowserGone extends Error {}

/** The second step of a login: the code of an app or a recovery code. */
export function secondStepRoutes(scope: FastifyInstance, accounts: Accounts): void {
  const show = async (
    request: FastifyRequest,
    reply: FastifyReply,
    flow: Flow,
    userID: string,
    { errors = new Map(), status }: { errors?: FieldErrors; status?: number } = {},
  ) => {
    const { stepTitle } = flow.t.second;
    const title = errors.size > 0 ? `${flow.t.errorPrefix} ${stepTitle}` : stepTitle;
    const csrf = csrfToken(accounts, request, reply);
    const passkey = await proofOptions(accounts, userID, csrf);
    const body = secondStepPage({ flow, csrf, errors, passkey });
    const { origin: leadsTo } = await readTarget(accounts, flow.continue, flow.key);
    return sendPage(accounts, reply, { title, flow, path, body, status, leadsTo, withPasskeys: passkey !== undefined });
  };
  const startAgain = (reply: FastifyReply, flow: Flow) => {
    setCookie(accounts, reply, 'step', '', 0);
    return redirect(reply, `/login?${flowQuery(flow)}`);
  };

  scope.get(path, async (request, reply) => {
    await chargeVisitor(accounts, 'read', request, reply);
    const flow = readFlow(request, request.query);
    const step = await readLoginStep(accounts, readCookie(accounts, request, 'step') ?? '');
    return step === undefined ? startAgain(reply, flow) : show(request, reply, flow, step.userID);
  });

  scope.post(path, asForm, async (request, reply) => {
    const fields = fieldsOf(request);
    const flow = readFlow(request, fields);
    const { errors: words } = flow.t.second;
    const secret = readCookie(accounts, request, 'step') ?? '';
    const step = readSecondStep(fields);
    await chargeVisitor(accounts, 'write', request, reply);
    const open = await readLoginStep(accounts, secret);
    if (open === undefined) return startAgain(reply, flow);
    const refuse = (shown: { errors: FieldErrors; status: number }) => show(request, reply, flow, open.userID, shown);
    try {
      if (!isOwnForm(accounts, request, fields.csrf)) throw new ForeignForm();
      if (step.typed === '' && step.passkey === '') {
        return await refuse({ errors: new Map([['code', words.codeMissing]]), status: 400 });
      }
      const begun = await finishLoginStep(
        accounts,
        request,
        reply,
        { secret, step },
        async (within, { providerID, userID }) => {
          // Rolls back: the second click on the button brings the same code.
          if (hasGone(reply)) throw new BrowserGone();
          const by = providerID === null ? undefined : { providerID, isMultiFactor: true };
          return { userID, loginID: await completeLogin(within, request, reply, userID, by) };
        },
      );
      if (begun === undefined) return startAgain(reply, flow);
      setCookie(accounts, reply, 'step', '', 0);
      return goOn(accounts, request, reply, { flow, ...begun });
    } catch (error) {
      if (error instanceof BrowserGone) return toNobody(reply);
      const { text, status } = refusalOf(reply, flow, error);
      const isWrong = error instanceof CallError && error.name === 'SecondFactorFailed';
      return refuse({ errors: new Map([[isWrong ? 'code' : '', text]]), status });
    }
  });
}
