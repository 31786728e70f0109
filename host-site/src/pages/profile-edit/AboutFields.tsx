import { textLengths } from '@wbn/contract';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { YesNo } from '../../ui/form/YesNo.tsx';
import type { FieldsProps } from './fields-props.ts';
import { optionalRows } from './optional-rows.ts';

/** Personal data of a profile. */
export function AboutFields({ change, editable, errorOf, texts, values }: FieldsProps) {
  return (
    <fieldset className="form-part">
      <legend>{texts.you}</legend>
      <div className="form-pair">
        <TextField
          id="firstName"
          label={texts.firstName}
          value={values.firstName}
          change={(firstName) => change({ firstName })}
          error={errorOf('firstName')}
          maxLength={textLengths.firstName}
          autoComplete="given-name"
          required
        />
        <TextField
          id="lastName"
          label={texts.lastName}
          value={values.lastName}
          change={(lastName) => change({ lastName })}
          error={errorOf('lastName')}
          maxLength={textLengths.lastName}
          autoComplete="family-name"
          required
        />
      </div>
      <div className="form-pair">
        <SelectField
          id="gender"
          label={texts.gender}
          rows={optionalRows(editable.genders, values.gender)}
          value={values.gender}
          change={(gender) => change({ gender })}
          error={errorOf('gender')}
        />
        <SelectField
          id="preferredLanguage"
          label={texts.language}
          rows={optionalRows(editable.languages, values.preferredLanguage)}
          value={values.preferredLanguage}
          change={(preferredLanguage) => change({ preferredLanguage })}
          error={errorOf('preferredLanguage')}
        />
      </div>
      <TextAreaField
        id="briefPresentation"
        label={texts.brief}
        value={values.briefPresentation}
        change={(briefPresentation) => change({ briefPresentation })}
        error={errorOf('briefPresentation')}
      />
      <TextField
        id="birthDate"
        label={texts.birthDate}
        hint={texts.birthHint}
        value={values.birthDate}
        change={(birthDate) => change({ birthDate })}
        error={errorOf('birthDate')}
        maxLength={10}
        autoComplete="bday"
      />
      <YesNo
        id="showBirthDate"
        label={texts.showBirthDate}
        value={values.showBirthDate}
        change={(showBirthDate) => change({ showBirthDate })}
      />
      <TextField
        id="profession"
        label={texts.profession}
        value={values.profession}
        change={(profession) => change({ profession })}
        error={errorOf('profession')}
        maxLength={textLengths.profession}
      />
      <YesNo
        id="showProfession"
        label={texts.showProfession}
        value={values.showProfession}
        change={(showProfession) => change({ showProfession })}
      />
    </fieldset>
  );
}
