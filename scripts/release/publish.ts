import { published } from '../published.ts';

const fileOf = (name: string, version: string) =>
  `${name === 'shadow-dom-inject' ? name : `wbn-${name}`}-${version}.tgz`;

/** The commands that publish a release: one tarball at a time, each package after its dependencies. */
export const publishCommands = (version: string): string[] =>
  published.map((name) => `npm publish release/packages/${fileOf(name, version)} --access public`);
