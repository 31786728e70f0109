import {
  type ComponentRef,
  Component,
  createComponent,
  EnvironmentInjector,
  ApplicationRef,
  inject,
  inputBinding,
  outputBinding,
  type Type,
} from '@angular/core';
import * as directives from '@wbn/angular';
import './wbn';

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

const camelCase = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
const pascalCase = (name: string) => camelCase(`-${name}`);

/** Stands in an element that the test asks for. */
@Component({ selector: 'app-content', template: 'Fallback' })
class Content {}

/** Draws whichever element the test asks for, with its directive. */
@Component({ selector: 'app-root', template: '' })
export class Everywhere {
  constructor() {
    const environmentInjector = inject(EnvironmentInjector);
    const application = inject(ApplicationRef);
    let drawn: ComponentRef<Content> | undefined;
    let shown: Shown | undefined;
    window.heardEvents = [];
    window.show = (next) => {
      shown = next;
      if (!next.isShown) {
        drawn?.destroy();
        drawn = undefined;
        return;
      }
      if (!drawn) {
        const names = Object.keys(next.props);
        const bindings = [
          ...names.map((name) => inputBinding(name, () => shown?.props[name])),
          ...next.events.map((name) =>
            outputBinding(camelCase(name), ({ detail }: CustomEvent) => window.heardEvents.push([name, detail])),
          ),
        ];
        const type = (directives as unknown as Record<string, Type<unknown>>)[pascalCase(next.tag)]!;
        const hostElement = document.body.appendChild(document.createElement(next.tag));
        drawn = createComponent(Content, { environmentInjector, hostElement, directives: [{ type, bindings }] });
        application.attachView(drawn.hostView);
      }
      drawn.changeDetectorRef.markForCheck();
      application.tick();
    };
  }
}
