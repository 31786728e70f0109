import { locales } from '@wbn/content';
import { deletedPerson } from '@wbn/database';
import { expect, it } from 'vitest';
import { inLanguage } from './in-language.ts';

const { firstName, lastName } = deletedPerson;
const stored = `${firstName} ${lastName}`;
const other = { type: 'business', id: 'b-1', name: 'Cedar Valves' };
const thread = {
  from: { type: 'user', id: 'u-1', name: stored },
  to: other,
  subject: stored,
  lastMessage: { content: stored },
};

it.each(locales.map(({ code }) => code).filter((code) => code !== 'en'))(
  'a person who deleted their account is named in %s, and nothing that people wrote is changed',
  async (locale) => {
    const { data } = (await inLanguage('listInquiries', { success: true, data: [thread] }, locale)) as {
      data: [typeof thread];
    };
    const { name } = data[0].from;
    expect(name).toMatch({ zh: /^已/, ar: /^حساب/, es: /^Cuenta/, it: /^Account/ }[locale as 'es']);
    expect(data).toEqual([{ ...thread, from: { ...thread.from, name } }]);
    const whole = { success: true, data: { items: [{ answeredBy: stored, sender: { firstName, lastName } }] } };
    expect(await inLanguage('listEnquiries', whole, locale)).toEqual({
      success: true,
      data: { items: [{ answeredBy: name, sender: { firstName: name, lastName: '' } }] },
    });
  },
);
