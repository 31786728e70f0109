/** An icon in lucide's form: a list of shapes with their attributes. */
export type IconNode = readonly (readonly [tag: string, attributes: Record<string, string | number | undefined>])[];

/** A line icon in the text's colour, hidden from screen readers: a text or label must name its meaning. */
export function Icon({ of, size = 20 }: { of: IconNode; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      {of.map(([Tag, attributes]) => (
        <Tag {...attributes} />
      ))}
    </svg>
  );
}
