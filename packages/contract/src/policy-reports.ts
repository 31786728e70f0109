/** Where the API and the account site take reports of browsers about a violated content security policy. No call: its formats are the browsers'. */
export const policyReportPath = '/policy-reports';

interface PolicyReporting {
  /** To be added to the policy. */
  readonly directives: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Asks browsers to report to a server of ours. With `report-to` they no longer follow `report-uri`, and they know `report-to` over TLS only;
 * other browsers know `report-uri` alone.
 *
 * @example policyReporting('https://api.example').headers // { 'reporting-endpoints': 'policy="https://api.example/policy-reports"' }
 * @example policyReporting('https://api.example').directives // ['report-uri https://api.example/policy-reports', 'report-to policy']
 */
export function policyReporting(origin: string): PolicyReporting {
  const address = origin + policyReportPath;
  const isSecure = origin.startsWith('https:');
  return {
    directives: [`report-uri ${address}`, ...(isSecure ? ['report-to policy'] : [])],
    headers: isSecure ? { 'reporting-endpoints': `policy="${address}"` } : {},
  };
}
