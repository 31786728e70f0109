import {
  type AccessPolicy,
  accessTable,
  accountExports,
  accountGuesses,
  accountLogin,
  accountMails,
  allInvitationMails,
  bodyLimit,
  type CallName,
  calls,
  cookieLookUps,
  dataSheetLimit,
  deepestResult,
  evidenceLimit,
  firstKnownLogins,
  inquiriesToOneBusiness,
  invitationMails,
  knownLogins,
  limits,
  loginCodeMails,
  maxCards,
  maxReactions,
  maxSavedSearches,
  newAddressMails,
  passwordChangedMails,
  peopleOfOneProvider,
  plans,
  purchasesOfOneBusiness,
  recentLoginSeconds,
  registrationMails,
  reportedLength,
  roles,
  uploadBytes,
  uploadLimit,
} from '@wbn/contract';
import { mostLogins } from '../../packages/accounts/src/account-session/account-session.ts';
import { ownWords } from '../../packages/accounts/src/credentials/common-passwords.ts';
import { mostDevices } from '../../packages/accounts/src/devices/known-devices.ts';
import { stepSeconds } from '../../packages/accounts/src/second-factor/login-steps.ts';
import { accountSessionSeconds, lifetimes, unboundSeconds } from '../../packages/accounts/src/sessions/lifetimes.ts';
import { idleSeconds } from '../../packages/http/src/access/used-since.ts';
import { extraCostOf } from '../../packages/http/src/limits/costs.ts';
import { usualLimits } from '../../packages/server/src/uploads/checking/pdf-files.ts';
import { uploadPurposes } from '../../packages/server/src/uploads/grant.ts';

interface Bucket {
  readonly burst: number;
  readonly seconds: number;
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;
function time(seconds: number): string {
  const [unit, size] = units.find(([, size]) => seconds % size === 0) ?? ['second', 1];
  return seconds === size ? `a ${unit}`.replace('a hour', 'an hour') : `${seconds / size} ${unit}s`;
}
const amount = ({ burst, seconds }: Bucket): string => `${burst} in ${time(seconds)}`;
const code = (text: string): string => `\`${text}\``;

const named: readonly (readonly [string, Bucket])[] = [
  ['logins to one account from one address, or from one known browser', accountLogin],
  [
    'logins to one account in all its known browsers, which strangers at the same address never use up',
    firstKnownLogins,
  ],
  [
    'further logins in known browsers, of all accounts from one address; beyond them they count like those of unknown browsers',
    knownLogins,
  ],
  ['logins to one account by all unknown browsers, before each needs a mailed code', accountGuesses],
  ['mails with a login code to one account', loginCodeMails],
  ['mails with a link that one account, or one known browser, may ask for', accountMails],
  ['new people whom the provider of one business may name', peopleOfOneProvider],
  ['mails to one mailbox about registrations of its address', registrationMails],
  ['mails to one mailbox that somebody wants as the new address of an account', newAddressMails],
  ['mails to one mailbox that the password was changed', passwordChangedMails],
  [
    'requests of one address to the account site whose cookies belong to nobody; beyond them they count as those of a stranger',
    cookieLookUps,
  ],
  ['downloads of one’s own data', accountExports],
  ['invitations of one mailbox to businesses, by one person', invitationMails],
  ['invitations of one mailbox to businesses, by all people', allInvitationMails],
  ['inquiries of one sender to one business', inquiriesToOneBusiness],
  ['attempts to pay for one business', purchasesOfOneBusiness],
  ['kilobytes of uploads of one person', uploadBytes],
];

const sizes: readonly (readonly [string, number])[] = [
  ['bytes of a JSON body', bodyLimit],
  ['bytes of one uploaded picture or attachment, unless the operator sets another limit', uploadLimit],
  ['bytes of one file of evidence', evidenceLimit],
  ['bytes of one data sheet of a product (PDF)', dataSheetLimit],
  ['results of a list that any page reaches', deepestResult],
  ['businesses in one call for cards', maxCards],
  ['resources in one call for reactions', maxReactions],
  ['saved searches of one person', maxSavedSearches],
  ['characters of a reported text that its report keeps', reportedLength],
  ['seconds after which people with two-step login confirm an important change', recentLoginSeconds],
  ['seconds for the second step of a login', stepSeconds],
  ['known browsers of one person; an older one is forgotten', mostDevices],
  ['logins of one person at the account site at a time; the one unused for longest ends', mostLogins],
  ['milliseconds in which a document must be checked', usualLimits.time],
  ['megabytes of objects of a document', usualLimits.memory],
];

/** An input that makes every call cost as much as possible. */
const dear = { skip: 9_999, fileSize: 1_000_000, rows: Array(100).fill({}), productIDs: Array(100).fill('') };
const dearCalls = (Object.keys(calls) as CallName[]).toSorted().flatMap((name) => {
  const cost = extraCostOf(name, { body: dear, query: dear, params: {} } as never);
  return cost ? [[code(name), code(cost.limit)]] : [];
});

/** The tables of docs/security-rules.md by their names there, as the code has them. */
export const tables: Readonly<Record<string, string>> = {
  limits: table(
    ['limit', 'without login', 'logged in', 'a partner’s page'],
    Object.entries(limits).map(([name, { anonymous, partner, user }]) => [
      code(name),
      amount(anonymous),
      amount(user),
      amount(partner),
    ]),
  ),
  named: table(
    ['what', 'at most'],
    named.map(([what, bucket]) => [what, amount(bucket)]),
  ),
  sizes: table(
    ['what', 'at most'],
    sizes.map(([what, most]) => [what, String(most)]),
  ),
  plans: table(
    ['membership', 'products', 'boosts a month'],
    Object.entries(plans).map(([name, { boosts, products }]) => [name, String(products), String(boosts)]),
  ),
  costs: table(['call', 'charged to'], dearCalls),
  uploads: table(
    ['purpose', 'types', 'readers'],
    Object.entries(uploadPurposes).map(([name, purpose]) => [
      code(name),
      purpose.types.join(', '),
      'isPrivate' in purpose ? 'by signed links, for those who may see the page' : 'everybody',
    ]),
  ),
  sessions: table(
    ['session', 'access token', 'ends', 'ends without use'],
    [
      ['login at the account site', 'none', time(accountSessionSeconds), time(idleSeconds)],
      ...(['portal', 'sister'] as const).map((kind) => [
        `on ${kind === 'portal' ? 'the portal' : 'a sister site'}`,
        time(lifetimes[kind].access),
        time(lifetimes[kind].refresh),
        time(idleSeconds),
      ]),
      ['on a partner’s page', time(lifetimes.partner.access), time(lifetimes.partner.refresh), '–'],
      [
        'on a partner’s page, by widgets of earlier versions',
        time(lifetimes.partner.access),
        time(unboundSeconds),
        '–',
      ],
    ],
  ),
  words: ownWords.map(code).join(', '),
  access: table(
    ['access', ...roles.map(code)],
    (Object.keys(accessTable) as AccessPolicy[]).map((policy) => [
      code(policy),
      ...roles.map((role) => String(accessTable[policy][role])),
    ]),
  ),
};
