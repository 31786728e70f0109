// @vitest-environment jsdom

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { editionByCode, type Locale, locales } from '@wbn/content/editions';
import type { Client } from '@wbn/core';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SiteContext } from '../../site-context.ts';
import { en } from '../../texts/en.ts';
import { EmptyFooter } from './EmptyFooter.tsx';
import { FormSummary } from './FormSummary.tsx';
import { MonthPicker } from './MonthPicker.tsx';
import { MultiSelect } from './MultiSelect.tsx';
import { pickerYears } from './picker-years.ts';
import { SearchableSelect } from './SearchableSelect.tsx';
import { SelectField } from './SelectField.tsx';
import { Tabs } from './Tabs.tsx';
import { TextAreaField } from './TextAreaField.tsx';
import { TextField } from './TextField.tsx';
import { useDraft } from './use-draft.ts';
import { YesNo } from './YesNo.tsx';

const settings = { edition: '', portal: '', api: '', accounts: '', cdn: '', files: '', extensions: true };

function draw(children: ReactNode, locale: Locale = 'en') {
  const site = { settings, edition: editionByCode('sa')!, locale, texts: en, words: undefined };
  return render(<SiteContext value={site}>{children}</SiteContext>);
}
const rows = ['México', 'Morocco', 'Oman'].map((label) => ({ value: label.slice(0, 3), label }));
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

/** A control with its own state. */
function Kept<Value>({
  first,
  children,
}: {
  first: Value;
  children: (value: Value, set: (to: Value) => void) => ReactNode;
}) {
  const [value, set] = useState(first);
  return children(value, set);
}

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

describe('a field', () => {
  it('ties its hint and its error to the control', () => {
    draw(
      <TextField
        id="city"
        label="City"
        value="x"
        change={() => {}}
        hint="Where it stands"
        error="Not known"
        required
      />,
    );
    const input = screen.getByLabelText('City');
    expect(
      input
        .getAttribute('aria-describedby')
        ?.split(' ')
        .map((id) => document.getElementById(id)?.textContent),
    ).toEqual(['Where it stands', 'Not known']);
    expect([input.getAttribute('aria-invalid'), input.getAttribute('aria-required')]).toEqual(['true', 'true']);
  });

  it('R-357 R-216 of several lines counts: 512 characters and 6 rows unless told', () => {
    draw(<Kept first="">{(value, set) => <TextAreaField id="about" label="About" value={value} change={set} />}</Kept>);
    const area = screen.getByLabelText('About') as HTMLTextAreaElement;
    expect([area.rows, area.maxLength]).toEqual([6, 512]);
    fireEvent.change(area, { target: { value: 'hello' } });
    expect(screen.getByText('5/512')).toBeTruthy();
    expect(document.getElementById('about-count')?.textContent).toBe('5 of 512 characters');
  });
});

describe('a dropdown', () => {
  it('is worked with the keys: arrows, letters, Enter, Escape', () => {
    draw(
      <Kept first="">
        {(value, set) => <SelectField id="c" label="Country" rows={rows} value={value} change={set} />}
      </Kept>,
    );
    const control = screen.getByRole('combobox');
    fireEvent.keyDown(control, { key: 'ArrowDown' });
    expect([control.getAttribute('aria-expanded'), options().length]).toEqual(['true', 3]);
    fireEvent.keyDown(control, { key: 'o' });
    fireEvent.keyDown(control, { key: 'Enter' });
    expect(screen.getByText('Oman')).toBeTruthy();
    expect(control.getAttribute('aria-expanded')).toBe('false');
    fireEvent.keyDown(control, { key: 'ArrowDown' });
    fireEvent.keyDown(control, { key: 'ArrowUp' });
    fireEvent.keyDown(control, { key: 'Escape' });
    expect(options()).toEqual([]);
    expect(screen.getByText('Oman')).toBeTruthy();
  });

  it('R-392 narrows its rows by typed text, whatever the accents', () => {
    draw(
      <Kept first="">
        {(value, set) => <SearchableSelect id="c" label="Country" rows={rows} value={value} change={set} />}
      </Kept>,
    );
    const control = screen.getByLabelText('Country') as HTMLInputElement;
    fireEvent.change(control, { target: { value: 'mexi' } });
    expect(options()).toEqual(['México']);
    fireEvent.keyDown(control, { key: 'Enter' });
    expect(control.value).toBe('México');
    fireEvent.change(control, { target: { value: 'zzz' } });
    expect(screen.getByText('Nothing matches')).toBeTruthy();
  });

  it('of several choices stays open, and shows them as chips that can be taken away', () => {
    draw(
      <Kept<string[]> first={[]}>
        {(values, set) => <MultiSelect id="m" label="Markets" rows={rows} values={values} change={set} />}
      </Kept>,
    );
    fireEvent.click(screen.getByLabelText('Markets', { selector: 'input' }));
    fireEvent.click(screen.getByRole('option', { name: 'Oman' }));
    fireEvent.click(screen.getByRole('option', { name: 'Morocco' }));
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Oman', 'Morocco']);
    fireEvent.click(screen.getByLabelText('Remove Oman'));
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Morocco']);
  });
});

