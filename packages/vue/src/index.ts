export * from './components/index.ts';
export type { WidgetComponent } from './widget-component.ts';
