import { actions, type Block } from '../blocks.ts';

/** The two buttons of every marketing page. */
export const goGlobal: Block = actions(
  { label: '立即注册', to: 'register' },
  { label: '走向全球', to: '/our-network' },
);
