import { databaseUrlFrom, dataDirFrom, givenIn } from '@wbn/database';
import { type Addresses, addressesOf } from './addresses.ts';
import type { Ports } from './ports.ts';
import { type BucketSettings, readBucket } from './read-bucket.ts';
import { readLeakService } from './read-leak-service.ts';
import { type MailSettings, readMail } from './read-mail.ts';
import { allParts, type Part, readParts } from './read-parts.ts';
import { type PaymentSettings, readPayments } from './read-payments.ts';
import { type ProcessSettings, readProcess } from './read-process.ts';
import { type IsProxy, readProxies } from './read-proxies.ts';
import { readPublicAddresses } from './read-public-addresses.ts';
import { readRedis } from './read-redis.ts';
import { demoSeller, readSeller, type SellerSettings } from './read-seller.ts';
import { type Environment, readCount, readPort, readSwitch, SettingError } from './read-setting.ts';
import { readSites, type SiteAddresses } from './read-sites.ts';
import { readTls, type Tls } from './read-tls.ts';
import { readTranslation, type TranslationSettings } from './read-translation.ts';
import { readUploadLimit } from './read-upload-limit.ts';

export interface Settings extends ProcessSettings {
  readonly ports: Ports;
  /** The parts that this process starts. */
  readonly parts: ReadonlySet<Part>;
  /** The network interface to listen on. */
  readonly host: string;
  readonly addresses: Addresses;
  /** The trusted proxies; undefined for none. */
  readonly isProxy: IsProxy | undefined;
  readonly tls: Tls | undefined;
  /** Absolute. */
  readonly dataDir: string;
  readonly edition: string;
  /** The portals of all editions of this network; undefined: the addresses of packages/content. */
  readonly sites: SiteAddresses | undefined;
  /** Number of businesses of the demo network; 0 for none. */
  readonly businesses: number;
  /** Whether demo accounts, pk_demo and generated secrets are allowed. */
  readonly demo: boolean;
  readonly limits: 'on' | 'off';
  readonly extensions: 'on' | 'off';
  readonly mail: MailSettings;
  /** Distributes live events to all processes; undefined: PostgreSQL does. May contain a password: never log it. */
  readonly redis: string | undefined;
  /** Undefined: uploads are in the data folder. */
  readonly bucket: BucketSettings | undefined;
  /** Limit of one uploaded file in bytes. */
  readonly uploadLimit: number;
  /** Whether inquiries and invitations need a confirmed e-mail address. */
  readonly verifiedEmail: 'on' | 'off';
  /** The duty of two-step login besides that of members of businesses that require it. */
  readonly secondFactor: { readonly operators: boolean; readonly paidOwners: boolean };
  /** The range service for leaked passwords. */
  readonly leakService: string | undefined;
  /** The company on receipts. */
  readonly seller: SellerSettings | undefined;
  /** The service that translates messages. */
  readonly translation: TranslationSettings | undefined;
  readonly payments: PaymentSettings;
}

/** Businesses of the demo network. */
export const demoBusinesses = 2000;
const loopback = '127.0.0.1';

/**
 * Reads the environment of `npm start`: every setting has a default.
 * @throws SettingError that says what to write
 */
export function readSettings(environment: Environment, editions: readonly string[]): Settings {
  const env = givenIn(environment);
  const shared = readShared(env, editions);
  return {
    ...shared,
    seller: shared.seller ?? demoSeller,
    parts: new Set(allParts),
    host: loopback,
    isProxy: undefined,
    addresses: addressesOf(shared.ports, shared.tls ? 'https' : 'http'),
    businesses: readCount(env, 'WBN_SEED', { demo: demoBusinesses, none: 0 }, demoBusinesses),
    demo: true,
    limits: readSwitch(env, 'WBN_LIMITS'),
    secondFactor: readSecondFactor(env, 'off'),
    payments: readPayments(env, true),
  };
}

