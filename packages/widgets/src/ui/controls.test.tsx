// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { DetailTable } from './DetailTable.tsx';
import { EmptyFooter } from './EmptyFooter.tsx';
import { initialsOf, tintOf } from './Picture.tsx';
import { TextArea } from './TextArea.tsx';
import { Toasts } from './Toasts.tsx';

afterEach(cleanup);

it('R-353 folds a long detail table behind View more and View less', () => {
  const rows = Array.from({ length: 7 }, (_, index) => [`label ${index}`, `value ${index}`] as const);
  render(<DetailTable rows={rows} />);
  expect(screen.getAllByRole('row')).toHaveLength(5);
  fireEvent.click(screen.getByText('View more'));
  expect(screen.getAllByRole('row')).toHaveLength(7);
  fireEvent.click(screen.getByText('View less'));
  expect(screen.getAllByRole('row')).toHaveLength(5);
});

it('R-356 says No content under an empty table', () => {
  render(<EmptyFooter />);
  expect(screen.getByRole('status').textContent).toBe('No content');
});

it('R-357 counts the characters of a text area: 512 and 6 rows unless told', () => {
  function Form() {
    const [text, setText] = useState('');
    return <TextArea label="Message" value={text} change={setText} />;
  }
  render(<Form />);
  const area = screen.getByRole<HTMLTextAreaElement>('textbox');
  expect([area.rows, area.maxLength]).toEqual([6, 512]);
  expect(screen.getByText('0/512')).toBeTruthy();
  fireEvent.input(area, { target: { value: 'Hello' } });
  expect(screen.getByText('5/512')).toBeTruthy();
});

it('R-118 says failures at once, and every toast goes by itself', () => {
  vi.useFakeTimers();
  const dismiss = vi.fn();
  render(
    <Toasts toasts={[{ id: 1, kind: 'failure', text: 'Something was wrong, try again please' }]} dismiss={dismiss} />,
  );
  expect(screen.getByRole('alert').textContent).toBe('Something was wrong, try again please');
  vi.advanceTimersByTime(5000);
  expect(dismiss).toHaveBeenCalledWith(1);
  vi.useRealTimers();
});

it('makes the same picture for the same name, in any script', () => {
  expect(initialsOf('Harbour Valve & Flange Works')).toBe('H\u200cV');
  expect(initialsOf('  ')).toBe('');
  expect(initialsOf('شركة الخليج')).toBe('ش\u200cا');
  expect(tintOf('Acme')).toBe(tintOf('Acme'));
});
