import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { top } from '../run.ts';
import { installByLock } from './by-lock.ts';

/**
 * Lighthouse, the Nu HTML checker and HTTP Observatory, which judge the running network. They stand beside the project, for `npm start` has no
 * use for them, and their install scripts stay off: these fetch lists and a Java over the network. Answers whether they are there.
 */
export const installGates = (): Promise<boolean> =>
  installByLock(path.join(top, 'tests', 'gates'), (modules) => {
    // The list of sites that browsers know to be on TLS alone; its install script would fetch it. Ours are not on it.
    writeFileSync(path.join(modules, '@mdn', 'mdn-http-observatory', 'conf', 'hsts-preload.json'), '{}');
  });