/**
 * Reads the environment of `npm run serve`: public addresses and secrets are required, demo data is refused.
 * @throws SettingError that says what to write
 */
export function readServeSettings(environment: Environment, editions: readonly string[]): Settings {
  const env = givenIn(environment);
  const shared = readShared(env, editions);
  const demo = readSwitch(env, 'WBN_ALLOW_DEMO', { on: '1', off: '0' }, '0') === 'on';
  const host = env.WBN_HOST ?? '0.0.0.0';
  const limits = readSwitch(env, 'WBN_LIMITS');
  if (limits === 'off' && host !== loopback) {
    throw new SettingError(
      `WBN_LIMITS=off is for load tests on loopback alone. Write WBN_HOST=${loopback}, or leave it out.`,
    );
  }
  if (!demo && env.WBN_SEED !== undefined && env.WBN_SEED !== 'none') {
    throw new SettingError(
      'Demo data is refused in production. Write WBN_SEED=none, or WBN_ALLOW_DEMO=1 for a demonstration.',
    );
  }
  const local = addressesOf(shared.ports, shared.tls ? 'https' : 'http');
  return {
    ...shared,
    parts: readParts(env),
    host,
    isProxy: readProxies(env),
    addresses: { ...readPublicAddresses(env, demo ? local : undefined), payments: local.payments },
    businesses: demo ? readCount(env, 'WBN_SEED', { demo: demoBusinesses, none: 0 }, 0) : 0,
    demo,
    limits,
    secondFactor: readSecondFactor(env, demo ? 'off' : 'on'),
    payments: readPayments(env, demo),
  };
}

type Shared = ProcessSettings &
  Pick<
    Settings,
    | 'ports'
    | 'tls'
    | 'dataDir'
    | 'edition'
    | 'sites'
    | 'extensions'
    | 'mail'
    | 'redis'
    | 'bucket'
    | 'uploadLimit'
    | 'verifiedEmail'
    | 'leakService'
    | 'translation'
    | 'seller'
  >;

function readShared(env: Environment, editions: readonly string[]): Shared {
  const first = readPort(env, 'WBN_PORT', 8080);
  const edition = env.WBN_EDITION ?? 'sa';
  if (!editions.includes(edition)) {
    throw new SettingError(`WBN_EDITION is "${edition}". Write one of: ${editions.join(', ')}.`);
  }
  checked(() => databaseUrlFrom(env, 'DATABASE_URL'));
  checked(() => databaseUrlFrom(env, 'DATABASE_READ_URL'));
  return {
    ports: {
      portal: first,
      api: first + 1,
      accounts: first + 2,
      payments: first + 3,
      cdn: first + 4,
      files: first + 5,
    },
    ...readProcess(env),
    tls: readTls(env),
    dataDir: checked(() => dataDirFrom(env)),
    edition,
    sites: readSites(env, editions),
    extensions: readSwitch(env, 'WBN_EXTENSIONS'),
    mail: readMail(env),
    redis: readRedis(env),
    bucket: readBucket(env),
    uploadLimit: readUploadLimit(env),
    verifiedEmail: readSwitch(env, 'WBN_VERIFIED_EMAIL'),
    leakService: readLeakService(env),
    translation: readTranslation(env),
    seller: readSeller(env),
  };
}

/** WBN_SECOND_FACTOR_OPERATORS, WBN_SECOND_FACTOR_PAID_OWNERS. Demo operators have a public password and no second factor. */
const readSecondFactor = (env: Environment, operators: 'on' | 'off'): Settings['secondFactor'] => ({
  operators: readSwitch(env, 'WBN_SECOND_FACTOR_OPERATORS', { on: 'on', off: 'off' }, operators) === 'on',
  paidOwners: readSwitch(env, 'WBN_SECOND_FACTOR_PAID_OWNERS', { on: 'on', off: 'off' }, 'off') === 'on',
});

/** The database package's errors already say what to write. */
function checked<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw new SettingError((error as Error).message);
  }
}
