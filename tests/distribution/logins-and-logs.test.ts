import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { top } from '../../scripts/run.ts';

/** The lists of logins and logs in docs/security-rules.md are complete: the code has no other. */

const page = readFileSync(path.join(top, 'docs/security-rules.md'), 'utf8');
const part = (name: string): string => new RegExp(`<!--${name}-->([^]*?)<!--end-->`).exec(page)?.[1] ?? '';
const quoted = (text: string): string[] => [...new Set([...text.matchAll(/`([^`]+)`/g)].map(([, one = '']) => one))];

const sources = globSync('packages/{accounts,database,http,network,server}/src/**/*.ts', { cwd: top })
  .sort()
  .filter((file) => !/\.test\.|\/(?:testing|bench|fixtures)\//.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(top, file), 'utf8').replaceAll(/^import[^;]*;$/gm, '') }));
const filesWith = (what: RegExp): string[] => sources.filter(({ text }) => what.test(text)).map(({ file }) => file);
const inAccounts = (file: string): string => file.replace('packages/accounts/src/', '');

describe('the ways to log in', () => {
  it('stand in the security rules, each with the files in which it begins, and there is no other', () => {
    // The first of them write the row; the others make them do so.
    const steps = ['account-session/account-session.ts', 'routes/login/complete-login.ts', 'calls/first-party.ts'];
    const begins = filesWith(/\b(?:startAccountSession|completeLogin|codeFor)\(/).map(inAccounts);
    expect(begins.length).toBeGreaterThan(6);
    const listed = quoted(part('ways')).filter((one) => one.endsWith('.ts'));
    expect(listed.sort()).toEqual(begins.filter((file) => !steps.includes(file)).sort());
  });

  it('all pass one place that makes a login, one that makes a session, and one that makes a code for it', () => {
    expect(filesWith(/insertInto\('accountSessions'\)/).map(inAccounts)).toEqual([
      'account-session/account-session.ts',
    ]);
    expect(filesWith(/insertInto\('sessions'\)/).map(inAccounts)).toEqual(['sessions/start-session.ts']);
    expect(filesWith(/insertInto\('handoverCodes'\)/).map(inAccounts)).toEqual(['handover/issue-code.ts']);
    expect(filesWith(/\bstartSession\(/).map(inAccounts)).toEqual([
      'handover/redeem-code.ts',
      'sessions/start-session.ts',
    ]);
    expect(filesWith(/\bissueCode\(/).map(inAccounts)).toEqual([
      'calls/first-party.ts',
      'handover/issue-code.ts',
      'routes/go-on.ts',
    ]);
  });
});

describe('the logs', () => {
  const all = sources.map(({ text }) => text).join('\n');

  it('stand in the security rules, each by its name in the code, with the days that the trail is kept', () => {
    const written = [...all.matchAll(/openLog\([\w.]+, '(\w+)'\)/g)].map(([, name = '']) => name);
    const tables = [...all.matchAll(/insertInto\('(authTrail|auditLog)'\)/g)].map(([, name = '']) =>
      name.replace(/[A-Z]/, (letter) => `_${letter.toLowerCase()}`),
    );
    expect(written.length).toBeGreaterThan(2);
    expect(quoted(part('logs')).sort()).toEqual([...new Set([...written, ...tables, '/metrics'])].sort());
    const [, days] = /keptDays = (\d+)/.exec(all) ?? [];
    expect(part('logs')).toMatch(new RegExp(`\\| database, ${days} days \\|`));
  });

  it('go to standard output or to files of the data folder, and nowhere else', () => {
    expect(filesWith(/\bcreateLogger\(/)).toEqual([
      'packages/http/src/logs/logger.ts',
      'packages/network/src/boot/open-log.ts',
    ]);
    expect(filesWith(/\bpino\(|pino\.destination|pino\.transport|\bsyslog\b/)).toEqual([
      'packages/http/src/logs/logger.ts',
      'packages/network/src/boot/open-log.ts',
    ]);
    // Lines for people who start a process or an import.
    expect(
      filesWith(/\bconsole\.\w+[(,)]|console\.log\b|process\.std(?:out|err)\.write|appendFile|createWriteStream/),
    ).toEqual([
      'packages/network/src/boot/end-with.ts',
      'packages/network/src/import.ts',
      'packages/network/src/serve.ts',
      'packages/network/src/settings/command-words.ts',
    ]);
  });
});
