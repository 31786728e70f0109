import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { top } from '../run.ts';
import { manifest, vscode, webTypes } from './editors.ts';
import { llmsText } from './llms.ts';
import { elementDocs } from './model.ts';
import { elementTypes, jsxTypes, preactTypes, solidTypes, svelteTypes, vueTypes } from './types.ts';

/** Writes the files for editors, frameworks and other tools beside the npm build, from the definitions. */
export async function buildDocs(): Promise<void> {
  const folder = path.join(top, 'packages', 'widgets');
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string };
  const all = await elementDocs();
  const files: Readonly<Record<string, string | object>> = {
    'custom-elements.json': manifest(all),
    'vscode.html-custom-data.json': vscode(all),
    'web-types.json': webTypes(all, version),
    // Bundlers keep an import for its effect, as that of a module with types alone: there must be something to find.
    'types.js': 'export {};\n',
    'llms.txt': llmsText(all, version),
    'elements.d.ts': elementTypes(all),
    'jsx.d.ts': jsxTypes(all),
    'preact.d.ts': preactTypes(all),
    'solid.d.ts': solidTypes(all),
    'vue.d.ts': vueTypes(all),
    'svelte.d.ts': svelteTypes(all),
  };
  for (const [name, content] of Object.entries(files)) {
    const text = typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`;
    writeFileSync(path.join(folder, 'dist', name), text);
  }
  // Beside the loader, where a reader of a page finds it.
  copyFileSync(path.join(folder, 'dist', 'llms.txt'), path.join(folder, 'dist', 'cdn', 'v1', 'llms.txt'));
}
