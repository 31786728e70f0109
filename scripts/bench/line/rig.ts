import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromiumArguments } from '../../../tests/support/browsers.ts';
import { installTools } from '../../install/apt.ts';
import { installWholeChromium } from '../whole-chromium.ts';
import { type Certificate, makeCertificate, opensslTool, readCertificate, trustArgument } from './certificate.ts';
import type { LineSpeed } from './line.ts';

/** Slow 4G and a fast line, or the given line alone. */
export const speedsOf = (roundTrip: number | undefined, kilobits: number | undefined): readonly LineSpeed[] =>
  roundTrip && kilobits
    ? [{ name: `${roundTrip} ms and ${kilobits} kbit/s`, roundTrip, down: kilobits, up: kilobits }]
    : [
        { name: 'slow 4G', roundTrip: 150, down: 1_600, up: 750 },
        { name: 'a fast line', roundTrip: 20, down: 50_000, up: 10_000 },
      ];

/** A browser's arguments for sites behind the line: `rules` lead their names to their ports. */
export const argumentsFor = (certificate: Certificate, rules: readonly string[]): string[] => [
  ...chromiumArguments,
  trustArgument(certificate),
  `--host-resolver-rules=${rules.join(',')}`,
];

/** The rig of visits over a line: a certificate, because browsers speak HTTP/2 with one only, and a whole Chromium. */
export async function openRig() {
  await installTools([opensslTool]);
  const found = await installWholeChromium();
  if (!found) process.exit(1);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'wbn-bench-line-'));
  return {
    certificate: readCertificate(makeCertificate(folder)),
    executablePath: found.executablePath,
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}
