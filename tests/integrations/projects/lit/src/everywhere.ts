import '@wbn/widgets/business-card';
import '@wbn/widgets/comments';
import '@wbn/widgets/inquiry-form';
import '@wbn/widgets/membership-checkout';
import '@wbn/widgets/message-center';
import '@wbn/widgets/product-page';
import '@wbn/widgets/search-box';
import { configure } from '@wbn/widgets/configure';
import { html, nothing, render } from 'lit';

configure({ api: 'https://api.example', accounts: 'https://accounts.example', portal: 'https://portal.example' });

interface Shown {
  readonly tag: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly events: readonly string[];
  readonly isShown: boolean;
}
declare global {
  interface Window {
    show: (shown: Shown) => void;
    heardEvents: [string, unknown][];
  }
}

/** Lit knows a template by its strings: those of one element are made once. */
const templates = new Map<string, TemplateStringsArray>();
function templateOf({ tag, props, events }: Shown): TemplateStringsArray {
  const bindings = [...Object.keys(props).map((name) => `.${name}=`), ...events.map((name) => `@${name}=`)];
  const strings = [...bindings.map((binding, at) => `${at ? '' : `<${tag}`} ${binding}`), `>Fallback</${tag}>`];
  const template = templates.get(tag) ?? Object.assign(strings, { raw: strings });
  templates.set(tag, template);
  return template;
}

window.heardEvents = [];
window.show = (shown) => {
  const listeners = shown.events.map(
    (name) =>
      ({ detail }: CustomEvent) =>
        window.heardEvents.push([name, detail]),
  );
  const drawn = shown.isShown && html(templateOf(shown), ...Object.values(shown.props), ...listeners);
  render(drawn || nothing, document.body);
};
