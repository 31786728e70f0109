import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** The folder of third-party checkers: separate, so that `npm start` does not install them. */
const modules = path.join(import.meta.dirname, 'node_modules');

/** A file of a checker that `npm test` has installed, by its path inside node_modules. */
export const gateFile = (file: string): string => path.join(modules, file);

/** Whether the checkers are installed; scripts/install/ says why not. */
export const hasGates = existsSync(path.join(modules, '.wbn-installed'));

export const hasJava = spawnSync('java', ['-version']).status === 0;

/** A module of a checker, typed by the caller. */
export const gateModule = async <Module>(file: string): Promise<Module> =>
  (await import(/* @vite-ignore */ pathToFileURL(gateFile(file)).href)) as Module;
