import { actions, type Block } from '../blocks.ts';

/** The two buttons of every marketing page. */
export const goGlobal: Block = actions(
  { label: 'Regístrese ahora', to: 'register' },
  { label: 'Venda al mundo', to: '/our-network' },
);
