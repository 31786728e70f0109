import { type ThesaurusLocale, thesaurusLocales } from '@wbn/contract';
import { useLoaderData } from 'react-router';
import { useSite } from '../../../site-context.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { NativeDropdown } from '../../../ui/form/NativeDropdown.tsx';
import type { OperatorData } from '../operator-page.ts';
import { languageName } from './language-name.ts';

interface LanguageFieldProps {
  readonly id: string;
  readonly value: ThesaurusLocale | undefined;
  /** Called without a language for the choice `all`. */
  readonly change: (language: ThesaurusLocale | undefined) => void;
  /** The label of a choice of all languages, if there is one. */
  readonly all?: string;
}

/** A dropdown of the languages of the thesaurus. */
export function LanguageField({ all, change, id, value }: LanguageFieldProps) {
  const { language } = useLoaderData<OperatorData>().texts.thesaurus;
  const { locale } = useSite();
  return (
    <Field id={id} label={language}>
      {(aria) => (
        <NativeDropdown
          {...aria}
          value={value ?? ''}
          onChange={({ target }) => change(thesaurusLocales.find((one) => one === target.value))}
        >
          {all === undefined ? null : <option value="">{all}</option>}
          {thesaurusLocales.map((one) => (
            <option key={one} value={one}>
              {languageName(one, locale)}
            </option>
          ))}
        </NativeDropdown>
      )}
    </Field>
  );
}
