export { load, meta } from './operator-page.ts';
export { Reports as Component } from './reports/Reports.tsx';
