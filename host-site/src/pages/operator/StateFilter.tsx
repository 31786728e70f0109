import { useId } from 'react';
import { useLoaderData } from 'react-router';
import { NativeDropdown } from '../../ui/form/NativeDropdown.tsx';
import type { OperatorData } from './operator-page.ts';

interface StateFilterProps {
  readonly value: string;
  readonly names: Readonly<Record<string, string>>;
  readonly change: (value: string) => void;
}

/** Filters a queue by state. */
export function StateFilter({ change, names, value }: StateFilterProps) {
  const { texts } = useLoaderData<OperatorData>();
  const id = useId();
  return (
    <div className="operator-head">
      <div className="field">
        <label className="field-label" htmlFor={id}>
          {texts.state}
        </label>
        <NativeDropdown id={id} value={value} onChange={({ target }) => change(target.value)}>
          {Object.entries(names).map(([one, name]) => (
            <option key={one} value={one}>
              {name}
            </option>
          ))}
        </NativeDropdown>
      </div>
    </div>
  );
}
