import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { published } from '../../../scripts/published.ts';
import { addresses } from '../../support/addresses.ts';
import { ask, asPerson } from '../../support/api.ts';
import { complaints, isDefined, openPage, settled } from '../../support/pages.ts';
import { freePorts } from '../../support/ports.ts';
import { everywhere } from './everywhere.ts';
import { openProject } from './project.ts';
import { serveCommand, serveFiles } from './serve.ts';

export interface Integration {
  /** The folder of projects/ that has the package.json and its lock. */
  readonly name: string;
  /** The folders of projects/ whose files make the project, later ones over earlier ones; `name` alone unless told. */
  readonly layers?: readonly string[];
  /** Our packages that the framework needs beside those of every widget. */
  readonly packages?: readonly (typeof published)[number][];
  /** Commands that check the types strictly. */
  readonly types?: readonly (readonly string[])[];
  readonly build?: readonly string[];
  /** The folder with the built page, or the command that starts the built server. */
  readonly serve: string | readonly string[];
  /** The server writes the widgets into its HTML. */
  readonly drawsOnServer?: boolean;
  /** The server writes each element with its own content. */
  readonly writesContent?: boolean;
  /** The project has the page /everywhere, which draws any of our elements. */
  readonly drawsEverything?: boolean;
  /** The project has the page /later, whose widget loads its code at a click. */
  readonly drawsLater?: boolean;
  /** The framework leaves its listeners on an element that it has removed. */
  readonly keepsListeners?: boolean;
}

const always = ['contract', 'core', 'shadow-dom-inject', 'widgets'] as const;
/** A build on a busy machine takes its time. */
const minutes = 60_000;

interface Found {
  readonly results: readonly { businessProfile: { businessID: string; general: { companyName: string } } }[];
}

/** Installs, checks, builds, serves and opens a project; the tests are the same for every framework. */
export async function integration(wanted: Integration): Promise<void> {
  const {
    name,
    build,
    drawsEverything = true,
    drawsLater = false,
    drawsOnServer = false,
    keepsListeners = false,
    layers = [name],
    packages = [],
    writesContent = false,
  } = wanted;
  const project = await openProject(name, layers, [...always, ...packages]);
  // The report lists it among the skipped tests.
  if (!project) return it.skipIf(true)(`${name} (needs the registry of npm at the first run)`, () => {});
  describe(name, () => {
    let site = '';
    let companyName = '';
    let stop = async () => {};

    beforeAll(async () => {
      const { api, accounts, cdn, portal } = addresses();
      const port = await freePorts();
      site = `http://127.0.0.1:${port}`;
      const operator = await asPerson('operator@demo.example');
      const scopes = ['read', 'react', 'comment', 'inquire', 'message'];
      const [{ publishableKey }, { results }] = await Promise.all([
        operator<{ publishableKey: string }>('operator/partner-keys', { name, origins: [site], scopes }),
        ask<Found>('search/business', { businessType: 'MA', size: 1 }),
      ]);
      const { businessID, general } = results[0]!.businessProfile;
      companyName = general.companyName;
      // Replacements that a user makes in the snippets of the READMEs.
      project.write({
        'https://cdn.example': cdn,
        'https://api.example': api,
        'https://accounts.example': accounts,
        'https://portal.example': portal,
        'pk_live_…': publishableKey,
        'id-of-a-business': businessID,
      });
      if (build) await project.run(build);
      const { serve } = wanted;
      stop =
        typeof serve === 'string'
          ? await serveFiles(path.join(project.folder, serve), port)
          : await serveCommand(project.folder, serve, port);
    }, 10 * minutes);
    afterAll(() => stop());

    for (const command of wanted.types ?? []) {
      it(`the types are right: ${command.join(' ')}`, () => project.run(command), 5 * minutes);
    }

    it('draws the widgets, tells the page of a search, and nothing complains', async () => {
      const page = await openPage();
      const complained = complaints(page);
      await page.goto(site);
      await expect
        .poll(() => page.locator('wbn-business-card [part=name]').innerText(), { timeout: 30_000 })
        .toBe(companyName);
      const input = page.locator('wbn-search-box [part=input]');
      await input.fill('pumps');
      await input.press('Enter');
      await page.getByText('You searched for pumps').waitFor();
      expect(page.url()).toBe(`${site}/`);
      await settled(page);
      expect(complained).toEqual([]);
    });

    if (drawsOnServer) {
      it('the server writes the widgets with the configured addresses', async () => {
        const html = await (await fetch(site)).text();
        expect(html).toContain(`action="${addresses().portal}/search-result"`);
        const page = await openPage({ javaScriptEnabled: false });
        await page.goto(site);
        expect(await page.locator('wbn-business-card [part=name]').innerText()).toBe(companyName);
        expect(await page.locator('wbn-search-box [part=input]').isVisible()).toBe(true);
      });
    }

    if (writesContent) {
      it('the server writes the elements with their content', async () => {
        const page = await openPage({ javaScriptEnabled: false });
        await page.goto(site);
        expect(await page.getByRole('searchbox', { name: 'Search suppliers' }).isVisible()).toBe(true);
        expect(await page.locator('wbn-business-card[variant=result]').count()).toBe(1);
      });
    }

    if (drawsLater) {
      it('keeps what stands in an element until its code comes, which the page decides', async () => {
        const page = await openPage();
        await page.goto(`${site}/later`);
        await page.getByText('Nobody has asked for the discussion yet.').waitFor();
        expect(await isDefined(page, 'wbn-comments')).toBe(false);
        await page.getByRole('button', { name: 'Show the discussion' }).click();
        await page.locator('wbn-comments [part=comments]').waitFor();
        expect(await page.getByText('Nobody has asked for the discussion yet.').isVisible()).toBe(false);
      });
    }

    if (drawsEverything) everywhere(() => `${site}/everywhere`, keepsListeners);
  });
}
