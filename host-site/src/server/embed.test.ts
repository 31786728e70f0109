import { expect, it } from 'vitest';
import { frameHeaders } from './embed.ts';

const settings = {
  edition: 'sa',
  portal: 'https://portal.example',
  api: 'https://api.example',
  accounts: 'https://accounts.example',
  cdn: 'https://cdn.example',
  files: 'https://files.example',
  extensions: true,
};
const formAction = (leadsTo: string) =>
  frameHeaders(settings, [], leadsTo)
    ['content-security-policy']?.split('; ')
    .find((directive) => directive.startsWith('form-action'));

it('a frame leads to the site that it names, and never to one whose host would end the directive', () => {
  expect(formAction('https://partner.example/results')).toBe(
    'form-action https://portal.example https://partner.example',
  );
  for (const odd of ['https://a;sandbox.example/', "https://a'none'.example/", 'https://a,b.example/'])
    expect(formAction(odd), odd).toBe('form-action https://portal.example');
});
