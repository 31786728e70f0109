import { published } from '../published.ts';

const fileOf = (name: string, version: string) =>
  `${name === 'shadow-dom-inject' ? name : `wbn-${name}`}-${version}.tgz`;

/** The commands that publish a release: npm takes one tarball at a time, and a package after those that it needs. */
export const publishCommands = (version: string): string[] =>
  published.map((name) => `npm publish release/packages/${fileOf(name, version)} --access public`);
