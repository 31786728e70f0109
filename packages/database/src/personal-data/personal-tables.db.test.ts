import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../index.ts';
import { startTemporaryDatabase, type TemporaryDatabase } from '../testing/index.ts';
import { impersonalTables } from './impersonal-tables.ts';
import { type PersonalTable, personalTables } from './index.ts';

let database: TemporaryDatabase;
beforeAll(async () => {
  database = await startTemporaryDatabase();
});
afterAll(() => database?.stop());

const tables: [name: string, table: PersonalTable][] = Object.entries(personalTables);

describe('the list of personal data', () => {
  it('names each table once, and no table that does not exist', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely%' order by 1`.execute(
      database.db,
    );
    const listed = [...Object.keys(personalTables), ...Object.keys(impersonalTables)];
    expect(listed.sort()).toEqual(rows.map(({ name }) => name));
  });

  it('names each column that leads to a person, and each with an e-mail address', async () => {
    const { rows } = await sql<{ name: string; column: string; leads: boolean }>`
      select c.table_name as name, c.column_name as column, exists (
        select from pg_constraint k where k.contype = 'f' and k.confrelid = 'users'::regclass
          and k.conrelid = format('public.%I', c.table_name)::regclass
          and k.conkey = array[(select attnum from pg_attribute where attrelid = k.conrelid and attname = c.column_name)]
      ) or (c.data_type = 'uuid' and c.column_name ~ '(^|_)user_id$|_by$|^reporter_id$') as leads
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where t.table_schema = 'public' and t.table_type = 'BASE TABLE'`.execute(database.db);
    const found = (wanted: (row: { column: string; leads: boolean }) => boolean) =>
      rows.filter(wanted).map(({ name, column }) => `${name}.${column}`);
    const listed = (columnsOf: (table: PersonalTable) => readonly string[]) =>
      tables.flatMap(([name, table]) => columnsOf(table).map((column) => `${name}.${column}`));
    const persons = listed(({ persons }) => persons);
    expect(found(({ leads }) => leads).filter((column) => !persons.includes(column))).toEqual([]);
    const emails = listed(({ addresses = [] }) => addresses);
    const isAddress = /^(?:\w+_)?email$|_address$/;
    const whenToMail = 'notification_preferences.email';
    expect(
      found(({ column }) => isAddress.test(column)).filter((column) => ![...emails, whenToMail].includes(column)),
    ).toEqual([]);
    // Every listed column exists.
    const all = found(() => true);
    const used = listed(({ removedBy = [], exported }) => [
      ...removedBy,
      ...(exported?.by ?? []),
      ...(exported?.columns ?? []),
    ]);
    expect([...persons, ...emails, ...used].filter((column) => !all.includes(column))).toEqual([]);
  });

  it.each(tables)('says of %s why rows stay after a deletion, and what the export leaves out', (_name, table) => {
    const { exported, notExported, persons, removedBy = [], stays, kept } = table;
    expect(persons).toEqual(expect.arrayContaining([...removedBy]));
    const remain = persons.filter((column) => !removedBy.includes(column)).length > 0;
    expect(stays !== undefined || kept.includes('deletion')).toBe(remain);
    expect(exported === undefined).toBe(notExported !== undefined);
    if (exported) expect(exported.columns.filter((column) => /hash|secret|sealed|token$/.test(column))).toEqual([]);
  });

  it('is the page docs/personal-data.md', async () => {
    const page = path.join(import.meta.dirname, '../../../../docs/personal-data.md');
    await expect(pageOf()).toMatchFileSnapshot(page);
  });
});

const pageOf = () => `# Personal data

Which table holds data about persons, how long, what the deletion of an account does to it, and what a person gets in the export of their own
data. Two services of the operator's choice may receive texts of persons: the mail server its mails, and a translation service (\`WBN_TRANSLATION_URL\`,
where it is set) a message that its reader wants translated, without names. The push services of browsers learn that a person who asked for it has news, and nothing else. A test compares this page with the list in \`packages/database/src/personal-data\`, and the list with the schema; another deletes a
person who is in every table, and then reads every table. A third deletes one who uses the
network by its form, and then reads every table, file and log line. A network without \`SMTP_URL\`, for development, keeps each mail as a file in
\`<data>/mails\` until somebody removes it, also after the deletion of the account. The search index has names of persons too, and so has its list of words for corrections; both follow the tables within seconds. Frequencies of word
stems follow within a day.
To write this page anew: \`npm test -- packages/database/src/personal-data -u\`.

| table | holds | kept | after the deletion of the account | in the export |
| --- | --- | --- | --- | --- |
${tables
  .map(([name, { holds, kept, removedBy, stays, exported, notExported }]) => {
    const after = [removedBy && 'rows are removed', stays && `${removedBy ? 'other ids stay' : 'stays'}: ${stays}`];
    const columns = exported?.columns.map((column) => column.replaceAll('_', ' ')).join(', ');
    return `| \`${name}\` | ${holds} | ${kept} | ${after.filter(Boolean).join('; ') || '–'} | ${columns ?? `no: ${notExported}`} |`;
  })
  .join('\n')}
`;
