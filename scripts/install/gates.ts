import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { top } from '../run.ts';
import { installByLock } from './by-lock.ts';

/**
 * Installs Lighthouse, the Nu HTML checker and HTTP Observatory, which check the running network. They are separate, because `npm start`
 * does not need them, and run without install scripts, which would fetch lists and a Java. Returns whether they are installed.
 */
export const installGates = (): Promise<boolean> =>
  installByLock(path.join(top, 'tests', 'gates'), (modules) => {
    // The preload list of HSTS sites, which an install script would fetch. Our sites are not on it.
    writeFileSync(path.join(modules, '@mdn', 'mdn-http-observatory', 'conf', 'hsts-preload.json'), '{}');
  });
