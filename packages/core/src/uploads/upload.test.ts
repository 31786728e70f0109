import { updateProfile } from '@wbn/contract';
import { describe, expect, it } from 'vitest';
import { type ClientOptions, createClient } from '../api/client.ts';
import { createSession } from '../session/session.ts';
import { accountSite } from '../testing/accounts.ts';
import { testTab } from '../testing/platform.ts';
import { type Reply, success, testServer } from '../testing/server.ts';
import type { Poster } from './platform.ts';
import { type UploadOptions, upload, uploadProfilePhoto } from './upload.ts';

const poster: Poster = async ({ form, headers, onProgress, url }) => {
  onProgress?.(1);
  return (await fetch(url, { method: 'POST', body: form, headers })).status;
};
const file = new Blob(['picture'], { type: 'image/png' });

interface Told extends Pick<ClientOptions, 'uploads'> {
  /** The address in upload grants; default: the API's own. */
  place?: string;
  received?: Reply;
}

/** A portal whose API grants uploads. */
async function world({ place, received = { status: 204 }, uploads }: Told = {}) {
  const tab = testTab();
  const site = accountSite(tab.now);
  const accounts = await testServer(site.answer);
  const api = await testServer(({ headers, path }) => {
    if (path.endsWith('upload-validate')) return success({ profilePhoto: { url: 'https://files.example/p' } });
    if (path === 'user/profile') return success({});
    if (path === 'files/upload') return received;
    const url = `${place ?? `http://${headers.host}`}/files/upload`;
    return success({ url, fields: { key: 'u/1', policy: 'p' }, token: 't1' });
  });
  const session = createSession({ accounts: accounts.origin, platform: tab });
  session.save(site.first());
  const options = { api: api.origin, accounts: accounts.origin, portal: '', session, platform: tab, uploads };
  const client = createClient(options);
  const picture: Omit<UploadOptions, 'to'> = { file, poster };
  const close = async () => {
    await api[Symbol.asyncDispose]();
    await accounts[Symbol.asyncDispose]();
  };
  return { api, client, picture, [Symbol.asyncDispose]: close };
}

describe('an upload', () => {
  it('R-171 R-172 asks for a grant with kind and size, then posts the fields, the file and the auth header', async () => {
    await using setup = await world();
    const parts: number[] = [];
    expect(
      await upload(setup.client, { ...setup.picture, to: 'business', onProgress: (part) => parts.push(part) }),
    ).toEqual({
      token: 't1',
    });
    const [asked, posted] = setup.api.seen;
    expect(asked).toMatchObject({ path: 'files/upload-request/business' });
    expect(asked?.body).toEqual({ contentType: 'image/png', fileSize: 7 });
    expect(posted?.headers['content-type']).toMatch(/^multipart\/form-data/);
    expect(posted?.headers.authorization).toBe(asked?.headers.authorization);
    expect(posted?.text.match(/; name="\w+"/g)).toEqual(['; name="key"', '; name="policy"', '; name="file"']);
    expect(posted?.text).toContain('picture');
    expect(parts).toEqual([1]);
    await upload(setup.client, { ...setup.picture, to: 'user' });
    expect(setup.api.seen[2]?.path).toBe('files/upload-request/user');
  });

  it('R-170 of 600 KB asks for a grant all the same', async () => {
    await using setup = await world();
    const large = new Blob([new Uint8Array(600_000)], { type: 'image/png' });
    await upload(setup.client, { ...setup.picture, file: large, to: 'business' });
    expect(setup.api.seen[0]?.body).toEqual({ contentType: 'image/png', fileSize: 600_000 });
  });

  it("R-172 tells a stranger's storage no token, unless the client says that it may know", async () => {
    for (const sendAuth of [undefined, false, true]) {
      await using storage = await testServer(() => ({ status: 204 }));
      await using setup = await world({ place: storage.origin, uploads: { sendAuth } });
      await upload(setup.client, { ...setup.picture, to: 'user' });
      const [posted, ...others] = storage.seen;
      expect(posted?.path).toBe('files/upload');
      expect(others).toEqual([]);
      expect(posted?.headers.authorization).toBe(sendAuth ? 'Bearer access-1' : undefined);
    }
  });

  it('R-145 R-376 of a profile photo is grant, file, validate, in that order', async () => {
    await using setup = await world();
    expect(await uploadProfilePhoto(setup.client, setup.picture)).toEqual({ url: 'https://files.example/p' });
    expect(setup.api.seen.map(({ path }) => path)).toEqual([
      'user/profile-photo/upload-request',
      'files/upload',
      'user/profile-photo/upload-validate',
    ]);
    expect(setup.api.seen[2]?.body).toEqual({ token: 't1' });
  });

  it('R-376 updates nothing when the file did not arrive', async () => {
    for (const received of [{ status: 500 }, { cut: 'before' as const }]) {
      await using setup = await world({ received });
      const failing: Poster = (post) => poster(post).catch(() => 0);
      const save = async () => {
        const coverPhoto = await upload(setup.client, { ...setup.picture, poster: failing, to: 'user' });
        await setup.client.call(updateProfile, { body: { coverPhoto } });
      };
      await expect(save()).rejects.toMatchObject({ status: received.status ?? 0 });
      await expect(uploadProfilePhoto(setup.client, { ...setup.picture, poster: failing })).rejects.toThrow();
      expect(setup.api.seen.map(({ method, path }) => `${method} ${path}`)).not.toContain('PUT user/profile');
      expect(setup.api.to('user/profile-photo/upload-validate')).toEqual([]);
    }
  });
});
