import type { LoaderInput } from '../../../routing/page-route.ts';
import { type EnquiryData, load as loadForm } from '../../enquiry/loader.ts';
import { load as loadConsole, type OperatorData } from '../operator-page.ts';

export interface EnquiriesData extends OperatorData {
  /** Names the fields of a help request, and what their codes stand for. */
  readonly form: EnquiryData;
}

export async function load(input: LoaderInput): Promise<EnquiriesData> {
  const [console, form] = await Promise.all([loadConsole(input), loadForm(input)]);
  return { ...console, form };
}
