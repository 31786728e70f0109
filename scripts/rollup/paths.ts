import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { top } from '../run.ts';

export const packages = path.join(top, 'packages');
export const widgetsDist = path.join(packages, 'widgets', 'dist');
export const cdn = path.join(widgetsDist, 'cdn');
export const { version } = JSON.parse(readFileSync(path.join(packages, 'widgets', 'package.json'), 'utf8')) as {
  readonly version: string;
};

/** All widgets: folders with a `define.ts`. A widget's tag is `wbn-` and its folder's name. */
export const widgets = readdirSync(path.join(packages, 'widgets', 'src')).filter((name) =>
  existsSync(path.join(packages, 'widgets', 'src', name, 'define.ts')),
);

export const localesOf = (widget: string): string[] =>
  readdirSync(path.join(packages, 'widgets', 'src', widget, 'texts'))
    .filter((name) => name.endsWith('.ts') && name !== 'en.ts')
    .map((name) => name.slice(0, -3));
