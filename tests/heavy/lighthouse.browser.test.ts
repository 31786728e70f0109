import { expect, it } from 'vitest';
import { hasGates } from '../gates/gates.ts';
import { openLighthouse } from '../gates/lighthouse.ts';
import { addresses } from '../support/addresses.ts';
import { pagesWithIDs } from '../support/portal-pages.ts';

/** Speed is measured by `npm run bench`, so there is no throttling and no long wait for idle pages. */
const flags = {
  onlyCategories: ['accessibility', 'best-practices', 'seo'],
  throttlingMethod: 'provided',
  disableFullPageScreenshot: true,
  pauseAfterFcpMs: 0,
  pauseAfterLoadMs: 300,
  networkQuietThresholdMs: 300,
  cpuQuietThresholdMs: 0,
};

it.skipIf(!hasGates)(
  'has 100 for accessibility, best practices and SEO from Lighthouse on a phone (needs Lighthouse, from the registry of npm)',
  async () => {
    const { close, judge } = await openLighthouse();
    const found: Record<string, unknown> = {};
    try {
      for (const path of ['/', '/search-result?business=MA&countries=global&search=steel', ...(await pagesWithIDs())]) {
        const { audits, categories } = await judge(addresses().portal + path, flags);
        for (const { auditRefs, score, title } of Object.values(categories)) {
          if (score === 1) continue;
          found[`${path} ${title} ${score * 100}`] = auditRefs
            .map(({ id }) => audits[id]!)
            .filter((audit) => audit.score !== null && audit.score < 1)
            .map(({ details, id }) => [id, details?.items?.slice(0, 2)]);
        }
      }
    } finally {
      await close();
    }
    expect(found).toEqual({});
  },
  600_000,
);
