import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, expectAnswer, logIn } from '../testing/network.ts';

let png: Buffer<ArrayBuffer>;
beforeAll(async () => {
  const made = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#207050' } })
    .png()
    .toBuffer();
  png = Buffer.from(made);
});

/** Posts as the client does: the fields, then the file, as multipart to the signed address. */
async function post(grant: { url: string; fields: Record<string, string> }, token?: string): Promise<number> {
  const form = new FormData();
  for (const [name, value] of Object.entries(grant.fields)) form.append(name, value);
  form.append('file', new Blob([png], { type: 'image/png' }), 'photo.png');
  const headers = token ? { authorization: `Bearer ${token}` } : undefined;
  return (await fetch(grant.url, { method: 'POST', body: form, headers })).status;
}

describe('uploads', () => {
  it('R-171 R-172 R-363 are granted to users and businesses: a signed post with fields, and a token', async () => {
    const buyer = await logIn('buyer');
    for (const [path, name] of [
      ['files/upload-request/user', 'userUploadRequest'],
      ['files/upload-request/business', 'businessUploadRequest'],
    ] as const) {
      const asked = { contentType: 'image/png', fileSize: png.length };
      const { data } = expectAnswer(name, await buyer.call(path, asked));
      expect(await post(data, buyer.token)).toBe(204);
      expect((await call(path, asked)).status).toBe(401);
      expect((await buyer.call(path, { ...asked, fileSize: 600_000 })).json.name).toBe('UploadRefused');
    }
  });

  it('R-145 R-376 make the profile photo: grant, file, validate, in that order', async () => {
    const admin = await logIn('admin');
    const asked = { contentType: 'image/png', fileSize: png.length };
    const { data } = expectAnswer(
      'profilePhotoUploadRequest',
      await admin.call('user/profile-photo/upload-request', asked),
    );
    const validate = () => admin.call('user/profile-photo/upload-validate', { token: data.token });
    expect((await validate()).json.name).toBe('UploadRefused');
    expect(await post(data)).toBe(204);
    const { profilePhoto } = expectAnswer('profilePhotoUploadValidate', await validate()).data;
    expect((await admin.call('user/profile')).json.data.profilePhoto).toEqual(profilePhoto);
    const served = await fetch(profilePhoto.url);
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(served.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('R-146 make the cover by PUT user/profile with {coverPhoto} alone', async () => {
    const admin = await logIn('admin');
    const asked = { contentType: 'image/png', fileSize: png.length };
    const { data } = (await admin.call('files/upload-request/user', asked)).json;
    await post(data);
    const saved = await admin.call('user/profile', { coverPhoto: { token: data.token } }, 'PUT');
    expect(expectAnswer('updateProfile', saved).data.coverPhoto.url).toMatch(/^http/);
  });
});
