import { callout, h2, image, ol, p, ul } from '../pages/blocks.ts';
import type { Tip } from './types.ts';

export const internationalBuyers: Tip = {
  id: 'tip-4',
  index: 4,
  path: '/b2b-tips/international-buyers-tip-4',
  title: 'Who is an industrial buyer?',
  shortTitle: 'Who is an industrial buyer?',
  lead: 'Behind every request there is a person with a task, a deadline and a boss. Understand the three and you will write better offers.',
  meta: {
    title: 'Who is an industrial buyer? Advice for {demonym} exporters | WBN',
    description:
      'How international industrial buyers think, what they ask, how to tell a serious request from an idle one, and how {demonym} exporters should answer.',
    keywords: ['industrial buyer', 'international buyers', 'purchasing', 'answer requests', '{demonym} exporters'],
  },
  layout: 'article',
  blocks: [
    image('buyer-desk', 'A purchasing desk with three offers side by side'),
    p(
      'We speak of “the buyer” as if it were one person. In a company of any size it is a group. The engineer writes the specification, production says when it is needed, quality says what has to be proved, finance says how it may be paid, and somebody in purchasing collects all this, asks the market and is blamed if it goes wrong. The name under the request is usually the last of these. Your offer is read by all of them.',
    ),
    h2('Four buyers you will meet'),
    ul(
      'The user buys for his own production: a dairy that needs a pump. He asks about technology and delivery, and stays for years if it runs.',
      'The importer or distributor buys to sell again. He asks about price, packing, exclusivity and brand. For him the product has to be easy to sell.',
      'The contractor buys for a project. He asks for a long list at short notice, buys once, and recommends you if you kept the date.',
      'The trader or buying office acts for somebody else. He may bring large orders, and he may also be collecting prices. Ask, politely, for whom.',
    ),
    p('A good first answer differs for each of the four. Look at the profile of the sender before you write it.'),
    h2('What the buyer fears'),
    p(
      'No one was ever praised because a purchase went well. Buyers are judged by what went wrong: the machine that stood still, the container that was rejected, the supplier who disappeared with the deposit. So the real question behind every question is whether you are a risk. Certificates, references, a verified profile, a name and a telephone number in the signature and an answer that fits the question are all evidence that you are not.',
    ),
    h2('How a request is made'),
    p('A typical purchase passes through these stages, and it helps to know in which one you are being asked:'),
    ol(
      'Somebody notices a need and looks around. He wants to understand, not to buy. Send explanations.',
      'The specification is written. If you can help with it, your product will fit it.',
      'A list of possible suppliers is made from directories, fairs and memory. Here you must be found.',
      'Requests go out, often to ten companies, with a date.',
      'Three offers are compared line by line. The one with gaps is left out, whatever its price.',
      'One or two suppliers are invited to talk, to send samples or to be audited.',
      'The order is placed, and the buyer hopes not to hear of it again.',
    ),
    h2('Answer within 24 hours'),
    p(
      'This is the cheapest advantage in the whole of international trade. Answer within 24 hours, every time, even if you cannot yet give a price. “Thank you, we can make this; you will have our offer on Thursday; one question about the material” is enough. In our experience the first complete answer sets the standard by which later ones are measured, and many requests never get a second look after the first good conversation has started.',
    ),
    p(
      'Mind the calendar: your weekend may be a working day for the buyer. Name a deputy for holidays, and let more than one member of your company have access to the requests.',
    ),
    callout(
      'What a complete offer contains',
      'Product with its specification, quantity, unit price and currency, delivery term with a named place, lead time from which event, payment, validity, packing, guarantee, customs code, origin, and the name of one person who answers.',
    ),
    h2('Is the request serious?'),
    image('buyer-questions', 'A checklist beside a letter'),
    p('Nobody can tell for certain, but these are good signs:'),
    ul(
      'the company has a complete profile, a site of its own and an address that exists;',
      'the request names a quantity, a standard or a drawing;',
      'the sender answers your question instead of repeating his own;',
      'he asks about something difficult, such as tolerance, shelf life or spare parts.',
    ),
    p(
      'And these are warnings: an order far too large for the company behind it, no interest in the specification, a payment that is offered in a way you have never heard of, a request to pay a fee for registration or inspection to somebody unknown, a sudden change of bank details by e-mail. In the last case take the telephone and call a number that you already had.',
    ),
    h2('After the order'),
    p(
      'Tell the buyer what he needs to calm his colleagues: order confirmed, material arrived, production finished, goods loaded, ship departed. Five short messages. If there is a delay, say so on the day on which you know it, with a new date you can keep. Buyers forgive delays that are announced; they do not forgive surprises. The best industrial buyer is the one who has stopped looking for alternatives, and he has stopped because you make his life quiet.',
    ),
  ],
};
