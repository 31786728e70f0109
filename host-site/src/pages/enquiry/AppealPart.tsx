import { type Appeal, appealLine } from '@wbn/contract';
import { useEffect } from 'react';
import { useSession } from '../../session/session-context.ts';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { knownSender, sayAppeal } from './appeal.ts';
import type { EnquiryTexts } from './texts/en.ts';
import { controlID } from './use-enquiry-draft.ts';
import type { EnquiryValues } from './values.ts';

interface AppealPartProps {
  readonly appeal: Appeal;
  readonly texts: EnquiryTexts;
  readonly values: EnquiryValues;
  readonly change: (value: string) => void;
  readonly prefill: (known: Partial<EnquiryValues>) => void;
}

const longestText = 512;

/** The first field of the form for an appeal. It is sent where other requests tell more of what is bought, after a line that names the case. */
export function AppealPart({ appeal, change, prefill, texts, values }: AppealPartProps) {
  const session = useSession();
  const { act, id, type } = appeal;
  useEffect(() => {
    let current = true;
    const fillIn = async () => {
      const client = await session?.client();
      if (!client) return;
      const known = await knownSender(client, { act, type, ...(id && { id }) });
      if (current) prefill(known);
    };
    // The form is complete without what the account knows.
    fillIn().catch(() => undefined);
    return () => {
      current = false;
    };
  }, [session, act, type, id, prefill]);
  return (
    <fieldset className="enquiry-part">
      <legend>
        {sayAppeal(appeal, texts.appeal)}
        {act === 'suspension' && type === 'business' && values.businessName ? (
          <>
            : <bdi>{values.businessName}</bdi>
          </>
        ) : null}
      </legend>
      <div className="enquiry-fields">
        <TextAreaField
          id={controlID('moreInfoBuy')}
          label={texts.appeal.label}
          value={values.moreInfoBuy}
          change={change}
          limit={longestText - appealLine(appeal).length}
        />
      </div>
    </fieldset>
  );
}
