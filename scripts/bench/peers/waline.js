import { init } from '@waline/client';
import '@waline/client/style';

init({ el: '#peer', serverURL: location.origin, path: '/page', lang: 'en', pageview: false, comment: false });
