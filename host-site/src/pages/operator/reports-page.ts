export { load, meta } from './operator-texts.ts';
export { Reports as Component } from './reports/Reports.tsx';
