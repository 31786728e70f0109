import {
  businessUploadRequest,
  errors,
  evidenceUploadRequest,
  messageUploadRequest,
  profilePhotoUploadRequest,
  profilePhotoUploadValidate,
  userUploadRequest,
} from '@wbn/contract';
import type { Client } from '../api/client.ts';
import { isSuccess, WbnError, type WbnErrorName } from '../api/errors.ts';
import { browserPoster, type Poster } from './platform.ts';

/** The call that grants each kind of upload. */
const grants = {
  profilePhoto: profilePhotoUploadRequest,
  user: userUploadRequest,
  business: businessUploadRequest,
  evidence: evidenceUploadRequest,
  message: messageUploadRequest,
} as const;

export interface UploadOptions {
  readonly to: keyof typeof grants;
  readonly file: Blob;
  /** From 0 to 1. */
  readonly onProgress?: ((part: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly poster?: Poster;
}

/** An uploaded file: later calls name it by this token. */
export interface Uploaded {
  readonly token: string;
}

/**
 * Uploads a picture: requests a grant, then posts the file to the granted address. The server checks size and type. The auth header is sent
 * only to our own API, or elsewhere if `sendAuth` is set.
 * @throws WbnError
 *
 * @example
 * // POST files/upload-request/user answers { url: 'https://files.example/', fields: {}, token: 't-1' }
 * const file = new Blob(['…'], { type: 'image/webp' });
 * await upload(client, { to: 'user', file, poster: async () => 204 }); // { token: 't-1' }
 */
export async function upload(client: Client, options: UploadOptions): Promise<Uploaded> {
  const { file, onProgress, poster = browserPoster, signal, to } = options;
  const body = { contentType: file.type, fileSize: file.size };
  // All grants have the same shape.
  const { data } = await client.call(grants[to] as typeof userUploadRequest, { body, signal });
  const form = new FormData();
  for (const [name, value] of Object.entries(data.fields)) form.append(name, value);
  form.append('file', file);
  const mayTell = client.options.uploads?.sendAuth || isOurs(data.url, client.options.api);
  const token = mayTell ? client.session?.get().token : undefined;
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const status = await poster({ url: data.url, form, headers, onProgress, signal });
  signal?.throwIfAborted();
  if (!isSuccess(status)) throw new WbnError(nameOf(status), status);
  return { token: data.token };
}

/**
 * Uploads a profile photo and then sets it. Returns the photo as profiles contain it.
 *
 * @example
 * // POST user/profile-photo/upload-request answers { url: 'https://files.example/', fields: {}, token: 't-1' }
 * // POST user/profile-photo/upload-validate answers { profilePhoto: { url: 'https://files.example/a.webp' } }
 * const file = new Blob(['…'], { type: 'image/webp' });
 * const photo = await uploadProfilePhoto(client, { file, poster: async () => 204 });
 * photo.url; // 'https://files.example/a.webp'
 */
export async function uploadProfilePhoto(client: Client, options: Omit<UploadOptions, 'to'>) {
  const body = await upload(client, { ...options, to: 'profilePhoto' });
  return (await client.call(profilePhotoUploadValidate, { body })).data.profilePhoto;
}

const isOurs = (url: string, api: string): boolean => new URL(url).origin === new URL(api).origin;

const nameOf = (status: number): WbnErrorName =>
  status === 0 ? 'NetworkError' : status === errors.UploadRefused.status ? 'UploadRefused' : 'BadAnswer';
