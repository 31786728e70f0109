import { copyFileSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { changedFiles } from '../release/changed-files.ts';
import { collect } from '../release/collect.ts';
import { nameHomes } from '../release/manifests.ts';
import { makeProduction } from '../release/production.ts';
import { publishCommands } from '../release/publish.ts';
import { openSandbox } from '../release/sandbox.ts';
import { releaseSettings } from '../release/settings.ts';
import { addressProblems, cdnProblems, tarballProblems } from '../release/verify.ts';
import { top } from '../run.ts';

/**
 * `npm run release [-- --dry-run]`: builds the next release of the last commit in `release/`, in a copy of the repository. With `--dry-run`
 * the working tree does not change; otherwise it takes over versions, changelogs and changesets. Publishes nothing: the last lines list the
 * next steps.
 */
const words = process.argv.slice(2);
if (words.some((word) => word !== '--dry-run')) {
  console.error(
    `"${words.join(' ')}" is not known. Write npm run release -- --dry-run, or npm run release for a real one.`,
  );
  process.exit(2);
}
// Without the --, npm consumes --dry-run and passes it as this variable.
const isDry = words.length > 0 || process.env.npm_config_dry_run === 'true';
const { env, missing } = releaseSettings(process.env);
if (missing.length && !isDry) {
  console.error(
    `Set ${missing.join(', ')}: their values go into each package.json. CONTRIBUTING.md says what each is.`,
  );
  process.exit(2);
}
const out = path.join(top, 'release');
const sandbox = await openSandbox(top);
try {
  await sandbox.run('Raising the versions', ['changeset', 'version']);
  const touched = changedFiles(sandbox.folder);
  if (touched.length === 0) throw new Error('There is no changeset, so there is nothing to release.');
  const script = path.join('scripts', 'release', 'build-packages.ts');
  await sandbox.run('Building', ['node', '--conditions=wbn-source', script], env);
  nameHomes(sandbox.folder, env);
  const { version, files } = collect(sandbox.folder, out);
  makeProduction(sandbox.folder, top, path.join(out, 'production'));
  const problems = [
    ...cdnProblems(path.join(out, 'cdn')),
    ...tarballProblems(path.join(out, 'packages'), version),
    ...addressProblems(out),
  ];
  for (const [file, { bytes }] of Object.entries(files)) console.log(`${String(bytes).padStart(9)}  release/${file}`);
  for (const problem of problems) console.error(problem);
  if (problems.length) throw new Error('Do not publish this release: see the problems above.');
  console.log('           release/production/ (start it with: node serve.mjs)');
  if (!isDry) takeOver(touched);
  console.log(`\nRelease ${version} stands in release/.${isDry ? ' The working tree is as it was.' : ''}`);
  console.log(
    isDry
      ? 'Without --dry-run, versions, changelogs and changesets are changed too.'
      : `Now: npm install, commit, git tag v${version}, add release/cdn to the CDN, and`,
  );
  if (isDry && missing.length)
    console.log(`Not set, so addresses under .example stand for them: ${missing.join(', ')}.`);
  if (!isDry) for (const command of publishCommands(version)) console.log(`  ${command}`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  sandbox.remove();
}

/** Copies the sandbox's versions, changelogs and used changesets into the working tree. */
function takeOver(touched: readonly string[]): void {
  for (const file of touched) {
    const from = path.join(sandbox.folder, file);
    if (!existsSync(from)) rmSync(path.join(top, file), { force: true });
    else {
      copyFileSync(from, path.join(top, file));
    }
  }
}
