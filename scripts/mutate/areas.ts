/** Code whose faults cost most, and the tests that must notice them. Paths relative to the root. */
export interface Area {
  readonly name: string;
  readonly files: readonly string[];
  /** The project of vitest: `unit` needs nothing, `db` a PostgreSQL. */
  readonly project: 'unit' | 'db';
  readonly tests: readonly string[];
}

export const areas: readonly Area[] = [
  {
    name: 'access',
    files: ['packages/http/src/access/*.ts'],
    project: 'db',
    tests: ['packages/http/src', 'packages/server/src/access'],
  },
  {
    name: 'money',
    files: ['packages/server/src/membership/*.ts'],
    project: 'db',
    tests: ['packages/server/src/membership'],
  },
  {
    name: 'sessions',
    files: ['packages/accounts/src/sessions/*.ts', 'packages/accounts/src/credentials/*.ts'],
    project: 'db',
    tests: ['packages/accounts/src'],
  },
  {
    name: 'escaping',
    files: [
      'packages/http/src/html/*.ts',
      'host-site/src/document/{escape,head}.ts',
      'packages/server/src/mail/render.ts',
    ],
    project: 'unit',
    tests: [
      'packages/http/src/html',
      'host-site/src/document',
      'packages/server/src/mail',
      'packages/accounts/src/pages',
    ],
  },
  {
    name: 'idempotency',
    files: ['packages/core/src/api/*.ts'],
    project: 'unit',
    tests: ['packages/core/src'],
  },
  {
    name: 'search',
    files: ['packages/server/src/search/understanding/*.ts'],
    project: 'unit',
    tests: ['packages/server/src/search'],
  },
];
