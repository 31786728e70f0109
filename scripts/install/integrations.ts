import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { top } from '../run.ts';
import { installByLock, isInstalledByLock } from './by-lock.ts';

const projects = path.join(top, 'tests', 'integrations', 'projects');
const clone = createHash('sha256').update(top).digest('hex').slice(0, 8);
const caches = process.env.XDG_CACHE_HOME ?? path.join(os.homedir(), '.cache');

/** Where a project of tests/integrations is installed: outside the repository, so that nothing of it is found by accident. */
export const integrationFolder = (name: string): string => path.join(caches, 'wbn-integrations', clone, name);

/** The projects that have a lock of their own; the others are sources that these share. */
const lockedProjects = (): string[] =>
  readdirSync(projects).filter((name) => existsSync(path.join(projects, name, 'package-lock.json')));

/** Installs the framework of one project, not our packages; `WBN_TEST_SETUP=off` takes what is there. Answers whether it is. */
export async function installIntegration(name: string): Promise<boolean> {
  const folder = integrationFolder(name);
  mkdirSync(folder, { recursive: true });
  for (const file of ['package.json', 'package-lock.json']) {
    copyFileSync(path.join(projects, name, file), path.join(folder, file));
  }
  if (process.env.WBN_TEST_SETUP === 'off') return isInstalledByLock(folder);
  return installByLock(folder, undefined, `tests/integrations/projects/${name}`);
}

/** Installs all of them, two at a time; answers the names of those that could not be installed. */
export async function installIntegrations(): Promise<string[]> {
  const queue = lockedProjects();
  const failed: string[] = [];
  async function lane(): Promise<void> {
    for (let name = queue.shift(); name; name = queue.shift()) {
      // Without a registry each further attempt would only wait.
      if (failed.length > 0 || !(await installIntegration(name))) failed.push(name);
    }
  }
  await Promise.all([lane(), lane()]);
  return failed.sort();
}
