import os from 'node:os';
import { createLine } from './line/line.ts';
import { measurePortal } from './line/portal.ts';
import { printComparison } from './line/report.ts';
import { argumentsFor, openRig, speedsOf } from './line/rig.ts';
import { startSites } from './line/sites.ts';
import { pathOf, type SubjectName, subjects } from './line/subjects.ts';
import { type Taken, visit } from './line/visit.ts';
import { installPeers } from './widgets/peers.ts';

/**
 * line.ts [ROUNDS [ROUND_TRIP_MS KILOBITS]]: a partner's page with each widget and its peer, interleaved, on slow 4G and on a fast line, or on
 * the given line alone; then the portal's pages beside their own HTML without script.
 */
const [rounds = 5, roundTrip, kilobits] = process.argv.slice(2).map(Number);
const speeds = speedsOf(roundTrip, kilobits);

if (!(await installPeers())) {
  console.error('The peers could not be installed into scripts/bench/peers: is the npm registry reachable?');
  process.exit(1);
}
const rig = await openRig();

for (const speed of speeds) {
  let line = createLine(speed);
  const traffic = { requests: 0, bytes: 0 };
  const sites = await startSites(() => line, rig.certificate, traffic);
  const args = argumentsFor(rig.certificate, sites.rules);
  const launch = { executablePath: rig.executablePath, args };
  const taken = new Map<SubjectName, Taken[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const name of Object.keys(subjects) as SubjectName[]) {
      // A line of its own for each visit: nothing of the visit before is still under way.
      line = createLine(speed);
      Object.assign(traffic, { requests: 0, bytes: 0 });
      let atRest = { ...traffic };
      const figures = await visit(launch, `https://partner.example${pathOf(name)}`, subjects[name], () => {
        atRest = { ...traffic };
      });
      taken.set(name, [...(taken.get(name) ?? []), { ...figures, ...atRest }]);
    }
    console.log(`${speed.name}: round ${round + 1} of ${rounds}, load ${os.loadavg()[0]?.toFixed(1)}`);
  }
  sites.close();
  printComparison(speed, rounds, taken);
}
await measurePortal(speeds, rounds, rig);
rig.close();
