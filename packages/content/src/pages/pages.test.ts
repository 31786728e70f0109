import { boostDays, plans } from '@wbn/contract';
import { describe, expect, it } from 'vitest';
import { fill, fillValues } from '../editions/fill.ts';
import { defaultEdition, editionByCode, locales } from '../editions/index.ts';
import { packages } from '../packages/index.ts';
import { footerColumns } from '../shell/footer.ts';
import { tips } from '../tips/index.ts';
import { helpBanner, imageIDs, type Page, pageByPath, pages, textOf, visitorInvitation } from './index.ts';
import { pageIn } from './translated.ts';

const everyPage = [...pages, ...tips];
const saudi = fillValues(defaultEdition, 2026);
const chilean = fillValues(editionByCode('cl')!, 2026);
const marketing = ['/advertise-with-us', '/free-marketing', '/message-center', '/work-with-wbn'] as const;

function at(path: string): Page {
  const page = pageByPath(path);
  if (!page) throw new Error(`No page at ${path}`);
  return page;
}
const text = (path: string) => textOf(fill(at(path), saudi).blocks);
const headings = (path: string, level: 2 | 3) =>
  at(path).blocks.flatMap((block) => (block.type === 'heading' && block.level === level ? [block.text] : []));

describe('every page', () => {
  it('has an id and a path of its own, and the static routes are all there', () => {
    expect(new Set(everyPage.map(({ id }) => id)).size).toBe(everyPage.length);
    expect(new Set(everyPage.map(({ path }) => path)).size).toBe(everyPage.length);
    const linked = footerColumns.flatMap(({ links }) => links.map(({ href }) => href));
    for (const path of [...linked, ...marketing, '/industries']) expect(pageByPath(path), path).toBeDefined();
    expect(pageByPath('/about-us/')?.id).toBe('about-us');
    expect(pageByPath('/nowhere')).toBeUndefined();
  });

  it('R-052 takes the country and the demonym of the edition in its meta texts', () => {
    for (const page of everyPage) {
      const [one, other] = [fill(page.meta, saudi), fill(page.meta, chilean)];
      expect(JSON.stringify(one), page.path).toMatch(/Saudi/);
      expect(JSON.stringify(other), page.path).toMatch(/Chile/);
      expect(JSON.stringify(other), page.path).not.toMatch(/Saudi/);
    }
    for (const path of ['/', ...marketing, '/why-wbn']) {
      const meta = JSON.stringify(at(path).meta);
      expect(meta, path).toMatch(/\{(country|theCountry)\}/);
      expect(meta, path).toContain('{demonym}');
    }
  });

  it.each(['sa', 'cl', 'us'])('leaves no brace behind when filled for %s', (code) => {
    const values = fillValues(editionByCode(code)!, 2026);
    expect(JSON.stringify(fill([everyPage, helpBanner, visitorInvitation], values))).not.toMatch(/\{\w+\}/);
  });

  it('describes itself within what a search engine shows, and its images to those who do not see them', () => {
    for (const page of everyPage) {
      const { title, description, keywords } = fill(page.meta, saudi);
      expect(title.length, page.path).toBeLessThanOrEqual(70);
      expect(description.length, page.path).toBeGreaterThanOrEqual(70);
      expect(description.length, page.path).toBeLessThanOrEqual(180);
      expect(keywords.length, page.path).toBeGreaterThanOrEqual(4);
      for (const block of page.blocks) {
        if (block.type !== 'image' && block.type !== 'row') continue;
        expect(block.alt).not.toBe('');
        expect(imageIDs).toContain(block.image);
      }
    }
  });

  it('uses each illustration that sites are asked to hold', () => {
    const used = everyPage.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.type === 'image' || block.type === 'row' ? [block.image] : [])),
    );
    expect([...new Set(used)].sort()).toEqual([...imageIDs].sort());
  });
});

describe('company pages', () => {
  it('tell who we are and since when', () => {
    const about = text('/about-us');
    for (const fact of [/created in 2000/, /25 web platforms/, /representatives in many countries/]) {
      expect(about).toMatch(fact);
    }
    expect(at('/about-us').blocks).toContainEqual({ type: 'insert', what: 'tips' });
    expect(at('/about-us').blocks.find(({ type }) => type === 'people')).toBeDefined();
  });

  it('name mission, vision and the six values', () => {
    expect(headings('/mission-vision', 2)).toEqual(['Mission', 'Vision', 'Values']);
    expect(headings('/mission-vision', 3)).toEqual([
      'People',
      'Innovation',
      'Global mentality',
      'Passion',
      'Honesty',
      'Excellence',
    ]);
  });

  it('give five reasons, a network with its prices, and a way to ask for help', () => {
    expect(at('/why-wbn').blocks.filter(({ type }) => type === 'row')).toHaveLength(5);
    expect(at('/our-network').blocks).toEqual(
      expect.arrayContaining([
        { type: 'insert', what: 'network' },
        { type: 'insert', what: 'packages' },
      ]),
    );
    expect(at('/contact-us').blocks).toContainEqual({
      type: 'actions',
      actions: [{ label: 'Need Help', to: '/contact-us/form' }],
    });
    expect(text('/contact-us')).toMatch(/WhatsApp/);
  });

  it('R-391 print both phone lines of the edition', () => {
    for (const values of [saudi, chilean]) {
      const contact = textOf(fill(at('/contact-us'), values).blocks);
      expect(contact).toContain(values.phoneUSA);
      expect(contact).toContain(values.phoneEurope);
    }
  });

  it('explain free import and export through the network in the banner', () => {
    for (const word of [/network/i, /free/i, /import/i, /export/i]) expect(helpBanner.text).toMatch(word);
  });

  it('invite to register and to go global on each marketing page', () => {
    for (const path of [...marketing, '/why-wbn', '/b2b-tips/export-to-the-world-tip-0']) {
      expect(text(path)).toContain('Register Now');
      expect(text(path)).toContain('Go Global');
    }
  });
});

