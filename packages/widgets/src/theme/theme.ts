export type Density = 'compact' | 'normal' | 'roomy';

/**
 * A preset of `configure({ theme })`: the custom properties by their names without `--wbn-`. `null` removes one. Made by
 * scripts/docs/tokens.ts from tokens.ts.
 */
export interface Theme {
  /** The ground of a widget. Default: `light-dark(#fff, #14191f)`. */
  readonly surface?: string | number | null;
  /** A ground that differs from it: hovered rows, skeletons. Default: `light-dark(#f4f6f8, #1d242c)`. */
  readonly raised?: string | number | null;
  /** Words. Default: `light-dark(#17212b, #e9eef3)`. */
  readonly text?: string | number | null;
  /** Words of less weight. Default: `light-dark(#4d5966, #a9b4bf)`. */
  readonly muted?: string | number | null;
  /** Lines. Default: `light-dark(#d9dfe5, #333d47)`. */
  readonly border?: string | number | null;
  /** The edges of fields. Default: `light-dark(#838e99, #75818d)`. */
  readonly field?: string | number | null;
  /** Main buttons and links. Default: `light-dark(#0f55b0, #82b6ff)`. */
  readonly accent?: string | number | null;
  /** Words on main buttons. Default: `light-dark(#fff, #08203f)`. */
  readonly 'on-accent'?: string | number | null;
  /** Good news. Default: `light-dark(#0b6438, #6fd3a0)`. */
  readonly success?: string | number | null;
  /** Something to look at. Default: `light-dark(#7d4b00, #f0bb60)`. */
  readonly warning?: string | number | null;
  /** Errors. Default: `light-dark(#a8211b, #ff9a92)`. */
  readonly danger?: string | number | null;
  /** The focus ring. Default: `var(--w-accent)`. */
  readonly focus?: string | number | null;
  /** How thick the focus ring is. Default: `2px`. */
  readonly 'focus-width'?: string | number | null;
  /** The ground of popups: lists, menus and dialogs. Default: as `surface`. Never translucent. */
  readonly popup?: string | number | null;
  /** The font family. Default: the element's own. */
  readonly font?: string | number | null;
  /** The size of normal text, from 13px to 20px. Default: the element's own. */
  readonly 'font-size'?: string | number | null;
  /** Badges and remarks. Default: `0.75em`. */
  readonly 'size-tiny'?: string | number | null;
  /** Buttons and details. Default: `0.875em`. */
  readonly 'size-small'?: string | number | null;
  /** Names and the headings of sections. Default: `1.125em`. */
  readonly 'size-title'?: string | number | null;
  /** The name of a product on its page. Default: `1.625em`. */
  readonly 'size-heading'?: string | number | null;
  /** The weight of normal text. Default: the element's own. */
  readonly weight?: string | number | null;
  /** The weight of names, labels and buttons. Default: `600`. */
  readonly 'weight-strong'?: string | number | null;
  /** A factor of all space between and inside things: 0.75 is compact, 1 normal, 1.25 roomy. Default: `1`. */
  readonly density?: Density | number | null;
  /** The height of fields and buttons. Default: 36px to 48px, as the control needs. */
  readonly 'control-height'?: string | number | null;
  /** Corners of frames, fields and pictures; cards have one and a half of it. Default: `8px`. */
  readonly radius?: string | number | null;
  /** Corners of what stands inside a frame: rows, fields of the search box, thumbnails. Default: `6px`. */
  readonly 'radius-inner'?: string | number | null;
  /** Corners of buttons. Default: `radius`, and `radius-inner` inside the frames of search box and comments. */
  readonly 'radius-control'?: string | number | null;
  /** Corners of badges. Default: `12px`. */
  readonly 'radius-badge'?: string | number | null;
  /** The shadow of what floats. Default: `0 4px 16px #0003`. */
  readonly shadow?: string | number | null;
  /** The pace of changes; none if the visitor asked for less motion. Default: `0.16s ease-out`. */
  readonly motion?: string | number | null;
  /** The badge of a gold membership. Default: `light-dark(#7a5600, #e9c25f)`. */
  readonly gold?: string | number | null;
  /** The badge of a premium membership. Default: `light-dark(#593da4, #c0abff)`. */
  readonly premium?: string | number | null;
  /** The badge of a platinum membership. Default: `light-dark(#155772, #8bd2ea)`. */
  readonly platinum?: string | number | null;
  /** The width in a parent that shrinks to fit. Default: of each widget, see below. */
  readonly width?: string | number | null;
  /** The height of the message center. */
  readonly height?: string | number | null;
}
