import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { top } from '../run.ts';
import { angularSources } from './angular.ts';
import { elementDocs } from './model.ts';
import { reactSources } from './react.ts';
import { svelteSources } from './svelte.ts';
import { vueSources } from './vue.ts';

/** Writes the files of a folder that is made by us alone, and removes the others in it. */
function writeFolder(folder: string, wanted: Readonly<Record<string, string>>): void {
  mkdirSync(folder, { recursive: true });
  const present = Object.fromEntries(
    readdirSync(folder).map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]),
  );
  for (const name of Object.keys(present)) if (!(name in wanted)) rmSync(path.join(folder, name));
  for (const [name, text] of Object.entries(wanted)) {
    if (present[name] !== text) writeFileSync(path.join(folder, name), text);
  }
}

/** The packages with components of a framework, and the way to write them. */
export const wrapperSources = {
  angular: angularSources,
  react: reactSources,
  svelte: svelteSources,
  vue: vueSources,
};

/** Writes the components of each framework from the definitions of the widgets that were just built. */
export async function writeWrappers(): Promise<void> {
  const all = await elementDocs();
  for (const [name, sources] of Object.entries(wrapperSources))
    writeFolder(path.join(top, 'packages', name, 'src', 'components'), sources(all));
}
