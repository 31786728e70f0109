import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';

/** A change of a source that `npm run dev` shows without a restart by hand. */
export interface Edit {
  readonly name: string;
  /** Milliseconds on an idle machine. */
  readonly target: number;
  readonly file: string;
  /** The source with the round's number. */
  readonly write: (source: string, round: number) => string;
  /** The page that shows the change; without one, an answer of the API does. */
  readonly page?: string;
  /** Resolves when the change of that round is visible. */
  readonly seen: (page: Page, round: number) => Promise<unknown>;
}

/** Milliseconds until a change that is not visible counts as lost. */
const patience = 45_000;

/** One edit each of a widget, the portal and the API, for a network at six ports from `base`. */
export const editsAt = (base: number): readonly Edit[] => [
  {
    name: "a widget's style",
    target: 1_500,
    file: 'packages/widgets/src/search-box/styles.css',
    write: (source, round) => `${source}:host {\n  --loop: ${round};\n}\n`,
    page: `http://127.0.0.1:${base + 4}/examples/all-widgets/`,
    seen: (page, round) =>
      page.waitForFunction(
        (wanted) => {
          const box = document.querySelector('wbn-search-box');
          return box?.shadowRoot && getComputedStyle(box).getPropertyValue('--loop').trim() === wanted;
        },
        String(round),
        { timeout: patience },
      ),
  },
  {
    name: "a portal page's text",
    target: 1_000,
    file: 'host-site/src/texts/en.ts',
    write: (source, round) => source.replace("'Popular:'", `'Popular ${round}:'`),
    page: `http://localhost:${base}`,
    seen: (page, round) => page.getByText(`Popular ${round}:`).waitFor({ timeout: patience }),
  },
  {
    name: "an API call's answer",
    target: 3_000,
    file: 'packages/server/src/search/count-pages.ts',
    write: (source, round) => source.replace('Number(businesses.count),', `${9_000_000 + round},`),
    seen: (_, round) => answerWith(`http://localhost:${base + 1}/search/page-count`, String(9_000_000 + round)),
  },
];

async function answerWith(address: string, wanted: string): Promise<void> {
  for (const end = Date.now() + patience; Date.now() < end; await wait(20)) {
    const answer = await fetch(address).then(
      (each) => each.text(),
      () => '',
    );
    if (answer.includes(wanted)) return;
  }
  throw new Error('The API does not answer with the change.');
}

/** The source after the edit. @throws Error if the edit does not apply any more */
export function edited({ file, write }: Edit, source: string, round: number): string {
  const changed = write(source, round);
  if (changed === source) throw new Error(`${file} no longer holds the text that this edit changes.`);
  return changed;
}
