import { init } from '@waline/client';
import '@waline/client/style';

// Emoji and pictures of a search come from other addresses: neither is part of what our widget does.
init({
  el: '#peer',
  serverURL: 'https://api.example',
  path: '/page',
  lang: 'en',
  pageview: false,
  comment: false,
  emoji: false,
  search: false,
  imageUploader: false,
  texRenderer: false,
});
