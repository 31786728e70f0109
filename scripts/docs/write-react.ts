import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { top } from '../run.ts';
import { elementDocs } from './model.ts';
import { reactSources } from './react.ts';

const folder = path.join(top, 'packages', 'react', 'src', 'components');

/** Writes the components of the built widgets, and removes those of widgets that no longer exist. */
export async function writeReact(): Promise<void> {
  const wanted = reactSources(await elementDocs());
  mkdirSync(folder, { recursive: true });
  const present = Object.fromEntries(
    readdirSync(folder).map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]),
  );
  for (const name of Object.keys(present)) if (!(name in wanted)) rmSync(path.join(folder, name));
  for (const [name, text] of Object.entries(wanted)) {
    if (present[name] !== text) writeFileSync(path.join(folder, name), text);
  }
}
