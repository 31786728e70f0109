export { camelCase, parseAttribute, readProps } from './attributes.ts';
export { type DeclarativeInput, declarativeRoot, declarativeStyle, escapeHtml } from './declarative.ts';
export { commonAttributes, defineWidget } from './define-widget.ts';
export { directionOf, pickLocale } from './surroundings.ts';
export type {
  AttributeSpec,
  Attributes,
  BaseTexts,
  Direction,
  LoadContext,
  Mounted,
  PropsOf,
  Renderer,
  TextSource,
  View,
  Widget,
  WidgetDocs,
  WidgetElement,
  WidgetOptions,
} from './types.ts';
