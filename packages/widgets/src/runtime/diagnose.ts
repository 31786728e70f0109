import { listCountries, searchTypes } from '@wbn/contract';
import type { WbnError } from '@wbn/core';
import { configFaults } from '../diagnosis/config.ts';
import { diagnoseElements } from '../diagnosis/elements.ts';
import { diagnosePermissions } from '../diagnosis/permissions.ts';
import { textNames } from '../diagnosis/text-names.ts';
import { diagnoseTokens } from '../diagnosis/tokens.ts';
import type { Finding } from '../loader/api.ts';
import { pageClient } from './core.ts';
import { pageRegistry } from './registry.ts';

/** Violations of the page's policies so far, from the browser's report buffer. */
function violations(): Finding[] {
  if (!('ReportingObserver' in globalThis)) return [];
  const observer = new ReportingObserver(() => {}, { buffered: true, types: ['csp-violation'] });
  observer.observe();
  const reports = observer.takeRecords();
  observer.disconnect();
  const blocked = reports.map(({ body }) => {
    const { effectiveDirective, blockedURL } = body as unknown as { effectiveDirective: string; blockedURL: string };
    const directive = effectiveDirective.replace('-elem', '');
    // `inline` and `eval` have no origin, and our scripts need neither.
    return URL.canParse(blockedURL)
      ? `The page's policy blocked ${new URL(blockedURL).origin}: add that to its ${directive}.`
      : `The page's policy (${directive}) blocked ${blockedURL}, which no widget needs.`;
  });
  // A repeated call is blocked again.
  return [...new Set(blocked)].map((text) => ({ level: 'error', about: 'policy', text }));
}

const noKey =
  'The script tag has no data-key: copy it from the snippet that you were given, or ask the operator of the API for one.';

const noOrigin =
  'This page has no origin, so no key can allow it: serve a file by http, or give the sandbox that holds the page allow-same-origin.';

interface Network {
  readonly answer: Finding;
  /** The codes of the countries; undefined if the API did not answer. */
  readonly countries?: readonly string[];
}

/** The API's answer to a call of this page, with its key and origin. */
async function askApi(): Promise<Network> {
  const client = pageClient();
  try {
    const { data } = await client.call(listCountries);
    const answer: Finding = { level: 'ok', about: 'api', text: `${client.options.api} answers this page.` };
    return { answer, countries: data.map(({ code }) => code) };
  } catch (failed) {
    return { answer: await explain(failed as WbnError) };
  }
}

/** The reason of a failed call. */
async function explain({ name, message, fields }: WbnError): Promise<Finding> {
  const client = pageClient();
  const { api, key } = client.options;
  const error = (about: string, text: string): Finding => ({ level: 'error', about, text });
  const otherOrigin = (why: string) =>
    error(
      'origin',
      // The browser sends this origin with a call; in a sandbox `location.origin` is another one.
      origin === 'null'
        ? noOrigin
        : `${why} ${origin}: have this origin added to the key, or use the key that was made for this site.`,
    );
  if (name === 'OriginRefused') {
    if (!key) return error('key', noKey);
    if (!fields.includes('x-wbn-key')) return otherOrigin(`The key ${key} does not allow`);
    return error('key', `${api} does not know the key ${key}, or it was withdrawn: put the current one into data-key.`);
  }
  if (name !== 'NetworkError') return error('api', `${api} answers ${name}: ${message}`);
  // An opaque answer still shows that the server is up.
  const isThere = await fetch(`${api}/health/live`, { mode: 'no-cors' }).catch(() => undefined);
  if (isThere) {
    return key ? otherOrigin(`Neither ${key} nor another key in force allows`) : error('key', noKey);
  }
  return error('api', `${api} cannot be reached from here: is it up, and is it in the policy's connect-src?`);
}

/** Problems of this page's integration as sentences. Sends one call to the API. */
export async function diagnose(): Promise<readonly Finding[]> {
  const { versions, tags, config } = pageRegistry();
  const { answer, countries } = await askApi();
  const known = Object.keys(tags);
  const findings: Finding[] = [
    ...violations(),
    ...diagnoseElements(known, {
      business: searchTypes.map(({ code }) => code),
      countries: countries ? ['global', ...countries] : [],
    }),
    ...diagnoseTokens(known),
    ...[...configFaults(pageRegistry(), textNames)].map(
      (text) => ({ level: 'error', about: 'configure', text }) as const,
    ),
    ...diagnosePermissions(pageClient().session?.get().token, known),
    answer,
  ];
  // Our own sites need no key.
  if (!config.key && answer.level === 'ok') findings.push({ level: 'warning', about: 'key', text: noKey });
  findings.push(
    versions.length > 1
      ? { level: 'warning', about: 'version', text: `More than one script tag: ${versions.join(' and ')}.` }
      : { level: 'ok', about: 'version', text: `Version ${versions.join()}.` },
  );
  return findings;
}
