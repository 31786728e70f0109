import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { exitCode } from '../run.ts';

/** A copy of the last commit, in which a release may change anything. */
export interface Sandbox {
  readonly folder: string;
  /** Runs a program in it; throws if it fails. */
  run(title: string, command: readonly string[], env?: Readonly<Record<string, string>>): Promise<void>;
  remove(): void;
}

const workspaces = (folder: string): string[] => readdirSync(path.join(folder, 'packages'));

/** Links the installed packages of `top`, but the sandbox's own workspaces. */
function linkModules(top: string, folder: string): void {
  const from = path.join(top, 'node_modules');
  const to = path.join(folder, 'node_modules');
  const own = new Set(['@wbn', ...workspaces(folder)]);
  mkdirSync(path.join(to, '@wbn'), { recursive: true });
  for (const name of readdirSync(from)) if (!own.has(name)) symlinkSync(path.join(from, name), path.join(to, name));
  for (const name of workspaces(folder)) {
    const link = name === 'shadow-dom-inject' ? name : path.join('@wbn', name);
    symlinkSync(path.join(folder, 'packages', name), path.join(to, link), 'junction');
  }
}

export async function openSandbox(top: string): Promise<Sandbox> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'wbn-release-'));
  const run: Sandbox['run'] = async (title, command, env = {}) => {
    if ((await exitCode(command, { cwd: folder, env })) !== 0) throw new Error(`${title} failed: ${command.join(' ')}`);
  };
  await run('Copying the last commit', ['git', 'clone', '--quiet', '--shared', top, '.']);
  linkModules(top, folder);
  return { folder, run, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
