import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Tool } from '../../install/apt.ts';

export interface Certificate {
  readonly cert: Buffer;
  readonly key: Buffer;
}

export const opensslTool: Tool = {
  name: 'openssl',
  packages: ['openssl'],
  isHere: () =>
    (process.env.PATH ?? '').split(path.delimiter).some((folder) => existsSync(path.join(folder, 'openssl'))),
  otherwise: 'nothing is measured over a line, because browsers speak HTTP/2 with certificates only',
};

/** The paths of a certificate and its key, signed by itself, for names of this machine. */
export function makeCertificate(folder: string): { readonly cert: string; readonly key: string } {
  const [cert, key] = [path.join(folder, 'cert.pem'), path.join(folder, 'key.pem')];
  const names = 'subjectAltName=DNS:localhost,DNS:*.example,IP:127.0.0.1';
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const files = ['-keyout', key, '-out', cert];
  execFileSync(
    'openssl',
    ['req', '-x509', ...curve, ...files, '-days', '2', '-subj', '/CN=localhost', '-addext', names],
    {
      stdio: 'ignore',
    },
  );
  return { cert, key };
}

export const readCertificate = ({ cert, key }: ReturnType<typeof makeCertificate>): Certificate => ({
  cert: readFileSync(cert),
  key: readFileSync(key),
});