it('R-355 picks among 21 years, ten back and ten ahead, and twelve months', () => {
  expect(pickerYears(2026)).toEqual(Array.from({ length: 21 }, (_, index) => 2016 + index));
  const heard: string[] = [];
  draw(
    <Kept first="">
      {(value, set) => (
        <MonthPicker
          id="issued"
          label="Issued"
          value={value}
          change={(to) => {
            heard.push(to);
            set(to);
          }}
        />
      )}
    </Kept>,
  );
  const [year, month] = screen.getAllByRole('combobox') as [HTMLElement, HTMLElement];
  const now = new Date().getFullYear();
  fireEvent.click(year);
  expect(options()).toEqual(pickerYears(now).map(String));
  fireEvent.click(screen.getByRole('option', { name: String(now + 10) }));
  fireEvent.click(month);
  expect(options()).toHaveLength(12);
  fireEvent.click(screen.getByRole('option', { name: 'March' }));
  expect(heard).toEqual([`${now + 10}-`, `${now + 10}-03`]);
});

it('a question is answered with yes or no', () => {
  draw(<Kept first={false}>{(value, set) => <YesNo id="q" label="Shown?" value={value} change={set} />}</Kept>);
  fireEvent.click(screen.getByLabelText('Yes'));
  expect((screen.getByLabelText('Yes') as HTMLInputElement).checked).toBe(true);
});

it('R-356 an empty table says No content', () => {
  draw(<EmptyFooter />);
  expect(screen.getByRole('status').textContent).toBe('No content');
});

it('the summary of errors takes the focus and leads to each field', () => {
  const problems = [{ id: 'city', text: 'Say where' }];
  const form = (attempt: number) => (
    <>
      <FormSummary problems={attempt ? problems : []} attempt={attempt} />
      <TextField id="city" label="City" value="" change={() => {}} />
    </>
  );
  draw(
    <Kept first={0}>
      {(attempt, set) => (
        <>
          {form(attempt)}
          <button type="button" onClick={() => set(1)}>
            Send
          </button>
        </>
      )}
    </Kept>,
  );
  fireEvent.click(screen.getByText('Send'));
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  fireEvent.click(screen.getByText('Say where'));
  expect(document.activeElement).toBe(screen.getByLabelText('City'));
});

it('tabs are walked with the arrows, from the last to the first', () => {
  const tabs = ['a', 'b', 'c'].map((id) => ({ id, label: id.toUpperCase() }));
  draw(
    <Kept first="a">
      {(selected, select) => (
        <Tabs label="Parts" tabs={tabs} selected={selected} select={select}>
          part {selected}
        </Tabs>
      )}
    </Kept>,
  );
  const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
  screen.getByRole('tab', { name: 'A' }).focus();
  press('ArrowLeft');
  expect(screen.getByRole('tabpanel').textContent).toBe('part c');
  press('ArrowRight');
  press('ArrowRight');
  expect(document.activeElement?.textContent).toBe('B');
  press('End');
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('C');
});

describe('a draft', () => {
  const userOf = (userID: string) => ({ session: { get: () => ({ userID }) } }) as unknown as Client;
  function Form({ client }: { client: Client }) {
    const { change, isChanged, isRestored, restart, values } = useDraft(client, 'f', { city: '', tags: ['a'] });
    return (
      <>
        <TextField id="city" label="City" value={values.city} change={(city) => change({ city })} />
        <output>{`${isChanged} ${isRestored}`}</output>
        <button type="button" onClick={() => restart(values)}>
          Save
        </button>
      </>
    );
  }
  const typed = () => (screen.getByLabelText('City') as HTMLInputElement).value;

  it('is there again when the form is drawn anew, for the same user alone, until it is saved', () => {
    draw(<Form client={userOf('u1')} />);
    fireEvent.change(screen.getByLabelText('City'), { target: { value: 'Oran' } });
    cleanup();
    draw(<Form client={userOf('u2')} />);
    expect(typed()).toBe('');
    cleanup();
    draw(<Form client={userOf('u1')} />);
    expect([typed(), screen.getByRole('status').textContent]).toEqual(['Oran', 'true true']);
    fireEvent.click(screen.getByText('Save'));
    expect(screen.getByRole('status').textContent).toBe('false true');
    cleanup();
    draw(<Form client={userOf('u1')} />);
    expect([typed(), sessionStorage.length]).toEqual(['', 0]);
  });

  it('of another shape counts as missing', () => {
    for (const rubbish of ['{', '7', 'null', '{"city": 3, "tags": "x"}']) {
      sessionStorage.setItem('wbn:draft:u1:f', rubbish);
      draw(<Form client={userOf('u1')} />);
      expect(typed(), rubbish).toBe('');
      cleanup();
    }
  });
});

it.each(locales.map(({ code }) => code))('says all of this in %s', (code) => {
  draw(<EmptyFooter />, code);
  expect(screen.getByRole('status').textContent).toBeTruthy();
});
