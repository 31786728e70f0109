import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../../context.ts';
import { chargeVisitor } from '../../credentials/charge-visitor.ts';
import { ForeignForm, isOwnForm } from '../../pages/csrf.ts';
import { readFlow } from '../../pages/flow.ts';
import { takePasskey } from '../../passkeys/passkeys.ts';
import { asForm, fieldsOf } from '../forms.ts';
import { goOn } from '../go-on.ts';
import { hasGone, toNobody } from '../gone.ts';
import { refusalOf } from '../refusals.ts';
import { completeLogin } from './complete-login.ts';
import { showLogin } from './show-login.ts';

/** A login by passkey instead of e-mail and password. The passkey is unlocked by its owner, so it stands for both steps. */
export function passkeyLoginRoutes(scope: FastifyInstance, accounts: Accounts): void {
  scope.post('/login/passkey', asForm, async (request, reply) => {
    const fields = fieldsOf(request);
    const flow = readFlow(request, fields);
    const { csrf = '', passkey: answer = '' } = fields;
    const refuse = (text: string, status: number) =>
      showLogin(accounts, request, reply, flow, { errors: new Map([['', text]]), status });
    try {
      await chargeVisitor(accounts, 'login', request, reply);
      if (!isOwnForm(accounts, request, csrf)) throw new ForeignForm();
      const begun = await accounts.db.transaction().execute(async (trx) => {
        const within = { ...accounts, db: trx };
        const userID = await takePasskey(within, { answer, use: { purpose: 'login', csrf } });
        if (userID === undefined || hasGone(reply)) return undefined;
        request.trailUser = userID;
        const user = await trx
          .selectFrom('users')
          .select('id')
          .where('id', '=', userID)
          .where('deletedAt', 'is', null)
          .where('suspendedAt', 'is', null)
          .forShare()
          .executeTakeFirst();
        return user && { userID, loginID: await completeLogin(within, request, reply, userID) };
      });
      if (hasGone(reply)) return toNobody(reply);
      if (begun === undefined) return refuse(flow.t.second.passkeys.failed, 401);
      return await goOn(accounts, request, reply, { flow, ...begun });
    } catch (error) {
      const { text, status } = refusalOf(reply, flow, error);
      return refuse(text, status);
    }
  });
}
