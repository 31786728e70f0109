import { createHash } from 'node:crypto';

/** The namespace of imported resources. Never change it: a second import would duplicate everything. */
const namespace = Buffer.from('6f0d0b0cf4b14d5f9b0f3c2c1a7e9d42', 'hex');

/** A UUIDv5 (RFC 9562): equal names give equal ids on every machine. */
export function uuidV5(name: string): string {
  const bytes = createHash('sha1').update(namespace).update(name).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] as number) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
