import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { chromiumArguments, findChromium } from '../../tests/support/browsers.ts';
import { installTools } from '../install/apt.ts';
import { makeCertificate, opensslTool, readCertificate } from './line/certificate.ts';
import { createLine, type LineSpeed } from './line/line.ts';
import { printComparison } from './line/report.ts';
import { startSites } from './line/sites.ts';
import { pathOf, type SubjectName, subjects } from './line/subjects.ts';
import { type Taken, visit } from './line/visit.ts';
import { installPeers } from './widgets/peers.ts';

/**
 * line.ts [ROUNDS [ROUND_TRIP_MS KILOBITS]]: a partner's page with each widget and its peer, interleaved, on slow 4G and on a fast line, or on
 * the given line alone; then the portal's pages beside their own HTML without script.
 */
const [rounds = 5, roundTrip, kilobits] = process.argv.slice(2).map(Number);
const speeds: readonly LineSpeed[] =
  roundTrip && kilobits
    ? [{ name: `${roundTrip} ms and ${kilobits} kbit/s`, roundTrip, down: kilobits, up: kilobits }]
    : [
        { name: 'slow 4G', roundTrip: 150, down: 1_600, up: 750 },
        { name: 'a fast line', roundTrip: 20, down: 50_000, up: 10_000 },
      ];

if (!(await installPeers())) {
  console.error('The peers could not be installed into scripts/bench/peers: is the npm registry reachable?');
  process.exit(1);
}
await installTools([opensslTool]);
const found = await findChromium();
if (!found) {
  console.error('No Chromium was found. Run npm test, which installs one.');
  process.exit(1);
}
const folder = mkdtempSync(path.join(os.tmpdir(), 'wbn-bench-line-'));
const certificate = readCertificate(makeCertificate(folder));

for (const speed of speeds) {
  let line = createLine(speed);
  const traffic = { requests: 0, bytes: 0 };
  const sites = await startSites(() => line, certificate, traffic);
  const args = [...chromiumArguments, `--host-resolver-rules=${sites.rules.join(',')}`];
  const browser = await chromium.launch({ executablePath: found.executablePath, args });
  const taken = new Map<SubjectName, Taken[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const name of Object.keys(subjects) as SubjectName[]) {
      // A line of its own for each visit: nothing of the visit before is still under way.
      line = createLine(speed);
      Object.assign(traffic, { requests: 0, bytes: 0 });
      let atRest = { ...traffic };
      const figures = await visit(browser, `https://partner.example${pathOf(name)}`, subjects[name], () => {
        atRest = { ...traffic };
      });
      taken.set(name, [...(taken.get(name) ?? []), { ...figures, ...atRest }]);
    }
    console.log(`${speed.name}: round ${round + 1} of ${rounds}, load ${os.loadavg()[0]?.toFixed(1)}`);
  }
  await browser.close();
  sites.close();
  printComparison(speed, rounds, taken);
}
rmSync(folder, { recursive: true, force: true });
