import { actions, type Block } from '../blocks.ts';

/** The two buttons of every marketing page. */
export const goGlobal: Block = actions(
  { label: 'Registrati ora', to: 'register' },
  { label: 'Vendi nel mondo', to: '/our-network' },
);
