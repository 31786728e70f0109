import type { BusinessProfile } from '@wbn/contract/shapes';
import { useEffect, useState } from 'react';
import type { SectionFields } from '../../business-facts/fields.ts';
import { textLocaleOf } from '../../settings.ts';
import { useSite } from '../../site-context.ts';

interface Current {
  readonly profile: BusinessProfile;
  readonly fields: SectionFields;
}

/** The profile that an owner loaded anew, with its fields in words; undefined until both are there. */
export function useCurrentFields(profile: BusinessProfile | undefined): Current | undefined {
  const { edition, locale } = useSite();
  const [current, setCurrent] = useState<Current>();
  useEffect(() => {
    let isOver = false;
    const say = async (fresh: BusinessProfile) => {
      const words = await (await import('./words.ts')).businessWords(textLocaleOf(locale, edition), locale);
      if (!isOver) setCurrent({ profile: fresh, fields: words.fields(fresh) });
    };
    // Without the words, the page keeps the fields that it came with.
    if (profile) say(profile).catch(() => {});
    return () => {
      isOver = true;
    };
  }, [profile, locale, edition]);
  return profile && current;
}
