import { listCountries } from '@wbn/contract';
import type { WbnError } from '@wbn/core';
import type { Finding } from '../loader/api.ts';
import { pageClient } from './core.ts';
import { pageRegistry } from './registry.ts';

/** Policies that the page broke so far, as the browser remembers them. */
function violations(): Finding[] {
  if (!('ReportingObserver' in globalThis)) return [];
  const observer = new ReportingObserver(() => {}, { buffered: true, types: ['csp-violation'] });
  observer.observe();
  const reports = observer.takeRecords();
  observer.disconnect();
  return reports.map(({ body }) => {
    const { effectiveDirective, blockedURL } = body as unknown as { effectiveDirective: string; blockedURL: string };
    return {
      level: 'error',
      about: 'policy',
      text: `The page's policy (${effectiveDirective}) blocked ${blockedURL}.`,
    };
  });
}

function elements(tags: readonly string[]): Finding[] {
  const findings: Finding[] = [];
  for (const element of document.querySelectorAll(tags.join() || 'no-tags')) {
    const name = `<${element.localName}${element.id && ` id="${element.id}"`}>`;
    if (!element.shadowRoot)
      findings.push({ level: 'warning', about: 'element', text: `${name} has not been drawn yet.` });
    if (!element.firstElementChild) {
      findings.push({
        level: 'warning',
        about: 'fallback',
        text: `${name} holds nothing to show if the widget cannot load.`,
      });
    }
  }
  return findings;
}

async function network(): Promise<Finding> {
  const client = pageClient();
  const { api } = client.options;
  try {
    await client.call(listCountries);
    return { level: 'ok', about: 'api', text: `${api} answers this page.` };
  } catch (error) {
    const { name, message } = error as WbnError;
    const text =
      name === 'NetworkError'
        ? `${api} cannot be reached from here: is it in the policy's connect-src, and is this page's origin allowed?`
        : `${api} answers ${name}: ${message}`;
    return { level: 'error', about: 'api', text };
  }
}

/** What is wrong with this page's integration, in words. Asks the API once. */
export async function diagnose(): Promise<readonly Finding[]> {
  const { versions, tags, config } = pageRegistry();
  const findings: Finding[] = [...violations(), ...elements(Object.keys(tags)), await network()];
  if (!config.key) {
    findings.push({
      level: 'warning',
      about: 'key',
      text: 'The script tag has no data-key: quotas of unknown pages apply.',
    });
  }
  findings.push(
    versions.length > 1
      ? { level: 'warning', about: 'version', text: `More than one script tag: ${versions.join(' and ')}.` }
      : { level: 'ok', about: 'version', text: `Version ${versions.join()}.` },
  );
  return findings;
}
