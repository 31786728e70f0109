import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
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

/**
 * Chromium trusts the certificate from the first connection on, as one of a known authority. A browser that is told of the error first opens
 * every connection twice, and preconnects to no other site: some 300 ms for each site of a page on slow 4G.
 */
export function trustArgument({ cert }: Certificate): string {
  const key = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`;
}
