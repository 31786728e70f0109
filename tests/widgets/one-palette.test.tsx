// @vitest-environment jsdom

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Avatar } from '../../host-site/src/ui/Avatar.tsx';
import { Picture } from '../../packages/widgets/src/ui/Picture.tsx';

const tintsIn = (sheet: string) =>
  [...readFileSync(path.join(process.cwd(), sheet), 'utf8').matchAll(/\.tint-\d \{[^}]+\}/g)].map(String);

it('a name without a picture has one tint, on the portal and in the widgets', () => {
  const classesOf = (drawn: Element | null) => [...drawn!.classList].filter((name) => name.startsWith('tint-'));
  for (const name of ['Acme', 'Harbour Valve & Flange Works', 'شركة الخليج', '王', 'Ürün A.Ş.', 'Pump', 'Q']) {
    const { container: portal } = render(<Avatar name={name} />);
    const { container: widget } = render(<Picture name={name} url={undefined} />);
    expect(classesOf(portal.firstElementChild), name).toEqual(classesOf(widget.firstElementChild));
  }
  const tints = tintsIn('host-site/src/styles/avatar.css');
  expect(tints).toHaveLength(6);
  expect(tints).toEqual(tintsIn('packages/widgets/src/ui/picture.css'));
});
