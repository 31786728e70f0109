import * as z from 'zod/mini';
import { email, knownEmail, nothing, partyName, requiredText, success, text } from '../primitives.ts';
import type { Shape } from '../shape.ts';
import { textLengths } from '../writing/text-lengths.ts';

/** Expiries are absolute times in epoch seconds. */
export const sessionTokens = z.strictObject({
  token: z.string(),
  tokenExpire: z.number(),
  refreshToken: z.string(),
  refreshTokenExpire: z.number(),
  /** Of a session that is bound to a key: what the next proof must hold. */
  proofNonce: z.optional(z.string()),
});
export const sessionAnswer = z.extend(sessionTokens, { userID: z.string() });
export type SessionTokens = z.infer<typeof sessionTokens>;
export type SessionAnswer = z.infer<typeof sessionAnswer>;

const password = z.string().check(z.minLength(8), z.maxLength(128));
const credentials = {
  email,
  password,
  continue: z.optional(text(textLengths.url)),
  codeChallenge: z.optional(text(128)),
  state: z.optional(text(256)),
};
const codeAnswer = success(z.strictObject({ token: z.string() }));

export const sessionShapes = {
  login: {
    body: z.strictObject({
      ...credentials,
      email: knownEmail,
      password: z.string().check(z.maxLength(128)),
      /** The mailed code that LoginCodeNeeded announces. */
      mailCode: z.optional(text(20)),
      /** The code that SecondFactorNeeded asks for: of the person's app, or a recovery code. */
      code: z.optional(text(30)),
    }),
    answer: codeAnswer,
  },
  register: {
    body: z.strictObject({
      ...credentials,
      firstName: partyName(textLengths.firstName),
      lastName: partyName(textLengths.lastName),
    }),
    /** If the address has an account, the answer looks the same but its code is invalid: only the mail shows the difference. */
    answer: codeAnswer,
  },
  getSession: {
    body: z.strictObject({ token: requiredText(256), codeVerifier: z.optional(text(256)) }),
    answer: success(sessionAnswer),
  },
  refreshToken: { body: z.optional(nothing), answer: success(sessionTokens) },
  logout: { body: z.optional(nothing), answer: success(nothing) },
} satisfies Record<string, Shape>;
