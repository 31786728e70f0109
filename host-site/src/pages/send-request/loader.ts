import { idFromParameter, isUuid, readBusiness } from '@wbn/contract';
import { data } from 'react-router';
import type { MetaInput, PageMeta } from '../../document/meta.ts';
import type { InquiryTexts } from '../../inquiry/texts/en.ts';
import { inquiryTexts } from '../../inquiry/texts/index.ts';
import { type LoaderInput, statusOf } from '../../routing/page-route.ts';
import { rawSlug } from '../../routing/slug.ts';

interface SendRequestData {
  readonly texts: InquiryTexts;
  readonly businessID: string;
  /** undefined: the business does not exist or failed to load; the form reports it. */
  readonly name: string | undefined;
  readonly isMissing: boolean;
  /** The product of the inquiry; '' for none. */
  readonly productID: string;
}

export async function load({ call, language, url }: LoaderInput) {
  const businessID = idFromParameter(rawSlug(url));
  const asked = url.searchParams.get('product') ?? '';
  const found = { texts: inquiryTexts[language], businessID, productID: isUuid(asked) ? asked : '' };
  if (!isUuid(businessID))
    return data<SendRequestData>({ ...found, name: undefined, isMissing: true }, { status: 404 });
  try {
    const { general } = (await call(readBusiness, { params: { id: businessID } })).data;
    return data<SendRequestData>({ ...found, name: general.companyName, isMissing: false });
  } catch (error) {
    const status = statusOf(error);
    return data<SendRequestData>({ ...found, name: undefined, isMissing: status !== 502 }, { status });
  }
}

export const meta = ({ data: { name, texts: said } }: MetaInput<SendRequestData>): PageMeta => ({
  title: `${[said.title, name].filter(Boolean).join(' - ')} | WBN`,
  description: said.title,
  noIndex: true,
});
