/** The part of a browser's report that we keep: enough to find the page and the rule, and nothing that a person typed. */
export interface ReducedReport {
  /** The directive, `other` if we do not know it. */
  readonly directive: string;
  /** The origin of the blocked address, or a word such as `inline`; `other` for everything else. */
  readonly blocked: string;
  /** The path of our page without its query, which may hold a one-time code. */
  readonly page: string;
}

/** Most reports of one request that are read. */
export const maxReports = 10;

const directives = new Set([
  'base-uri',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'require-trusted-types-for',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'trusted-types',
  'worker-src',
]);
const words = new Set([
  'inline',
  'eval',
  'wasm-eval',
  'trusted-types-sink',
  'trusted-types-policy',
  'data',
  'blob',
  'self',
]);
const longestOrigin = 200;
const longestPath = 200;

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const textIn = (fields: Fields, names: readonly string[]): string => {
  const value = names.map((name) => fields[name]).find((one) => typeof one === 'string');
  return typeof value === 'string' ? value : '';
};
const addressIn = (text: string): URL | null => (text.length <= 4096 && URL.canParse(text) ? new URL(text) : null);

/** The fields of each report of a body: `application/csp-report` holds one, `application/reports+json` a list of reports of all kinds. */
function fieldsOf(body: unknown): Fields[] {
  if (Array.isArray(body)) {
    const own = body.slice(0, maxReports).filter((one) => isFields(one) && one.type === 'csp-violation');
    return own.map((one) => (one as Fields).body).filter(isFields);
  }
  const report = isFields(body) ? body['csp-report'] : undefined;
  return isFields(report) ? [report] : [];
}

function blockedBy(text: string): string {
  if (words.has(text)) return text;
  const address = addressIn(text);
  if (address === null) return 'other';
  const { origin, protocol } = address;
  const said = origin === 'null' ? protocol.slice(0, -1) : origin;
  return said.length <= longestOrigin ? said : 'other';
}

/** The reports of a body about pages of these origins; all others are left out. */
export function reduceReports(body: unknown, origins: readonly string[]): ReducedReport[] {
  return fieldsOf(body).flatMap((fields) => {
    const page = addressIn(textIn(fields, ['document-uri', 'documentURL']));
    if (page === null || !origins.includes(page.origin)) return [];
    const [directive = ''] = textIn(fields, ['effective-directive', 'effectiveDirective', 'violated-directive']).split(
      ' ',
    );
    return [
      {
        directive: directives.has(directive) ? directive : 'other',
        blocked: blockedBy(textIn(fields, ['blocked-uri', 'blockedURL'])),
        page: page.pathname.slice(0, longestPath),
      },
    ];
  });
}
