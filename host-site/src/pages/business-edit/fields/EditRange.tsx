import { textLengths } from '@wbn/contract';
import type { EditorValues } from '@wbn/core/business-editor';
import { useSite } from '../../../site-context.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { useEditorContext, useField } from '../editor-context.ts';

type RangeName = 'totalAnnualRevenue' | 'totalEmployees' | 'totalProductionEmployees' | 'productionCapacity';

/** A range of two numbers; a capacity also has a unit and a period. */
export function EditRange({ name, unit }: { readonly name: RangeName; readonly unit?: string }) {
  const site = useSite();
  const { texts } = useEditorContext();
  const { change, error, id, value } = useField('general', name);
  const set = (part: Partial<EditorValues['general'][RangeName]>) => change({ ...value, ...part });
  return (
    <fieldset className="field field-group" aria-describedby={error ? `${id}-problem` : undefined}>
      <legend className="field-label">{site.texts.fields[name]}</legend>
      <div className="field-pair">
        <TextField
          id={id}
          label={texts.from}
          inputMode="numeric"
          unit={unit}
          value={value.min}
          change={(min) => set({ min })}
        />
        <TextField
          id={`${id}-max`}
          label={texts.to}
          inputMode="numeric"
          unit={unit}
          value={value.max}
          change={(max) => set({ max })}
        />
        {name === 'productionCapacity' ? (
          <>
            <TextField
              id={`${id}-unit`}
              label={texts.unit}
              hint={texts.unitHint}
              maxLength={textLengths.capacityUnit}
              value={value.unit}
              change={(to) => set({ unit: to })}
            />
            <TextField
              id={`${id}-period`}
              label={texts.period}
              hint={texts.periodHint}
              maxLength={textLengths.capacityPeriod}
              value={value.period}
              change={(period) => set({ period })}
            />
          </>
        ) : null}
      </div>
      {error ? (
        <p className="field-error" id={`${id}-problem`}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
