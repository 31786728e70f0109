import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { widgets, widgetsDist } from './paths.ts';

/** The part of a built widget's definition that this script reads. */
interface Definition {
  readonly tag: string;
  readonly meta: { readonly attributes: object; readonly load?: boolean };
}

/** The attributes of each widget, by its tag without `wbn-`. */
export async function attributesOfWidgets() {
  const all = widgets.map(async (name) => [name, [...Object.keys((await metaOf(name)).attributes), 'dir']]);
  return Object.fromEntries(await Promise.all(all));
}

/** A widget's definition, from the modules that were built just before. */
export async function metaOf(name: string): Promise<Definition['meta']> {
  const module = await import(pathToFileURL(path.join(widgetsDist, name, 'element.js')).href);
  const definition = Object.values(module).find((one) => (one as Partial<Definition>)?.tag === `wbn-${name}`);
  return (definition as Definition).meta;
}
