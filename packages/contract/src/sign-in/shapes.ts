import * as z from 'zod/mini';
import { isEmail, normalEmail } from '../email-address.ts';
import { nothing, pathID, requiredText, success, text } from '../primitives.ts';
import type { Shape } from '../shape.ts';

/** Domains of one business. */
export const signInDomains = 10;

/** Lower case and ASCII, as the domains of stored addresses are. */
const domainOf = (typed: string): string => normalEmail(`a@${typed}`).slice(2);
const mailDomain = text(253).check(
  z.refine((typed) => isEmail(`a@${typed}`), 'must be the domain of e-mail addresses'),
  z.overwrite(domainOf),
);

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/** As OpenID Connect Discovery has it: without query and fragment. http is for loopback; servers take it in development only. */
const isIssuer = (value: string): boolean => {
  if (/[\s\\\p{Cc}\p{Cf}?#@]/u.test(value) || !URL.canParse(value)) return false;
  const { protocol, hostname, href } = new URL(value);
  const isSame = href === value || href === `${value}/`;
  return isSame && (protocol === 'https:' || (protocol === 'http:' && loopback.includes(hostname)));
};

export const signInProvider = z.strictObject({
  issuer: z.string(),
  clientID: z.string(),
  /** Whether people whom the provider names for the first time become members. */
  joins: z.boolean(),
  /** Whether members must log in by the provider to act for the business. */
  required: z.boolean(),
  domains: z.array(
    z.strictObject({
      domain: z.string(),
      /** 'taken': another business has proved it. */
      state: z.enum(['open', 'proved', 'taken']),
      /** The TXT record that proves it. */
      recordName: z.string(),
      recordValue: z.string(),
    }),
  ),
});
export type SignInProvider = z.infer<typeof signInProvider>;

const ofBusiness = z.strictObject({ id: pathID });
/** `redirectAddress`: what the provider asks for when the network is entered there as a client. */
const answer = success(z.strictObject({ redirectAddress: z.string(), provider: z.nullable(signInProvider) }));

export const signInShapes = {
  readSignInProvider: { params: ofBusiness, answer },
  /** `clientSecret` may be missing when issuer and client stay: the secret that is kept stays too. */
  updateSignInProvider: {
    params: ofBusiness,
    body: z.strictObject({
      issuer: text(500).check(z.refine(isIssuer, 'must be an https address without query and fragment')),
      clientID: requiredText(200),
      clientSecret: z.optional(requiredText(500)),
      domains: z.array(mailDomain).check(z.maxLength(signInDomains)),
      joins: z.boolean(),
      required: z.boolean(),
    }),
    answer,
  },
  removeSignInProvider: { params: ofBusiness, body: z.optional(nothing), answer },
  proveSignInDomains: { params: ofBusiness, body: z.optional(nothing), answer },
} satisfies Record<string, Shape>;
