import { newCall } from '../new/call.ts';
import { newLocale } from '../new/locale.ts';
import { newMigration } from '../new/migration.ts';
import { namesOf } from '../new/names.ts';
import { newPage } from '../new/page.ts';
import { carryOut, type Plan } from '../new/plan.ts';
import { newWidget } from '../new/widget.ts';
import { exitCode, top } from '../run.ts';

/** `npm run new -- page|widget|migration NAME`, `npm run new -- call CONCEPT/NAME`, `npm run new -- locale CODE`: writes the files of a new part and prints the next steps. */
const [kind, name = ''] = process.argv.slice(2);

function planOf(): Plan {
  const [concept = '', call] = name.split('/');
  if (kind === 'page') return newPage(namesOf(name));
  if (kind === 'widget') return newWidget(namesOf(name));
  if (kind === 'locale') return newLocale(name, top);
  if (kind === 'migration') return newMigration(namesOf(name), top);
  if (kind === 'call') return newCall(concept, namesOf(call ?? concept), top);
  throw new Error(
    'Write npm run new -- page|widget|migration NAME, npm run new -- call CONCEPT/NAME, or npm run new -- locale fr.',
  );
}

try {
  const plan = planOf();
  const written = carryOut(plan, top);
  await exitCode([
    'biome',
    'check',
    '--write',
    '--log-level=error',
    ...written.filter((file) => /\.(tsx?|css|json)$/.test(file)),
  ]);
  console.log(`Wrote:\n${written.map((file) => `  ${file}`).join('\n')}\n\nNext:`);
  for (const [at, step] of plan.steps.entries()) console.log(`  ${at + 1}. ${step}`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(2);
}
