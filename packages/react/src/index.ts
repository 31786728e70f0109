export * from './components/index.ts';
export { partOf } from './part-of.ts';
export { type DrawShadowRoot, ShadowRootContext } from './shadow-root-context.ts';
export { useWidgetEvent } from './use-widget-event.ts';
export { WidgetElement, type WidgetElementProps } from './WidgetElement.tsx';
export type { WidgetProps } from './widget-props.ts';
