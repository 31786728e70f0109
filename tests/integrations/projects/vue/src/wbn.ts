import { configure } from '@wbn/widgets/configure';

configure({
  api: 'https://api.example',
  accounts: 'https://accounts.example',
  portal: 'https://portal.example',
  key: 'pk_live_…',
});
