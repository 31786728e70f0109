import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
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

/** The sandbox's own packages: their names (`@wbn/react`) and folders. */
const workspaces = (folder: string): { readonly name: string; readonly at: string }[] =>
  [...readdirSync(path.join(folder, 'packages')).map((one) => path.join('packages', one)), 'host-site'].map((one) => {
    const at = path.join(folder, one);
    const { name } = JSON.parse(readFileSync(path.join(at, 'package.json'), 'utf8')) as { readonly name: string };
    return { name, at };
  });

/** Links the installed packages of `top`, but the sandbox's own ones. */
function linkModules(top: string, folder: string): void {
  const from = path.join(top, 'node_modules');
  const to = path.join(folder, 'node_modules');
  const all = workspaces(folder);
  const own = new Set(['@wbn', ...all.map(({ name }) => name)]);
  mkdirSync(path.join(to, '@wbn'), { recursive: true });
  for (const name of readdirSync(from)) if (!own.has(name)) symlinkSync(path.join(from, name), path.join(to, name));
  for (const { at, name } of all) symlinkSync(at, path.join(to, name), 'junction');
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
