import type { IconNode } from 'lucide';
import { createElement } from 'react';

export interface IconProps {
  readonly node: IconNode;
  /** Pixels; default 20. */
  readonly size?: number;
  /** Accessible name; without one the icon is decorative. */
  readonly label?: string;
  /** Mirrored in right-to-left text: arrows and chevrons. */
  readonly mirrored?: boolean;
}

/** An icon of the lucide set, drawn in the text's colour. */
export function Icon({ label, mirrored = false, node, size = 20 }: IconProps) {
  return (
    <svg
      className={mirrored ? 'icon icon-mirrored' : 'icon'}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden={label ? undefined : true}
      aria-label={label}
      role={label ? 'img' : undefined}
    >
      {node.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
    </svg>
  );
}
