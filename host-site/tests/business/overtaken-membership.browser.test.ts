import { expect, it } from 'vitest';
import { visit } from '../support.ts';
import { cards, charges, choose, enter, openMembership, part } from './membership-page.ts';

it.each(['en', 'ar'])(
  'says in %s to a tab that another one has overtaken what the business has now, and charges nothing there',
  async (lang) => {
    const { page: first, path, owner, businessID } = await openMembership({ lang });
    const second = await first.context().newPage();
    const ordered = charges(second);
    await visit(second, `${path}?lang=${lang}`);
    await choose(second, 1);
    await enter(second, cards.good);
    expect(await part(second, 'pay').innerText()).toContain('2650.00');

    await choose(first);
    await enter(first, cards.good);
    await part(first, 'pay').click();
    await part(first, 'receipt').waitFor();

    await part(second, 'pay').click();
    await part(second, 'notice').waitFor();
    expect(await part(second, 'notice').innerText()).toBe(
      lang === 'ar'
        ? 'تغيّرت العضوية في هذه الأثناء، ربما في تبويب آخر. لم يُخصم شيء هنا. هذه حالتها الآن.'
        : 'The membership was changed meanwhile, perhaps in another tab. Nothing was charged here. This is how it is now.',
    );
    await expect.poll(() => part(second, 'plan').getAttribute('class')).toContain('gold');
    expect(await second.locator('wbn-membership-checkout [part=option]').count()).toBe(2);
    expect(ordered).toHaveLength(1);
    const { receipts, subscription } = await owner<{ subscription: string; receipts: { amount: number }[] }>(
      `business/${businessID}/membership`,
    );
    expect(subscription).toBe('gold');
    expect(receipts).toHaveLength(1);
  },
);
