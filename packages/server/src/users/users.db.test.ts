import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { aPerson, type Person } from '../testing/world.ts';

let api: TestApi;
let lina: Person;
beforeAll(async () => {
  api = await startApi();
  lina = await aPerson(api);
}, 60_000);
afterAll(() => api?.stop());

const save = (body: object) => lina.ask('/user/profile', { method: 'PUT', body });
const refused = async (body: object, field: string) =>
  expect(await save(body)).toMatchObject({ status: 400, json: { name: 'ValidationError', fields: [field] } });

describe('a profile update', () => {
  it('keeps fields that are not sent, and answers with the fixed sentence', async () => {
    const saved = await save({
      city: ' Riyadh ',
      country: { code: 'sa' },
      state: 'SA-01',
      jobPosition: '09',
      companyName: 'Najd',
    });
    expect(saved.json.message).toBe('Profile data updated successfully.');
    expect(saved.json.data).toMatchObject({
      city: 'Riyadh',
      country: { code: 'SA', countryName: 'Saudi Arabia' },
      state: { stateID: 'SA-01', stateName: 'Riyadh' },
      jobPosition: { jobPositionID: '09', name: 'General Manager' },
    });
    const again = await save({ gender: { code: 'F' }, city: '' });
    expect(again.json.data).toMatchObject({
      city: 'Riyadh',
      companyName: 'Najd',
      gender: { code: 'F', name: 'Female' },
    });
  });

  it('empties what `clear` names (Q-30)', async () => {
    await save({ profession: 'Engineer', mobilePhone: { countryCode: '+966', phoneNumber: '512345678' } });
    const cleared = await save({ clear: ['profession', 'mobilePhone', 'companyName'] });
    expect(cleared.json.data).toMatchObject({ profession: null, mobilePhone: null, companyName: null, city: 'Riyadh' });
  });

  it('never takes an e-mail address', async () => {
    await refused({ email: 'other@mail.example' }, 'email');
  });

  it.each(['1900-01-31', '2099.12.01', '1970/10/24', '1970 10 24', '1970-10/24', '2000-02-29'])(
    'takes the birth date %s',
    async (birthDate) => {
      const saved = await save({ birthDate });
      expect(saved.json.data.birthDate).toBe(birthDate.replace(/[ /.]/g, '-'));
    },
  );

  it.each([
    '1899-01-01',
    '2100-01-01',
    '1970-00-10',
    '1970-13-10',
    '1970-10-00',
    '1970-10-32',
    '1970-02-31',
    '2001-02-29',
    '70-10-24',
  ])('refuses the birth date %s', async (birthDate) => refused({ birthDate }, 'birthDate'));

  it('takes a phone of a known dial code and 8 digits or more, its plus added', async () => {
    const saved = await save({ mobilePhone: { countryCode: '966', phoneNumber: '5123 4567' } });
    expect(saved.json.data.mobilePhone).toEqual({ countryCode: '+966', phoneNumber: '51234567' });
    const empty = await save({ mobilePhone: { countryCode: '+966', phoneNumber: '' } });
    expect(empty.json.data.mobilePhone).toEqual({ countryCode: '+966', phoneNumber: '51234567' });
  });

  it.each([
    ['+966', '1234567'],
    ['+0', '12345678'],
    ['abc', '12345678'],
    ['', '12345678'],
    ['+966', '12345678x'],
  ])('refuses the phone %s %s', async (countryCode, phoneNumber) =>
    refused({ mobilePhone: { countryCode, phoneNumber } }, 'mobilePhone'),
  );

  it('refuses codes that are in no list, and a state of another country', async () => {
    await refused({ country: 'ZZ' }, 'country');
    await refused({ gender: 'X' }, 'gender');
    await refused({ preferredLanguage: 'xx' }, 'preferredLanguage');
    await refused({ jobPosition: '99' }, 'jobPosition');
    await refused({ businessType: 'PR' }, 'businessType');
    await refused({ industry: '0099' }, 'industry');
    await refused({ country: 'US', state: 'SA-01' }, 'state');
  });

  it('drops a state that a new country does not have', async () => {
    const saved = await save({ country: 'US' });
    expect(saved.json.data).toMatchObject({ country: { code: 'US' }, state: null });
  });
});

describe('a public profile', () => {
  it('R-132 has birth date and profession only when shown, and never e-mail or phone', async () => {
    for (const [showBirthDate, showProfession] of [
      [true, true],
      [true, false],
      [false, true],
      [false, false],
    ] as const) {
      await save({ birthDate: '1970-10-24', profession: 'Engineer', showBirthDate, showProfession });
      const shown = (await api.ask(`/user/public-profile/${lina.id}`)).json.data;
      expect('birthDate' in shown).toBe(showBirthDate);
      expect('profession' in shown).toBe(showProfession);
      expect(JSON.stringify(shown)).not.toMatch(/mail\.example|51234567|emailVerified|mobilePhone/);
    }
  });

  it('is not there for people who left or were suspended', async () => {
    for (const [change, status] of [
      [{ deletedAt: new Date() }, 410],
      [{ suspendedAt: new Date() }, 404],
    ] as const) {
      const gone = await aPerson(api);
      await api.db.updateTable('users').set(change).where('id', '=', gone.id).execute();
      expect((await api.ask(`/user/public-profile/${gone.id}`)).status).toBe(status);
    }
  });
});

describe('the search for people', () => {
  it('finds by name, company and place what a profile shows, and not a hidden profession', async () => {
    await save({
      firstName: 'Xiomara',
      city: 'Valparaiso',
      country: 'CL',
      profession: 'Taxidermist',
      showProfession: false,
    });
    const find = async (textQuery: string, country?: string) =>
      (await api.ask('/user/search', { body: { textQuery, ...(country ? { country } : {}) } })).json.data;
    expect((await find('Xiomara')).profiles[0].userID).toBe(lina.id);
    expect((await find('valparaiso', 'CL')).totalResults).toBe(1);
    expect((await find('valparaiso', 'SA')).totalResults).toBe(0);
    expect((await find('valparaiso', 'global')).totalResults).toBe(1);
    expect((await find('taxidermist')).totalResults).toBe(0);
    await save({ showProfession: true });
    expect((await find('taxidermist')).totalResults).toBe(1);
  });
});
