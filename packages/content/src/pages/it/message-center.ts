import { h2, image, p, ul } from '../blocks.ts';
import type { PageTexts } from '../page-texts.ts';
import { goGlobal } from './go-global.ts';

export const messageCenter: PageTexts = {
  title: 'Centro messaggi',
  lead: 'Ogni richiesta, ogni risposta e ogni collega che può aiutare, in un solo posto.',
  meta: {
    title: 'Centro messaggi per compratori e fornitori | WBN {country}',
    description:
      'Come le imprese {ofCountry} ricevono richieste da compratori di tutto il mondo e rispondono nel centro messaggi di WBN.',
    keywords: ['centro messaggi', 'richieste dei compratori', 'messaggi B2B', 'fornitori {country}', 'richieste'],
  },
  blocks: [
    image('messages', 'Una casella con un filtro e una conversazione aperta'),
    p(
      'Una richiesta in una casella privata dipende da una sola persona. Se quella persona è in viaggio il compratore aspetta, e i compratori non aspettano a lungo. Il centro messaggi appartiene all’azienda: tutti quelli che nomini membri vedono la richiesta e possono rispondere a suo nome.',
    ),
    h2('Fatto per il commercio'),
    ul(
      'Scrivi a nome tuo o di una delle tue aziende, e passa dall’una all’altra senza uscire.',
      'Trova una conversazione dall’oggetto o dal nome dell’altra parte.',
      'Guarda il profilo del compratore prima di rispondere.',
      'Chiudi una conversazione quando è conclusa: resta leggibile, ma nessuno può più scriverci.',
    ),
    h2('Riservato per principio'),
    p(
      'Solo le due parti possono leggere una conversazione. Il tuo indirizzo e-mail e il tuo numero di telefono non sono mostrati, a meno che non sia tu a scriverli.',
    ),
    goGlobal,
  ],
};
