import { textLengths } from '@wbn/contract';
import { SearchableSelect } from '../../ui/form/SearchableSelect.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import type { FieldsProps } from './fields-props.ts';
import { optionalRows } from './optional-rows.ts';

/** Work data of a profile. */
export function WorkFields({ change, editable, errorOf, texts, values }: FieldsProps) {
  return (
    <fieldset className="form-part">
      <legend>{texts.work}</legend>
      <TextField
        id="companyName"
        label={texts.businessName}
        value={values.companyName}
        change={(companyName) => change({ companyName })}
        error={errorOf('companyName')}
        maxLength={textLengths.companyName}
        autoComplete="organization"
      />
      <SearchableSelect
        id="jobPosition"
        label={texts.jobPosition}
        rows={optionalRows(editable.jobPositions, values.jobPosition)}
        value={values.jobPosition}
        change={(jobPosition) => change({ jobPosition })}
        error={errorOf('jobPosition')}
      />
      <div className="form-pair">
        <SelectField
          id="businessType"
          label={texts.businessType}
          rows={optionalRows(editable.businessTypes, values.businessType)}
          value={values.businessType}
          change={(businessType) => change({ businessType })}
          error={errorOf('businessType')}
        />
        <SearchableSelect
          id="industry"
          label={texts.industry}
          rows={optionalRows(editable.industries, values.industry)}
          value={values.industry}
          change={(industry) => change({ industry })}
          error={errorOf('industry')}
        />
      </div>
    </fieldset>
  );
}
