import { createServer } from 'node:net';
import { chromium } from 'playwright';
import { expect, inject, it } from 'vitest';
import { chromiumArguments, findChromium } from '../support/browsers.ts';
import { pagesWithIDs } from '../support/portal-pages.ts';
import { gateModule, hasGates } from './gates.ts';

interface Audit {
  readonly id: string;
  readonly score: number | null;
  readonly details?: { readonly items?: readonly unknown[] };
}
interface Category {
  readonly title: string;
  readonly score: number;
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
}
interface Lighthouse {
  default(
    address: string,
    flags: object,
  ): Promise<{ lhr: { categories: Record<string, Category>; audits: Record<string, Audit> } }>;
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

/** Speed is no test: `npm run bench` says it. So nothing is slowed down, and nothing waits for a page to be quiet for long. */
const onlyCategories = ['accessibility', 'best-practices', 'seo'];
const quick = {
  throttlingMethod: 'provided',
  disableFullPageScreenshot: true,
  pauseAfterFcpMs: 0,
  pauseAfterLoadMs: 300,
  networkQuietThresholdMs: 300,
  cpuQuietThresholdMs: 0,
};

it.skipIf(!hasGates)(
  'has 100 for accessibility, best practices and SEO from Lighthouse on a phone',
  async () => {
    const { default: lighthouse } = await gateModule<Lighthouse>('lighthouse/core/index.js');
    const port = await freePort();
    const { executablePath } = (await findChromium())!;
    // Lighthouse speaks to a browser by its debugging port, which the one of all tests does not open.
    const browser = await chromium.launch({
      executablePath,
      args: [...chromiumArguments, `--remote-debugging-port=${port}`],
    });
    const found: Record<string, unknown> = {};
    try {
      for (const path of ['/', '/search-result?business=MA&countries=global&search=steel', ...(await pagesWithIDs())]) {
        const flags = { port, onlyCategories, logLevel: 'silent', ...quick };
        const { audits, categories } = (await lighthouse(inject('addresses').portal + path, flags)).lhr;
        for (const { auditRefs, score, title } of Object.values(categories)) {
          if (score === 1) continue;
          found[`${path} ${title} ${score * 100}`] = auditRefs
            .map(({ id }) => audits[id]!)
            .filter((audit) => audit.score !== null && audit.score < 1)
            .map(({ details, id }) => [id, details?.items?.slice(0, 2)]);
        }
      }
    } finally {
      await browser.close();
    }
    expect(found).toEqual({});
  },
  600_000,
);
