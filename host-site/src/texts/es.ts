export { en as es } from './en.ts';
