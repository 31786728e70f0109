import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { TestApi } from './api.ts';
import type { Person } from './world.ts';

interface Grant {
  fields: Record<string, string>;
  token: string;
}

/** Uploads of one person, as a browser sends them. */
export function uploaderFor(api: TestApi, person: Person) {
  const grantFor = async (bytes: Buffer, contentType = 'image/png', path = '/files/upload-request/user') =>
    (await person.ask(path, { body: { contentType, fileSize: bytes.length } })).json.data as Grant;
  const send = (fields: Record<string, string>, bytes: Buffer, contentType: string, query = '') =>
    api.app.inject({ method: 'POST', url: `/files/upload${query}`, ...form(fields, bytes, contentType) });
  const post = async (fields: Record<string, string>, bytes: Buffer, contentType = 'image/png') => {
    const told = await send(fields, bytes, contentType);
    return { status: told.statusCode, name: told.body === '' ? null : told.json().name };
  };
  const upload = async (bytes: Buffer, contentType = 'image/png', path?: string) => {
    const grant = await grantFor(bytes, contentType, path);
    return { grant, told: await post(grant.fields, bytes, contentType) };
  };
  return { grantFor, post, send, upload };
}

/** A picture as PNG, and as JPEG with a person's name in its metadata. */
export async function somePictures(): Promise<{ png: Buffer; jpeg: Buffer }> {
  const picture = sharp({ create: { width: 640, height: 400, channels: 3, background: '#3a6ea5' } });
  const jpeg = picture.clone().withExif({ IFD0: { Copyright: 'somebody' } });
  return { png: await picture.clone().png().toBuffer(), jpeg: await jpeg.jpeg().toBuffer() };
}

/** A multipart body as a browser writes it. */
function form(fields: Record<string, string>, bytes: Buffer, contentType: string) {
  const boundary = `wbn${randomUUID()}`;
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: ${contentType}\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(parts.join('') + head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}
