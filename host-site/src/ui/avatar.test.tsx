// @vitest-environment jsdom

import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Avatar } from './Avatar.tsx';

const textOf = (name: string) => render(<Avatar name={name} />).container.textContent;

it('stands for a name without a picture by the initials of its first two words, which never join into a word', () => {
  expect(textOf('Harbour Valve & Flange Works')).toBe('H\u200cV');
  expect(textOf('شركة الخليج')).toBe('ش\u200cا');
  expect(textOf('Pump')).toBe('P');
  expect(textOf('  ')).toBe('');
});
