import { expect, it } from 'vitest';
import { answerJson } from '../support/answers.ts';
import { cases } from '../widgets/cases.ts';
import { openWidget } from '../widgets/open.ts';

const category = { text: 'Pumps', kind: 'category', link: '/search-result?category=pumps' };

/** Words of code that is loaded after the widget. */
const late = [
  ['wbn-membership-checkout', 'an owner orders', { payment: { email: 'דואר אלקטרוני' } }, 'דואר אלקטרוני'],
  ['wbn-search-box', 'suggesting', { kinds: { category: 'קטגוריה' } }, 'קטגוריה'],
  ['wbn-message-center', 'an open conversation and its menu', { sure: 'לסיים?' }, 'לסיים?'],
  ['wbn-message-center', 'a list', { listTools: 'מיון וסינון' }, 'מיון וסינון'],
] as const;

it.each(late)('an added language reaches what %s loads later (%s)', async (tag, name, texts, word) => {
  const one = cases.find(({ widget }) => widget.tag === tag)!;
  const state = one.states.find((each) => each.name === name);
  const { page, element, troubles } = await openWidget(one, {
    state,
    answer: (route, path) => (path === '/search/suggest' ? answerJson(route, [category]) : undefined),
  });
  await page.evaluate(
    ([widget, words]) => {
      document.documentElement.lang = 'he';
      return Reflect.get(window, 'wbn').addLocale('he', { [widget]: words });
    },
    [tag, texts] as const,
  );
  await element.locator('[part=root][lang=he][dir=rtl]').first().waitFor();
  await element.getByText(word).or(element.getByLabel(word)).first().waitFor();
  expect(troubles).toEqual([]);
});
