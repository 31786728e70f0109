export * from './components/index.ts';
export type { WidgetProps } from './widget-props.ts';
