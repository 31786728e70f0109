import { addLocale } from '@wbn/widgets/locales';

addLocale('he', {
  'wbn-search-box': { search: 'מה אתם מחפשים?', submit: 'חיפוש', country: 'מדינה' },
  'wbn-business-card': { save: 'שמירה', sendRequest: 'שליחת פנייה' },
});
