import { partsOf, watchParts } from '@wbn/widgets/parts';

const card = document.querySelector('wbn-business-card')!;
const end = watchParts(card, () => console.log(partsOf(card, 'name').map(({ textContent }) => textContent)));
addEventListener('pagehide', end);
