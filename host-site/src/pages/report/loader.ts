import { reportableTypes } from '@wbn/contract';
import { redirect } from 'react-router';
import type { Subject } from '../../moderation/subject.ts';
import type { en } from '../../moderation/texts/en.ts';
import { personalPage } from '../../personal/personal-page.ts';
import type { LoaderInput } from '../../routing/page-route.ts';
import { inLocale } from '../../settings.ts';
import type { Widen } from '../../texts/widen.ts';

export interface ReportData {
  readonly subject: Pick<Subject, 'resourceID' | 'resourceType'>;
}

/** `?comment=…`, or another type with an id; otherwise not found. */
function subjectOf({ edition, language, url }: LoaderInput): ReportData['subject'] {
  for (const resourceType of reportableTypes) {
    const resourceID = url.searchParams.get(resourceType) ?? '';
    if (/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(resourceID)) return { resourceType, resourceID };
  }
  throw redirect(inLocale('/', language, edition));
}

const titled = (texts: Widen<typeof en>) => ({ title: texts.reportTitle, description: texts.reportText });

export const { load, meta } = personalPage<ReturnType<typeof titled>, ReportData>(
  {
    en: async () => titled((await import('../../moderation/texts/en.ts')).en),
    es: async () => titled((await import('../../moderation/texts/es.ts')).es),
    it: async () => titled((await import('../../moderation/texts/it.ts')).it),
    zh: async () => titled((await import('../../moderation/texts/zh.ts')).zh),
    ar: async () => titled((await import('../../moderation/texts/ar.ts')).ar),
  },
  (input) => ({ subject: subjectOf(input) }),
);
