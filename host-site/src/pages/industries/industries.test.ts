import { expect, it } from 'vitest';
import { subjectOf } from './IndustryCard.tsx';

/** The fifteen subjects of the documents, by id. */
const subjects = [
  /technology and automation/i,
  /electronics/i,
  /energy and environment/i,
  /industrial products/i,
  /machinery/i,
  /power transmission/i,
  /apparel/i,
  /baby products/i,
  /beauty care/i,
  /fashion accessories/i,
  /food/i,
  /furniture/i,
  /health and insurance/i,
  /construction and real estate/i,
  /business services/i,
];

it('R-096 says of each industry the subject that the documents give its key', () => {
  subjects.forEach((subject, index) => {
    expect(subjectOf(String(index + 1).padStart(4, '0'))).toMatch(subject);
  });
});
