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
    tests: ['packages/http/src', 'packages/server/src/access.db.test.ts'],
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
      'packages/contract/src/writing/escape-html.ts',
      'packages/accounts/src/pages/html.ts',
      'packages/shadow-dom-inject/src/declarative.ts',
      'packages/server/src/mail/render.ts',
      'host-site/src/document/{head,json-for-script}.ts',
    ],
    project: 'unit',
    tests: [
      'packages/contract/src/writing/escape-html.test.ts',
      'packages/accounts/src/pages',
      'packages/shadow-dom-inject/src',
      'packages/server/src/mail',
      'host-site/src/document',
    ],
  },
  {
    name: 'requests',
    files: ['packages/core/src/api/*.ts'],
    project: 'unit',
    tests: ['packages/core/src'],
  },
  {
    name: 'idempotency',
    files: ['packages/server/src/idempotency/*.ts'],
    project: 'db',
    tests: ['packages/server/src/idempotency'],
  },
  {
    name: 'search',
    files: ['packages/server/src/search/understanding/*.ts'],
    project: 'unit',
    tests: ['packages/server/src/search'],
  },
];
