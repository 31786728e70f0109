import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Names } from './names.ts';
import { before, type Plan, withImport } from './plan.ts';

const folder = 'packages/database/src/migrations';

/** A migration with the next number. */
export function newMigration({ camel, kebab, words }: Names, top: string): Plan {
  const numbers = readdirSync(path.join(top, folder)).map((file) => Number.parseInt(file, 10) || 0);
  const number = String(Math.max(...numbers) + 1).padStart(3, '0');
  const name = `${number}-${kebab}`;
  return {
    files: {
      [`${folder}/${name}.ts`]: `import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** ${words}. */
export const ${camel}: Migration = {
  up: runSql(\`
select 1;
\`),
};
`,
    },
    changes: {
      [`${folder}/index.ts`]: (source) =>
        before('};\n', `  '${name}': ${camel},\n`)(withImport(`import { ${camel} } from './${name}.ts';`)(source)),
    },
    steps: [
      `Write the SQL in ${folder}/${name}.ts. A release before this one must be able to work on the new schema: add first, remove a release later.`,
      'Describe new columns in packages/database/src/schema.',
      'Run: npx vitest run --project db packages/database/src/migrate.db.test.ts',
    ],
  };
}
