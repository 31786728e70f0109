import '@wbn/widgets/business-card';
import '@wbn/widgets/search-box';
import '@wbn/widgets/types/elements';
import { configure } from '@wbn/widgets/configure';

configure({
  api: 'https://api.example',
  accounts: 'https://accounts.example',
  portal: 'https://portal.example',
  key: 'pk_live_…',
});

const box = document.createElement('wbn-search-box');
box.innerHTML = '<a href="https://portal.example/search-result">Search suppliers</a>';
box.addEventListener('wbn-search', (event) => {
  event.preventDefault(); // without this line the visitor goes to the results page
  document.body.append(`You searched for ${event.detail.search}`);
});
const card = document.createElement('wbn-business-card');
card.businessId = 'id-of-a-business';
card.variant = 'result';
document.body.append(box, card);
