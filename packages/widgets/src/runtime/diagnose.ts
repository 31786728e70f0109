import { searchTypes } from '@wbn/contract';
import type { Client } from '@wbn/core';
import { askAccounts } from '../diagnosis/accounts.ts';
import { configFaults } from '../diagnosis/config.ts';
import { diagnoseElements } from '../diagnosis/elements.ts';
import { askApi, noKey } from '../diagnosis/network.ts';
import { diagnosePermissions } from '../diagnosis/permissions.ts';
import { textNames } from '../diagnosis/text-names.ts';
import { diagnoseTokens } from '../diagnosis/tokens.ts';
import type { Finding } from '../loader/api.ts';
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

/** The findings of one part. A page may have changed what that part needs, and the others still have something to say. */
async function part(name: string, find: () => Iterable<Finding> | Promise<Iterable<Finding>>): Promise<Finding[]> {
  try {
    return [...(await find())];
  } catch (failed) {
    return [{ level: 'warning', about: name, text: `This part of the diagnosis failed: ${failed}` }];
  }
}

/** Problems of this page's integration as sentences. Sends up to three calls to the API; each request has a time limit. */
export async function diagnose(client: Client): Promise<readonly Finding[]> {
  const { versions, tags, config } = pageRegistry();
  let network: Awaited<ReturnType<typeof askApi>> | undefined;
  const known = Object.keys(tags);
  const asked = await part('api', async () => {
    network = await askApi(client);
    return [network.answer, ...network.others];
  });
  const accounts = await part('accounts', () => askAccounts(client));
  const countries = network?.countries;
  const findings = [
    ...(await part('policy', violations)),
    ...(await part('element', () =>
      diagnoseElements(known, {
        business: searchTypes.map(({ code }) => code),
        countries: countries ? ['global', ...countries] : [],
      }),
    )),
    ...(await part('theme', () => diagnoseTokens(known))),
    ...(await part('configure', () =>
      [...configFaults(pageRegistry(), textNames)].map(
        (text) => ({ level: 'error', about: 'configure', text }) as const,
      ),
    )),
    ...(await part('permission', () => diagnosePermissions(client.session?.get().token, known))),
    ...asked,
    ...accounts,
  ];
  // Our own sites need no key.
  if (!config.key && network?.answer.level === 'ok') findings.push({ level: 'warning', about: 'key', text: noKey });
  findings.push(
    versions.length > 1
      ? { level: 'warning', about: 'version', text: `More than one script tag: ${versions.join(' and ')}.` }
      : { level: 'ok', about: 'version', text: `Version ${versions.join()}.` },
  );
  return findings;
}
