import { calls } from '@wbn/contract';
import type { ApiProcess } from './api-process.ts';
import type { ExpensiveFile } from './files.ts';

export interface PostedFile {
  readonly name: string;
  readonly block: number;
  readonly status: number;
}

/** The longest block of the event loop while a file is granted, received, checked and stored; the shortest of several rounds. */
export async function worstOfFile(
  api: ApiProcess,
  file: ExpensiveFile,
  rounds: number,
  goal: number,
): Promise<PostedFile> {
  let [least, status] = [Number.POSITIVE_INFINITY, 0];
  for (let round = 0; round < rounds && least > goal / 2; round += 1) {
    const { block, result } = await api.longestBlock(() => post(api, file));
    [least, status] = [Math.min(least, block), result];
  }
  return { name: file.name, block: least, status };
}

async function post({ addresses, tokens }: ApiProcess, file: ExpensiveFile): Promise<number> {
  const { bytes, contentType, grantedBy } = file;
  const asked = await fetch(`${addresses.api}/${calls[grantedBy].path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tokens[0]}`, 'content-type': 'application/json' },
    body: JSON.stringify({ contentType, fileSize: bytes.length }),
  });
  if (!asked.ok) throw new Error(`${file.name}: the grant was answered with ${asked.status}.`);
  const { data } = (await asked.json()) as { data: { url: string; fields: Record<string, string> } };
  const form = new FormData();
  for (const [key, value] of Object.entries(data.fields)) form.append(key, value);
  form.append('file', new Blob([new Uint8Array(bytes)], { type: contentType }), 'file');
  const answer = await fetch(addresses.api + new URL(data.url).pathname, { method: 'POST', body: form });
  await answer.arrayBuffer();
  return answer.status;
}
