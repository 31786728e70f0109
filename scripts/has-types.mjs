// `npm pack` in a package's folder: refuses while the types that its package.json names are missing, since `npm start` and a build for tests
// make none. A release packs without this script (scripts/release/pack.ts). Plain Node: npm runs it with the system's.
import { existsSync, readFileSync } from 'node:fs';

const { name, exports } = JSON.parse(readFileSync('package.json', 'utf8'));
const types = Object.values(exports).flatMap((target) => target.types ?? []);
const missing = types.filter((file) => !existsSync(file));
if (missing.length > 0) {
  console.error(
    `${name} has no types yet (${missing[0]} is missing): run "npm run build" in the repository's root first.`,
  );
  process.exitCode = 1;
}
