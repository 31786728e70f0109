import { h2, h3, image, type Page, p } from './blocks.ts';

export const missionVision: Page = {
  id: 'mission-vision',
  path: '/mission-vision',
  title: 'Mission, vision and values',
  lead: 'What we are here to do, where it should lead, and how we behave on the way.',
  meta: {
    title: 'Mission, vision and values | WBN {country}',
    description:
      'The mission, the vision and the six values of WBN, the B2B network for {demonym} companies that trade.',
    keywords: ['mission', 'vision', 'values', 'WBN {country}', '{demonym} business network'],
  },
  layout: 'article',
  blocks: [
    h2('Mission'),
    image('mission', 'A compass on a chart'),
    p(
      'To give every serious company, of whatever size, the means to present itself well, to be found by those who need it and to deal with them directly and safely.',
    ),
    h2('Vision'),
    image('vision', 'A ship heading for the horizon'),
    p(
      'A world in which a workshop in a small town and a purchasing office in a capital meet on equal terms, and in which distance is a line in the quotation rather than a reason not to ask for one.',
    ),
    h2('Values'),
    image('values', 'Six stones in balance'),
    h3('People'),
    p(
      'Companies do not trade with each other; their people do. We design for the person at the desk and treat each one with respect.',
    ),
    h3('Innovation'),
    p('We change what can be better, measure whether it is, and take it back when it is not.'),
    h3('Global mentality'),
    p(
      'Every market is somebody’s home market. We learn its language, its calendar and its manners before we offer it anything.',
    ),
    h3('Passion'),
    p(
      'We like industry: the machines, the materials, the craft. It is more pleasant to work on what one likes, and the work is better.',
    ),
    h3('Honesty'),
    p('A profile says what is true, a ranking says when it is paid for, and a price has no small print.'),
    h3('Excellence'),
    p('We finish what we start and look at it again with the eyes of the person who has to use it.'),
  ],
};
