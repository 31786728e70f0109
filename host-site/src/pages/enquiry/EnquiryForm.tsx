import { appealLine, appealOfQuery, sendEnquiry } from '@wbn/contract';
import { type FormEvent, Fragment, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { lostConnectionOf } from '../../session/lost-connection.ts';
import { useSession } from '../../session/session-context.ts';
import { useSite } from '../../site-context.ts';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { toasts } from '../../ui/toasts.ts';
import { AppealPart } from './AppealPart.tsx';
import { EnquiryField } from './EnquiryField.tsx';
import type { EnquiryData } from './loader.ts';
import { useEnquiryDraft } from './use-enquiry-draft.ts';
import { fieldNames, parts } from './values.ts';

/** The form. Input is kept until it is sent or reset, also across a reload. */
export function EnquiryForm({ options, texts }: EnquiryData) {
  const session = useSession();
  const { locale } = useSite();
  const { change, clear, isRestored, prefill, values } = useEnquiryDraft();
  const [query] = useSearchParams();
  const appeal = appealOfQuery(query);
  const [isSending, setSending] = useState(false);
  const sending = useRef(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!session || sending.current) return;
    sending.current = true;
    setSending(true);
    try {
      const client = await session.client();
      await client.call(sendEnquiry, {
        body: appeal ? { ...values, moreInfoBuy: appealLine(appeal) + values.moreInfoBuy } : values,
      });
      toasts.success(texts.sent);
      clear();
    } catch (error) {
      toasts.failure(lostConnectionOf(error, locale) ?? texts.failed);
    }
    sending.current = false;
    setSending(false);
  };

  const reset = (event: FormEvent) => {
    event.preventDefault();
    clear();
  };

  return (
    // No field is required: the server accepts incomplete forms.
    <form className="enquiry-form" noValidate onSubmit={submit} onReset={reset}>
      <p className="field-hint">{texts.required}</p>
      {isRestored ? (
        <p className="enquiry-restored" role="status">
          {texts.restored}
        </p>
      ) : null}
      {appeal ? (
        <AppealPart
          appeal={appeal}
          texts={texts}
          values={values}
          change={(value) => change('moreInfoBuy', value)}
          prefill={prefill}
        />
      ) : null}
      {parts.map((part) => (
        <Fragment key={part}>
          {appeal && part === 'company' ? <p className="field-hint">{texts.appeal.rest}</p> : null}
          <fieldset className="enquiry-part">
            <legend>{texts[part]}</legend>
            <div className="enquiry-fields">
              {fieldNames[part].map((name) =>
                appeal && name === 'moreInfoBuy' ? null : (
                  <EnquiryField
                    key={name}
                    name={name}
                    options={options}
                    texts={texts}
                    value={values[name]}
                    change={(value) => change(name, value)}
                  />
                ),
              )}
            </div>
          </fieldset>
        </Fragment>
      ))}
      <div className="form-actions">
        <button type="reset" className="button" disabled={isSending}>
          {texts.reset}
        </button>
        <SubmitButton busy={isSending}>{texts.submit}</SubmitButton>
      </div>
    </form>
  );
}
