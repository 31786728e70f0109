import { textLengths } from '@wbn/contract';
import { PlaceFields } from '../../../ui/form/PlaceFields.tsx';
import { contractManufacturing } from '../choices.ts';
import { useEditorContext } from '../editor-context.ts';
import { EditList } from '../fields/EditList.tsx';
import { EditText } from '../fields/EditText.tsx';

export function FactoryTab() {
  const { client, lists, problemOf, set, values } = useEditorContext();
  const { country, state } = values.factory;
  return (
    <>
      <EditText section="factory" name="manufacturingFacilities" maxLength={textLengths.manufacturingFacilities} />
      <PlaceFields
        prefix="factory-"
        client={client}
        countries={lists.countries}
        country={country}
        state={state}
        canClear
        change={(place) => set('factory', place)}
        errors={{ country: problemOf('factory.country'), state: problemOf('factory.state') }}
      />
      <div className="field-pair">
        <EditText section="factory" name="city" maxLength={textLengths.city} />
        <EditText section="factory" name="zipcode" maxLength={textLengths.zipcode} />
      </div>
      <div className="field-pair">
        <EditText section="factory" name="factorySize" inputMode="numeric" unit="m²" />
        <EditText section="factory" name="numberProductionLines" inputMode="numeric" />
      </div>
      <EditList section="factory" name="contractManufacturing" choices={contractManufacturing} />
    </>
  );
}
