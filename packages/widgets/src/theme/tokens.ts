/** One custom property that a page may set on a widget or on anything around it: `--wbn-` and its name. */
export interface Token {
  readonly about: string;
  /** The default in CSS. Without it the default depends on the widget or the control. */
  readonly value?: string;
  /** Rules write the token with its default: a name of its own for each would make every widget larger. */
  readonly inPlace?: true;
}

const light = (light: string, dark: string) => `light-dark(${light}, ${dark})`;

/** The colours, sizes and lengths of every widget. The style sheets, the types, the READMEs and `diagnose()` are made from this list. */
export const tokens = {
  surface: { value: light('#fff', '#14191f'), about: 'The ground of a widget.' },
  raised: { value: light('#f4f6f8', '#1d242c'), about: 'A ground that differs from it: hovered rows, skeletons.' },
  text: { value: light('#17212b', '#e9eef3'), about: 'Words.' },
  muted: { value: light('#4d5966', '#a9b4bf'), about: 'Words of less weight.' },
  border: { value: light('#d9dfe5', '#333d47'), about: 'Lines.' },
  field: { value: light('#838e99', '#75818d'), about: 'The edges of fields.' },
  accent: { value: light('#0f55b0', '#82b6ff'), about: 'Main buttons and links.' },
  'on-accent': { value: light('#fff', '#08203f'), about: 'Words on main buttons.' },
  success: { value: light('#0b6438', '#6fd3a0'), about: 'Good news.' },
  warning: { value: light('#7d4b00', '#f0bb60'), about: 'Something to look at.' },
  danger: { value: light('#a8211b', '#ff9a92'), about: 'Errors.' },
  focus: { value: 'var(--w-accent)', about: 'The focus ring.' },
  'focus-width': { value: '2px', inPlace: true, about: 'How thick the focus ring is.' },
  popup: { about: 'The ground of popups: lists, menus and dialogs. Default: as `surface`. Never translucent.' },
  font: { about: "The font family. Default: the element's own." },
  'font-size': { about: "The size of normal text, from 13px to 20px. Default: the element's own." },
  'size-tiny': { value: '0.75em', inPlace: true, about: 'Badges and remarks.' },
  'size-small': { value: '0.875em', inPlace: true, about: 'Buttons and details.' },
  'size-title': { value: '1.125em', inPlace: true, about: 'Names and the headings of sections.' },
  'size-heading': { value: '1.625em', inPlace: true, about: 'The name of a product on its page.' },
  weight: { about: "The weight of normal text. Default: the element's own." },
  'weight-strong': { value: '600', inPlace: true, about: 'The weight of names, labels and buttons.' },
  density: {
    value: '1',
    about: 'A factor of all space between and inside things: 0.75 is compact, 1 normal, 1.25 roomy.',
  },
  'control-height': { about: 'The height of fields and buttons. Default: 36px to 48px, as the control needs.' },
  radius: { value: '8px', about: 'Corners of frames, fields and pictures; cards have one and a half of it.' },
  'radius-inner': {
    value: '6px',
    inPlace: true,
    about: 'Corners of what stands inside a frame: rows, fields of the search box, thumbnails.',
  },
  'radius-control': {
    about: 'Corners of buttons. Default: `radius`, and `radius-inner` inside the frames of search box and comments.',
  },
  'radius-badge': { value: '12px', inPlace: true, about: 'Corners of badges.' },
  shadow: { value: '0 4px 16px #0003', about: 'The shadow of what floats.' },
  motion: { value: '0.16s ease-out', about: 'The pace of changes; none if the visitor asked for less motion.' },
  gold: { value: light('#7a5600', '#e9c25f'), about: 'The badge of a gold membership.' },
  premium: { value: light('#593da4', '#c0abff'), about: 'The badge of a premium membership.' },
  platinum: { value: light('#155772', '#8bd2ea'), about: 'The badge of a platinum membership.' },
  width: { about: 'The width in a parent that shrinks to fit. Default: of each widget, see below.' },
  height: { about: 'The height of the message center.' },
} as const satisfies Readonly<Record<string, Token>>;

export type TokenName = keyof typeof tokens;

export const tokenNames = Object.keys(tokens) as readonly TokenName[];

/** The tokens that only the widgets with membership badges need. */
export const tierTokens: readonly TokenName[] = ['gold', 'premium', 'platinum'];

/** Lengths in px that follow the density: `--w-8` and so on. */
export const spaces = [4, 8, 12, 16, 24] as const;