describe('membership pages', () => {
  it.each(packages)('$id shows price, mascot, features and comparison, and is bought unless free', (listing) => {
    const { blocks } = at(listing.href);
    const own = text(listing.href);
    expect(own).toContain(listing.price);
    for (const benefit of listing.benefits) expect(own).toContain(benefit.text);
    expect(blocks).toContainEqual(expect.objectContaining({ type: 'image', image: `mascot-${listing.id}` }));
    expect(blocks).toContainEqual({ type: 'insert', what: 'comparison' });
    expect(own.includes('Buy now!')).toBe(listing.id !== 'standard');
  });
});

describe('advertising', () => {
  it.each(locales)('R-326 promises in $code as many boosts and days as a business gets', async ({ code }) => {
    const page = await pageIn('/advertise-with-us', code);
    const facts = page?.blocks.flatMap((block) => (block.type === 'list' ? block.items : [])).join('\n');
    expect(facts?.match(/\d+/g)?.map(Number)).toEqual([
      boostDays,
      plans.gold.boosts,
      plans.premium.boosts,
      plans.platinum.boosts,
    ]);
  });

  it('R-326 names the days, and each paid membership beside its boosts', () => {
    const { gold, premium, platinum } = plans;
    expect(text('/advertise-with-us')).toContain(`runs for ${boostDays} days.`);
    expect(text('/advertise-with-us')).toContain(
      `${gold.boosts} a month with Gold, ${premium.boosts} with Premium, ${platinum.boosts} with Platinum.`,
    );
  });
});

describe('privacy policy', () => {
  it('has its nine sections, and three parts for visitors from the European Union', () => {
    expect(headings('/privacy-policy', 2)).toHaveLength(9);
    const subjects = [/collection/i, /use/i, /disclosure/i, /retention/i, /cookies/i, /changes/i, /European Union/];
    for (const [index, subject] of [...subjects, /contact/i, /language/i].entries()) {
      expect(headings('/privacy-policy', 2)[index]).toMatch(subject);
    }
    expect(headings('/privacy-policy', 3)).toEqual(['Legal basis', 'International transfers', 'Your rights']);
  });

  it('names what it has to name', () => {
    for (const fact of [
      /paid listing packages/i,
      /account verification/i,
      /verified businesses give extra details/i,
      /reviews and ratings/i,
      /discussion forum/i,
      /social-media sign-up/i,
      /complaint handling/i,
    ]) {
      expect(text('/privacy-policy')).toMatch(fact);
    }
  });
});

describe('terms and conditions', () => {
  it('states every fact of the specification', () => {
    expect(at('/terms-and-conditions').lead).toContain('October 21, 2019');
    for (const fact of [
      /company of the United States .* Miami/,
      /only businesses may use the services/i,
      /legal age/,
      /one account only, unless we approve/,
      /email plus password/,
      /does not store the password/,
      /true, accurate, current and complete/,
      /principal place of business/,
      /Standard.*Gold, Premium and Platinum/,
      /non-exclusive.* license/,
      /remove a listing/,
      /suspend your account or terminate/,
      /reject an account at registration/,
      /multiple accounts/,
      /amend these terms at any time/,
      /continued use .* acceptance/,
      /within one year/,
      /greater of the fees you have paid to us in the calendar year .* legal maximum/,
      /laws of the United States/,
      /courts of Miami/,
    ]) {
      expect(text('/terms-and-conditions')).toMatch(fact);
    }
  });

  it('has a clause on each subject', () => {
    const clauses = headings('/terms-and-conditions', 2).join('\n');
    for (const subject of ['content', 'Prohibited conduct', 'Breaches and sanctions', 'Limits of liability']) {
      expect(clauses).toContain(subject);
    }
    for (const subject of ['Indemnity', 'Force majeure', 'Intellectual property', 'Notices', 'Governing law']) {
      expect(clauses).toContain(subject);
    }
  });

  it('R-325 prints the customer-service address of the edition', () => {
    for (const values of [saudi, chilean]) {
      expect(textOf(fill(at('/terms-and-conditions'), values).blocks)).toContain(values.email);
    }
  });

  it('puts the country into title, description and keywords', () => {
    const { title, description, keywords } = fill(at('/terms-and-conditions').meta, chilean);
    for (const part of [title, description, keywords.join()]) expect(part).toContain('Chile');
  });
});
