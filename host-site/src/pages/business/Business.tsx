export { BusinessPage as Business } from './BusinessPage.tsx';
