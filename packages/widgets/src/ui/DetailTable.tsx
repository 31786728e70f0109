import { useState } from 'react';

interface DetailTableProps {
  readonly rows: readonly (readonly [label: string, value: string])[];
  /** Rows that are always there; the rest waits behind `more`. */
  readonly first?: number;
  readonly more?: string;
  readonly less?: string;
}

/** Labels and values, long lists folded. */
export function DetailTable({ rows, first = 5, more = 'View more', less = 'View less' }: DetailTableProps) {
  const [open, setOpen] = useState(false);
  const shown = open ? rows : rows.slice(0, first);
  return (
    <div className="details">
      <table>
        <tbody>
          {shown.map(([label, value]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > first && (
        <button type="button" className="more" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? less : more}
        </button>
      )}
    </div>
  );
}
