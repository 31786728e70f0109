import { beforeEach, describe, expect, it } from 'vitest';
import { claimDrafts, forgetDrafts, keptDrafts } from './kept.ts';

const inquiry = 'wbn:inquiry:b1';
const comment = 'wbn:comment:p1';
const help = 'wbn:enquiry:help';
const drafts = () => [keptDrafts.get(inquiry), keptDrafts.get(comment)];

beforeEach(() => {
  forgetDrafts();
  keptDrafts.set(inquiry, 'Two of each');
  keptDrafts.set(comment, 'Nice');
});

describe('drafts of a tab', () => {
  it('stay when the person who wrote them logs in, and when the same person logs in again', () => {
    claimDrafts('u1');
    claimDrafts('u1');
    expect(drafts()).toEqual(['Two of each', 'Nice']);
  });

  it('are deleted when another person logs in', () => {
    claimDrafts('u1');
    claimDrafts('u2');
    expect(drafts()).toEqual([undefined, undefined]);
  });

  it('go by a logout with the request for help, which holds a name and an address', () => {
    keptDrafts.set(help, '{"email":"ana@mill.example"}');
    forgetDrafts();
    expect(keptDrafts.get(help)).toBeUndefined();
  });

  it('are deleted by a logout, after which the next person keeps their own', () => {
    claimDrafts('u1');
    forgetDrafts();
    expect(drafts()).toEqual([undefined, undefined]);
    keptDrafts.set(inquiry, 'Three');
    claimDrafts('u2');
    expect(drafts()).toEqual(['Three', undefined]);
  });
});
