import { spawn } from 'node:child_process';
import { cpSync, existsSync, globSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inject } from 'vitest';
import { installIntegration, integrationFolder } from '../../../scripts/install/integrations.ts';

const projects = path.join(import.meta.dirname, '..', 'projects');

/** A small project of somebody else, in its folder outside the repository. */
export interface Project {
  readonly folder: string;
  /** Runs a program of the project to its end; throws with all that it printed when it fails. */
  run(command: readonly string[]): Promise<string>;
  /** Writes the project's files anew, with the texts replaced. */
  write(replacements: Readonly<Record<string, string>>): void;
}

/** The environment of somebody's shell: nothing of vitest, nothing of this repository's conditions. */
export function plainEnvironment(folder: string): NodeJS.ProcessEnv {
  const ofTests = /^(NODE_ENV|NODE_OPTIONS|VITEST|TEST|DEV|PROD|MODE|SSR|BASE_URL|FORCE_COLOR)$|^(VITEST|WBN|VITE)_/;
  const shell = Object.fromEntries(Object.entries(process.env).filter(([name]) => !ofTests.test(name)));
  const bins = [path.join(folder, 'node_modules', '.bin'), path.dirname(process.execPath), process.env.PATH];
  const silent = { CI: '1', NO_COLOR: '1', NEXT_TELEMETRY_DISABLED: '1', NUXT_TELEMETRY_DISABLED: '1' };
  const quiet = { ASTRO_TELEMETRY_DISABLED: '1', NG_CLI_ANALYTICS: 'false' };
  return { ...shell, PATH: bins.join(path.delimiter), ...silent, ...quiet };
}

function runIn(folder: string, [program = '', ...rest]: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, rest, {
      cwd: folder,
      env: plainEnvironment(folder),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (printed += text));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(printed);
      else reject(new Error(`${[program, ...rest].join(' ')} ended with ${code}:\n${printed.slice(-6000)}`));
    });
  });
}

/** Installs our tarballs beside the framework as a user would: npm refuses them where a peer's range does not fit. */
async function installTarballs(folder: string, packages: readonly string[]): Promise<void> {
  const tarballs = inject('tarballs');
  const stamp = path.join(folder, 'node_modules', '.wbn-tarballs');
  const wanted = `${path.basename(tarballs)} ${packages.join(' ')}`;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  rmSync(stamp, { force: true });
  const files = readdirSync(tarballs).filter((file) =>
    packages.some((name) => file.replace(/-\d.*$/, '') === (name === 'shadow-dom-inject' ? name : `wbn-${name}`)),
  );
  const flags = ['--no-save', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];
  await runIn(folder, ['npm', 'install', ...flags, ...files.map((file) => path.join(tarballs, file))]);
  writeFileSync(stamp, wanted);
}

/** Opens a project with our packages in it; undefined where it is not installed and the registry cannot be reached. */
export async function openProject(
  name: string,
  layers: readonly string[],
  packages: readonly string[],
): Promise<Project | undefined> {
  if (!(await installIntegration(name))) return undefined;
  const folder = integrationFolder(name);
  await installTarballs(folder, packages);
  return {
    folder,
    run: (command) => runIn(folder, command),
    write(replacements) {
      for (const old of readdirSync(folder)) {
        if (!/^(node_modules|package(-lock)?\.json)$/.test(old)) rmSync(path.join(folder, old), { recursive: true });
      }
      for (const layer of layers) cpSync(path.join(projects, layer), folder, { recursive: true });
      for (const file of globSync('**/*', { cwd: folder, exclude: (found) => found === 'node_modules' })) {
        const place = path.join(folder, file);
        if (!statSync(place).isFile() || file === 'package-lock.json') continue;
        let text = readFileSync(place, 'utf8');
        for (const [from, to] of Object.entries(replacements)) text = text.replaceAll(from, to);
        writeFileSync(place, text);
      }
    },
  };
}
