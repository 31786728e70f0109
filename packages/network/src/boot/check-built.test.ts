import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { allParts, type Part } from '../settings/read-parts.ts';
import { SettingError } from '../settings/read-setting.ts';
import { checkBuilt } from './check-built.ts';

const top = mkdtempSync(path.join(os.tmpdir(), 'wbn-built-'));
afterAll(() => rmSync(top, { recursive: true }));
const check = (...parts: Part[]) => checkBuilt(top, new Set(parts));

it('a process that starts only what needs no build asks for none', () => {
  expect(() => check('api', 'accounts', 'files', 'payments')).not.toThrow();
});

it('a part that is not built is refused with a sentence that says what to do', () => {
  expect(() => check(...allParts)).toThrow(SettingError);
  expect(() => check('portal')).toThrow(/portal is not built: host-site\/dist\/client.*Run npm run build/);
  expect(() => check('api', 'cdn')).toThrow(/cdn is not built.*Run npm run build/);
  const loader = path.join(top, 'packages/widgets/dist/cdn/v1/wbn.js');
  mkdirSync(path.dirname(loader), { recursive: true });
  writeFileSync(loader, '');
  expect(() => check('api', 'cdn')).not.toThrow();
});
