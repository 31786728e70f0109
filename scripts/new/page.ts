import type { Names } from './names.ts';
import { before, type Plan, withImport } from './plan.ts';

const locales = ['es', 'it', 'zh', 'ar'] as const;

/** A public page of the portal with its route, texts in five languages and a browser test. */
export function newPage({ camel, kebab, pascal, words }: Names): Plan {
  const folder = `host-site/src/pages/${kebab}`;
  const texts = `{\n  title: '${words}',\n  description: '${words}.',\n}`;
  const locale = (code: string) => `import type { ${pascal}Texts } from './en.ts';

export const ${code}: ${pascal}Texts = ${texts};
`;
  return {
    files: {
      [`${folder}/page.ts`]: `export { load, meta } from './loader.ts';
export { ${pascal} as Component } from './${pascal}.tsx';
`,
      [`${folder}/loader.ts`]: `import type { MetaInput, PageMeta } from '../../document/meta.ts';
import type { LoaderInput } from '../../routing/page-route.ts';
import { pageTexts } from '../../texts/page-texts.ts';
import type { ${pascal}Texts } from './texts/en.ts';

const texts = pageTexts({
${['en', ...locales].map((code) => `  ${code}: async () => (await import('./texts/${code}.ts')).${code},`).join('\n')}
});

export interface ${pascal}Data {
  readonly texts: ${pascal}Texts;
}

export const load = async ({ locale }: LoaderInput): Promise<${pascal}Data> => ({ texts: await texts(locale) });

export const meta = ({ data, edition }: MetaInput<${pascal}Data>): PageMeta => ({
  title: \`\${data.texts.title} | WBN \${edition.countryName}\`,
  description: data.texts.description,
  canonical: '/${kebab}',
});
`,
      [`${folder}/${pascal}.tsx`]: `import { useLoaderData } from 'react-router';
import type { ${pascal}Data } from './loader.ts';

export function ${pascal}() {
  const { texts } = useLoaderData<${pascal}Data>();
  return (
    <div className="content">
      <h1>{texts.title}</h1>
      <p>{texts.description}</p>
    </div>
  );
}
`,
      [`${folder}/texts/en.ts`]: `import type { Widen } from '../../../texts/widen.ts';

export const en = ${texts} as const;

export type ${pascal}Texts = Widen<typeof en>;
`,
      ...Object.fromEntries(locales.map((code) => [`${folder}/texts/${code}.ts`, locale(code)])),
      [`host-site/src/routes/${kebab}.ts`]: `import { pageRoute } from '../routing/page-route.ts';

export const ${camel} = pageRoute({
  id: '${kebab}',
  path: '/${kebab}',
  module: '${folder.slice('host-site/'.length)}/page.ts',
  page: () => import('../pages/${kebab}/page.ts'),
});
`,
      [`host-site/tests/${kebab}.browser.test.ts`]: `import { expect, it } from 'vitest';
import { openPage } from '../../tests/support/pages.ts';
import { visit } from './support.ts';

it('the page ${kebab} opens at its address', async () => {
  const page = await openPage();
  await visit(page, '/${kebab}');
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('${words}');
});
`,
    },
    changes: {
      'host-site/src/routes/pages.ts': (source) =>
        before('  ...contentRoutes,', `  ${camel},\n`)(withImport(`import { ${camel} } from './${kebab}.ts';`)(source)),
    },
    steps: [
      `Write the texts in ${folder}/texts, in all five languages.`,
      `Draw the page in ${folder}/${pascal}.tsx; read data in loader.ts with input.call(<a call of @wbn/contract>).`,
      `Run: npx vitest run --project browser host-site/tests/${kebab}.browser.test.ts`,
    ],
  };
}
