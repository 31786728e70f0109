import type { Names } from './names.ts';
import { before, type Plan, withImport } from './plan.ts';

/** The first texts of a widget, as the other widgets have them. */
const sentences = {
  es: { failed: 'Ha ocurrido un error inesperado, inténtelo de nuevo.', retry: 'Reintentar', open: 'Ver empresa' },
  it: { failed: 'Si è verificato un errore imprevisto, riprova.', retry: 'Riprova', open: 'Apri l’azienda' },
  zh: { failed: '发生意外错误，请重试。', retry: '重试', open: '查看企业' },
  ar: { failed: 'حدث خطأ غير متوقع، يرجى المحاولة مرة أخرى.', retry: 'إعادة المحاولة', open: 'عرض الشركة' },
} as const;

/** A widget that loads a business and links to it, with texts in five languages and a browser test. */
export function newWidget({ camel, kebab, pascal, words }: Names): Plan {
  const folder = `packages/widgets/src/${kebab}`;
  const tag = `wbn-${kebab}`;
  const locale = ({ failed, retry, open }: (typeof sentences)[keyof typeof sentences]) =>
    `import type { ${pascal}Texts } from './en.ts';

export const texts: ${pascal}Texts = {
  failed: '${failed}',
  retry: '${retry}',
  open: '${open}',
};
`;
  return {
    files: {
      [`${folder}/about.ts`]: `import type { WidgetDocs } from 'shadow-dom-inject';

/** For documents and editors only: the CDN's build leaves it out. */
export const about: WidgetDocs = {
  summary: '${words}.',
  about: {
    'business-id': 'The business. Not needed when \`data\` is set.',
    data: 'A business by its name: drawn without a fetch.',
  },
  slots: { '': 'Shown until the widget is ready, and for good if it cannot load: a link to the business.' },
  parts: { box: 'The frame.', name: 'The company name.', open: 'The link to the business.' },
};
`,
      [`${folder}/define.ts`]: `import { ${camel} } from './element.ts';

${camel}.define();
`,
      [`${folder}/element.ts`]: `import { readBusiness } from '@wbn/contract';
import { defineWbnWidget } from '../runtime/widget.ts';
import { idAttribute } from '../ui/id-attribute.ts';
import { about } from './about.ts';
import styles from './styles.css?inline';
import { texts } from './texts/en.ts';
import { ${pascal}, type ${pascal}Data } from './view.tsx';

/** \`<${tag}>\`; \`define.ts\` beside this makes it an element of the page. */
export const ${camel} = defineWbnWidget({
  ...about,
  tag: '${tag}',
  attributes: { 'business-id': idAttribute },
  component: ${pascal},
  styles,
  loadsOn: ['business-id'],
  loadsPerLocale: true,
  async load({ businessId: id }, { services: client, signal, locale }): Promise<${pascal}Data> {
    const { data } = await client.call(readBusiness, { params: { id }, signal, locale });
    return { businessID: id, name: data.general?.companyName ?? '' };
  },
  texts: {
    en: texts,
    es: () => import('./texts/es.ts'),
    it: () => import('./texts/it.ts'),
    zh: () => import('./texts/zh.ts'),
    ar: () => import('./texts/ar.ts'),
  },
});
`,
      [`${folder}/view.tsx`]: `import { businessPath } from '@wbn/contract';
import type { Client } from '@wbn/core';
import type { View } from 'shadow-dom-inject';
import type { ${pascal}Texts } from './texts/en.ts';

export interface ${pascal}Data {
  readonly businessID: string;
  readonly name: string;
}

type Props = View<{ readonly businessId: string }, ${pascal}Data, ${pascal}Texts, Client>;

export function ${pascal}({ data, services: client, status, texts }: Props) {
  const { businessID = '', name = '' } = data ?? {};
  const isLoading = status === 'loading';
  return (
    <section className="box" part="box" aria-busy={isLoading} inert={isLoading}>
      <h3 className="name" part="name" dir="auto">
        {name}
      </h3>
      <a part="open" href={client.options.portal + businessPath(name, businessID)}>
        {texts.open}
      </a>
    </section>
  );
}
`,
      [`${folder}/styles.css`]: `:host {
  --w-width: 360px;
}
.box {
  display: grid;
  gap: 8px;
  padding: 16px;
  border: 1px solid var(--w-border);
  border-radius: var(--w-radius);
  overflow-wrap: anywhere;
}
.box[aria-busy="true"] * {
  visibility: hidden;
}
.name {
  margin: 0;
}
a {
  color: var(--w-accent);
}
`,
      [`${folder}/texts/en.ts`]: `import { sentences } from '@wbn/contract';

export interface ${pascal}Texts {
  readonly failed: string;
  readonly retry: string;
  readonly open: string;
}

export const texts: ${pascal}Texts = {
  failed: sentences.unexpectedTryAgain,
  retry: 'Try again',
  open: 'Open the business',
};
`,
      ...Object.fromEntries(
        Object.entries(sentences).map(([code, texts]) => [`${folder}/texts/${code}.ts`, locale(texts)]),
      ),
      [`${folder}/${kebab}.browser.test.ts`]: `import { expect, it } from 'vitest';
import { cases } from '../../../../tests/widgets/cases.ts';
import { openWidget } from '../../../../tests/widgets/open.ts';

const widget = cases.find((one) => one.widget.tag === '${tag}')!;

it('names the business and links to its page', async () => {
  const { element, troubles } = await openWidget(widget);
  expect(await element.getByRole('heading').innerText()).toBe('Harbour Valve Works');
  expect(await element.getByRole('link', { name: 'Open the business' }).getAttribute('href')).toContain('/business/');
  expect(troubles).toEqual([]);
});
`,
    },
    changes: {
      'packages/widgets/package.json': before(
        '    "./configure": {',
        ['', '/element']
          .map((entry) => [`./${kebab}${entry}`, `${kebab}/${entry ? 'element' : 'define'}`] as const)
          .map(
            ([entry, module]) => `    "${entry}": {
      "wbn-source": "./src/${module}.ts",
      "types": "./dist/${module}.d.ts",
      "default": "./dist/${module}.js"
    },
`,
          )
          .join(''),
      ),
      'tests/widgets/cases.ts': (source) =>
        before(
          '];\n\nexport const nameOf',
          `  {
    widget: ${camel} as never,
    attributes: { 'business-id': fixtures.ids.business },
    ready: '[part=box][aria-busy=false]',
    data: (say) => ({ businessID: fixtures.ids.business, name: say('companyName') }),
    states: [{ name: 'ready' }, ...failures],
  },
`,
        )(withImport(`import { ${camel} } from '@wbn/widgets/${kebab}/element';`)(source)),
      'tests/widgets/journeys.ts': before(
        '};\n\nexport async function runErrand',
        `  async '${kebab}'(hands, id) {
    await tabTo(hands, id, '[part=open]');
  },
`,
      ),
    },
    steps: [
      `Describe it in ${folder}/about.ts, load its data in element.ts, draw it in view.tsx, write its texts in all five languages.`,
      'Run: npm run build. It also writes the components of all frameworks.',
      'Run: node --conditions=wbn-source scripts/check/widget-readmes.ts --write. It writes the README of the widget.',
      'Name its component in packages/react/src/lazy.ts and in the lists of packages/react/src/components.test.tsx and tests/widgets/react-page.tsx.',
      'Show it on examples/all-widgets, and add its data to scripts/bench/widgets/pages.ts.',
      `Run: npx vitest run --project browser ${folder}/${kebab}.browser.test.ts tests/widgets. The tests of accessibility, hostile pages and languages take the widget up from tests/widgets/cases.ts.`,
    ],
  };
}
