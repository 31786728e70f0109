import * as z from 'zod/mini';
import { isEmail, normalEmail } from './email-address.ts';
import type { ErrorName } from './errors.ts';
import { isUuid } from './ids.ts';
import { deepestResult } from './limits.ts';
import { readsAsNetwork } from './network-name.ts';
import { directionMark } from './writing/direction-marks.ts';
import { textLengths } from './writing/text-lengths.ts';

/** Refuses NUL, which PostgreSQL rejects, and lone surrogates, which it silently changes. */
const storable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

/** A text of at most `max` UTF-16 units that the database can keep. */
export const text = (max: number) =>
  z.string().check(z.maxLength(max), z.refine(storable, 'has characters that cannot be stored'));
/** A visible text: spaces, controls and invisible characters (zero width, fillers) alone count as empty. */
export const requiredText = (max: number) =>
  text(max).check(z.refine((value) => /[^\s\p{Cc}\p{DI}\u2800]/u.test(value), 'must not be empty'));
const staysInPlace = z.refine<string>((value) => !directionMark.test(value), 'must not turn its surroundings');
/**
 * A name. It appears among other words (titles, lists, file names, mail subjects), so it must not change their direction. `optionalName`
 * may be empty.
 */
export const name = (max: number) => requiredText(max).check(staysInPlace);
export const optionalName = (max: number) => text(max).check(staysInPlace);
const isNotOurs = z.refine<string>((value) => !readsAsNetwork(value), {
  error: 'must not name this network',
  params: { refusal: 'NameReserved' satisfies ErrorName },
});
/** The name of a person or a company. Others read it as who speaks, so it must not pass for the network. */
export const partyName = (max: number) => name(max).check(isNotOurs);
export const optionalPartyName = (max: number) => optionalName(max).check(isNotOurs);

/** Lower case, so that one id has one text form for storage, groups and comparison. */
export const uuid = z.string().check(z.refine(isUuid, 'must be an id'), z.toLowerCase());
/** Up to `most` comma-separated ids in a query. */
export const idList = (maximum: number) =>
  text(37 * maximum).check(
    z.refine<string>((list) => list.split(',').every(isUuid), 'must be ids with commas between'),
    z.toLowerCase(),
  );
/** A path parameter: any short text, because a malformed id is simply unknown (404, not 400). */
export const pathID = text(200);
/** A user or business id, or `me`. */
export const partyID = z.union([z.literal('me'), uuid]);

export const count = z.number().check(z.int(), z.gte(0), z.lte(2_147_483_647));
export const range = z.strictObject({ min: z.optional(count), max: z.optional(count) });

/** Query numbers arrive as text. */
export const queryCount = z.pipe(
  z.string().check(z.regex(/^\d{1,9}$/)),
  z.transform((digits: string) => Number(digits)),
);
export const pageSize = (max: number, byDefault: number) =>
  z._default(z.number().check(z.int(), z.gte(1), z.lte(max)), byDefault);
/** The length of a page in a query. */
export const querySize = (max: number) => z.pipe(queryCount, z.number().check(z.gte(1), z.lte(max)));
/** A page beyond the last readable result gets an error of its own (read-input.ts of @wbn/http). */
const withinReach = z.refine<number>((from) => from < deepestResult, {
  error: 'is too far',
  params: { refusal: 'PageTooFar' satisfies ErrorName },
});
export const skip = z._default(count.check(withinReach), 0);
export const querySkip = z.pipe(queryCount, z.number().check(withinReach));

/**
 * A complete web address. Refuses everything that a browser would repair, resolve against its own page, or hide (control and format
 * characters, backslashes, a user, lookalike letters and dots), and hosts that are numbers or have only one part.
 */
const webAddress = (value: string, protocols: readonly string[]): boolean => {
  const [, authority = ''] = /^https?:\/\/([^/?#]+)/i.exec(value) ?? [];
  const [host = '', port = '443', ...more] = authority.split(':');
  if (more.length > 0 || !/^\d{1,5}$/.test(port) || !/^[\p{L}\p{M}\p{N}._-]+$/u.test(host)) return false;
  if (host !== host.normalize('NFKC')) return false;
  if (/[\s\\\p{Cc}\p{Cf}]/u.test(value) || !URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  const parts = hostname.split('.');
  return protocols.includes(protocol) && parts.length > 1 && !parts.includes('') && !/^\d+$/.test(parts.at(-1) ?? '');
};
/** https only, no credentials, a real host. */
export const secureUrl = text(textLengths.url).check(
  z.refine((value) => webAddress(value, ['https:']), 'must be an https address'),
);
/** A company's own site may use http. */
export const websiteUrl = text(textLengths.url).check(
  z.refine((value) => webAddress(value, ['https:', 'http:']), 'must be an http or https address'),
);
/** Normalised: see email-address.ts. */
export const email = text(textLengths.email).check(
  z.refine(isEmail, 'must be an e-mail address'),
  z.overwrite(normalEmail),
);
/** The address of an existing account; it may be from a time with other rules. */
export const knownEmail = text(textLengths.email).check(
  z.refine((value) => /^[^\s@]{1,64}@[^\s@]+$/u.test(value), 'must be an e-mail address'),
);
export const instant = z.string().check(
  z.maxLength(40),
  z.refine((value) => !Number.isNaN(Date.parse(value)), 'must be an ISO date and time'),
);
export const nothing = z.strictObject({});

/** The address of a stored picture in answers. */
export const picture = z.nullable(
  z.strictObject({ url: z.string(), versions: z.optional(z.array(z.strictObject({ url: z.string() }))) }),
);
/** A picture from a client: the token of its upload grant. */
export const uploadToken = z.strictObject({ token: requiredText(4096) });

export const success = <Data extends z.core.$ZodType>(data: Data) => z.strictObject({ success: z.literal(true), data });
