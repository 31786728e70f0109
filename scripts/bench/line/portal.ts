import os from 'node:os';
import { at, printTable } from '../table.ts';
import { createLine, type LineSpeed } from './line.ts';
import { plainHost, startFarNetwork, startNetwork } from './network.ts';
import { logIn, portalPages } from './portal-pages.ts';
import { type PortalVisit, visitPortal } from './portal-visit.ts';
import { argumentsFor, type openRig } from './rig.ts';

const figure = (value: number): string =>
  Number.isNaN(value) ? '' : value.toLocaleString('en', { maximumFractionDigits: 0 });

const kilobytes = (value: number): string => (Number.isNaN(value) ? '' : (value / 1000).toFixed(0));

function printPages(speed: LineSpeed, rounds: number, taken: ReadonlyMap<string, readonly PortalVisit[]>): void {
  const median = (name: string, of: keyof PortalVisit): number => {
    const visits = taken.get(name);
    return visits
      ? at(
          visits.map((one) => one[of]),
          0.5,
        )
      : Number.NaN;
  };
  const names = [...taken.keys()].filter((name) => !name.startsWith(plain));
  printTable(
    `The portal on ${speed.name} (round trip ${speed.roundTrip} ms, ${speed.down} kbit/s down, ${speed.up} up), median of ${rounds} rounds, load ${os.loadavg()[0]!.toFixed(1)}`,
    [
      'page',
      'LCP ms',
      'without script',
      'ratio',
      'usable ms',
      'requests until then',
      'blocking ms',
      'CPU ms',
      'kB',
      'requests',
      'script kB',
    ],
    names.map((name) => [
      name,
      figure(median(name, 'largest')),
      figure(median(plain + name, 'largest')),
      taken.has(plain + name) ? (median(name, 'largest') / median(plain + name, 'largest')).toFixed(2) : '',
      figure(median(name, 'usable')),
      Number.isNaN(median(name, 'usable')) ? '' : figure(median(name, 'requestsUntilUsable')),
      figure(median(name, 'blocking')),
      figure(median(name, 'cpu')),
      kilobytes(median(name, 'bytes')),
      figure(median(name, 'requests')),
      kilobytes(median(name, 'script')),
    ]),
  );
}

const plain = 'plain ';

/** The portal's pages, each in turn with the same HTML without script; pages of a logged-in person alone. */
export async function measurePortal(
  speeds: readonly LineSpeed[],
  rounds: number,
  { certificate, executablePath }: Awaited<ReturnType<typeof openRig>>,
): Promise<void> {
  const network = await startNetwork();
  try {
    const pages = await portalPages(network);
    for (const speed of speeds) {
      let line = createLine(speed);
      const traffic = { requests: 0, bytes: 0 };
      const far = await startFarNetwork(() => line, certificate, network, traffic);
      const launch = { executablePath, args: argumentsFor(certificate, far.rules) };
      const taken = new Map<string, PortalVisit[]>();
      // The first round warms the servers and is not counted.
      for (let round = 0; round <= rounds; round += 1) {
        for (const [name, { path, usable = [] }] of Object.entries(pages)) {
          const isPersonal = usable.length > 0;
          const hosts = isPersonal
            ? [['', 'portal.example']]
            : [
                ['', 'portal.example'],
                [plain, plainHost],
              ];
          for (const [before = '', host] of hosts) {
            line = createLine(speed);
            const session = isPersonal ? await logIn(network) : undefined;
            const visit = await visitPortal(launch, `https://${host}${path}`, {
              traffic,
              usable,
              ...(session && { session }),
            });
            if (round > 0) taken.set(before + name, [...(taken.get(before + name) ?? []), visit]);
          }
        }
        console.log(`${speed.name}: round ${round} of ${rounds}, load ${os.loadavg()[0]!.toFixed(1)}`);
      }
      far.close();
      printPages(speed, rounds, taken);
    }
  } finally {
    await network.stop();
  }
}
