import { type Actor, me } from '@wbn/core';
import { useId } from 'react';
import { useVisitor } from '../session/session-context.ts';
import { NativeDropdown } from '../ui/form/NativeDropdown.tsx';

interface SideChoiceProps {
  readonly label: string;
  readonly businesses: readonly Actor[];
  /** `me`, or a business's id. */
  readonly side: string;
  readonly choose: (side: string) => void;
}

/** Chooses between one's own list and those of one's businesses. Empty without businesses. */
export function SideChoice({ businesses, choose, label, side }: SideChoiceProps) {
  const { name } = useVisitor();
  const id = useId();
  if (!businesses.length) return null;
  return (
    <div className="connections-side">
      <label htmlFor={id}>{label}</label>
      <NativeDropdown id={id} value={side} onChange={({ target }) => choose(target.value)}>
        <option value={me}>{name}</option>
        {businesses.map((business) => (
          <option key={business.businessID} value={business.businessID}>
            {business.name}
          </option>
        ))}
      </NativeDropdown>
    </div>
  );
}
