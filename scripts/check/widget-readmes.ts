import { elementDocs } from '../docs/model.ts';
import { staleReadmes } from '../docs/readme.ts';
import { staleTokenFiles } from '../docs/tokens.ts';

/** `--write` updates the tables. */
const write = process.argv.includes('--write');
const stale = [...staleReadmes(await elementDocs(), write), ...staleTokenFiles(write)];
for (const file of stale) console.log(write ? `Wrote ${file}.` : `${file} differs from its definition.`);
if (!stale.length) console.log('Each widget’s README has the tables of its definition.');
if (stale.length && !write) console.log('Run: node --conditions=wbn-source scripts/check/widget-readmes.ts --write');
process.exit(stale.length && !write ? 1 : 0);
