import { describe, expect, it } from 'vitest';
import { call, expectAnswer, logIn } from '../testing/network.ts';

describe('the own profile', () => {
  it('R-129 R-361 is in data with userID and all its fields', async () => {
    const buyer = await logIn('buyer');
    const { data } = expectAnswer('readProfile', await buyer.call('user/profile'));
    expect(data).toMatchObject({ userID: buyer.userID, email: 'buyer@demo.example' });
    for (const field of [
      'firstName lastName mobilePhone birthDate showBirthDate profession showProfession briefPresentation companyName city',
      'profilePhoto coverPhoto country state gender preferredLanguage jobPosition businessType industry',
    ].flatMap((names) => names.split(' '))) {
      expect(data).toHaveProperty(field);
    }
  });

  it('R-111 is not there without a token', async () => {
    expect(await call('user/profile')).toMatchObject({ status: 401, json: { name: 'TokenNotFound', code: 401 } });
    const response = await call('user/profile', undefined, { token: 'a.b.c' });
    expect(response).toMatchObject({ status: 401, json: { name: 'JsonWebTokenError' } });
  });

  it('R-143 R-135 is saved by PUT, which never takes an e-mail address', async () => {
    const member = await logIn('member');
    const saved = await member.call('user/profile', { city: 'Dammam', briefPresentation: 'x'.repeat(512) }, 'PUT');
    expect(expectAnswer('updateProfile', saved)).toMatchObject({
      success: true,
      message: 'Profile data updated successfully.',
      data: { city: 'Dammam', email: 'member@demo.example' },
    });
    expect((await member.call('user/profile', { email: 'new@demo.example' }, 'PUT')).status).toBe(400);
    expect((await member.call('user/profile', { briefPresentation: 'x'.repeat(513) }, 'PUT')).status).toBe(400);
    expect((await member.call('user/profile')).json.data.email).toBe('member@demo.example');
  });
});

describe('a profile that is sent back as it was answered', () => {
  it('R-143 R-135 without its e-mail address and empty fields is taken, and stays what it was', async () => {
    const owner = await logIn('owner');
    const read = async () => expectAnswer('readProfile', await owner.call('user/profile')).data;
    const { email, ...before } = await read();
    expect(before.profilePhoto.url).toMatch(/^http/);
    const filled = Object.fromEntries(Object.entries(before).filter(([, value]) => value !== null && value !== ''));
    expectAnswer('updateProfile', await owner.call('user/profile', filled, 'PUT'));
    expect(await read()).toEqual({ email, ...before });
    const foreign = { profilePhoto: { url: 'https://pictures.example/other.png' } };
    expect(await owner.call('user/profile', foreign, 'PUT')).toMatchObject({
      status: 400,
      json: { fields: ['profilePhoto'] },
    });
    const claims = {
      userID: '00000000-0000-4000-8000-000000000000',
      username: 'root',
      emailVerified: false,
      isOperator: true,
    };
    expectAnswer('updateProfile', await owner.call('user/profile', claims, 'PUT'));
    expect(await read()).toEqual({ email, ...before });
  });
});

describe('a public profile', () => {
  it('R-130 R-132 is for every visitor, without e-mail, phone and hidden fields', async () => {
    const member = await logIn('member');
    for (const [showBirthDate, showProfession] of [
      [true, false],
      [false, true],
    ]) {
      const body = { birthDate: '1980-02-29', profession: 'Engineer', showBirthDate, showProfession };
      await member.call('user/profile', body, 'PUT');
      const { data } = expectAnswer('readPublicProfile', await call(`user/public-profile/${member.userID}`));
      expect('birthDate' in data).toBe(showBirthDate);
      expect('profession' in data).toBe(showProfession);
      for (const field of ['email', 'mobilePhone', 'emailVerified']) expect(data).not.toHaveProperty(field);
    }
  });

  it('answers 404 for an id that nobody has', async () => {
    expect((await call('user/public-profile/00000000-0000-4000-8000-000000000000')).status).toBe(404);
  });
});
