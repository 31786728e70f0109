import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { top } from '../../scripts/run.ts';

const projects = path.join(import.meta.dirname, 'projects');
/** Every source of a project that the tests beside this one check, build and open. */
const sources = globSync('*/**/*.{ts,tsx,vue,svelte,css,mjs}', { cwd: projects }).map((file) =>
  readFileSync(path.join(projects, file), 'utf8'),
);

interface Snippet {
  readonly language: string;
  readonly code: string;
}

/** The code of a README, without the indentation of a list that it stands in. */
function snippetsOf(readme: string): Snippet[] {
  const text = readFileSync(path.join(top, readme), 'utf8');
  return [...text.matchAll(/^( *)```(\w+)\n([\s\S]*?)^ *```$/gm)].map(([, indent = '', language = '', code = '']) => ({
    language,
    code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  }));
}

it.each(['angular', 'react', 'svelte', 'vue', 'widgets'].map((name) => `packages/${name}/README.md`))(
  'the snippets of %s are code that a test runs',
  (readme) => {
    // packages/widgets/tests/readme-snippets.browser.test.ts pastes the HTML and CSS of the widgets into pages.
    const languages = readme.includes('widgets') ? /^tsx?$/ : /^(tsx?|vue|svelte|css)$/;
    const snippets = snippetsOf(readme).filter(({ language }) => languages.test(language));
    expect(snippets.length).toBeGreaterThan(1);
    for (const { code } of snippets) expect(sources.filter((source) => source.includes(code)).length, code).not.toBe(0);
  },
);

it.each(['angular', 'react', 'svelte', 'vue'])('the README of %s needs three steps at most, each with code', (name) => {
  const text = readFileSync(path.join(top, 'packages', name, 'README.md'), 'utf8');
  const steps = [...text.matchAll(/^(\d)\. [\s\S]*?(?=^\S)/gm)];
  expect(steps.map(([, number]) => number)).toEqual(['1', '2', '3']);
  for (const [step] of steps) expect(step).toContain('```');
});
