export * from './components/index.ts';
