import { actions, type Block } from '../blocks.ts';

/** The two buttons of every marketing page. */
export const goGlobal: Block = actions(
  { label: 'سجّل الآن', to: 'register' },
  { label: 'انطلق إلى العالمية', to: '/our-network' },
);
