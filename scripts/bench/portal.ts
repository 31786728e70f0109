import { measurePortal } from './line/portal.ts';
import { openRig, speedsOf } from './line/rig.ts';

/** portal.ts [ROUNDS [ROUND_TRIP_MS KILOBITS]]: the part of line.ts that visits the portal. */
const [rounds = 5, roundTrip, kilobits] = process.argv.slice(2).map(Number);
const rig = await openRig();
await measurePortal(speedsOf(roundTrip, kilobits), rounds, rig);
rig.close();
