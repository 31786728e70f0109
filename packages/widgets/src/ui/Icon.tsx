/** An icon as lucide describes it: a list of shapes with their attributes. */
export type IconNode = readonly (readonly [tag: string, attributes: Record<string, string | number | undefined>])[];

/** A line icon in the text's colour. It says nothing to a screen reader; what it means stands beside it, or in a label. */
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
