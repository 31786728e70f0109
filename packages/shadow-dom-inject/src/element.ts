import { defineMembers, readProps, upgradeProperties } from './attributes.ts';
import { failureOf } from './failure.ts';
import { whenNear } from './near.ts';
import { hasContent, Stage } from './stage.ts';
import { isBeingParsed, watchSurroundings } from './surroundings.ts';
import { loadTexts, textsNow } from './texts.ts';
import type { Attributes, BaseTexts, Mounted, PropsOf, View, WidgetElement, WidgetOptions } from './types.ts';
import { viewInput } from './view-input.ts';

const halfPause = 2500; // milliseconds; the retry interval starts at twice this value and doubles with each failure

// A module must also load in Node, where the class never becomes an element.
const Base = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

/** The custom element of one widget. Creating the class does not change the page. */
export function elementOf<A extends Attributes, Data, Texts extends BaseTexts, Services, Component>(
  options: WidgetOptions<A, Data, Texts, Services, Component>,
): { new (): WidgetElement<object, Data> } {
  const { attributes, eventPrefix, load, loadsOn = [] as string[], renderer, texts } = options;
  const properties = [...Object.keys(readProps(attributes, () => null)), 'data'];

  class WidgetHost extends Base {
    static observedAttributes = [...Object.keys(attributes), 'dir'];
    /** A page may add languages. */
    static texts = texts;
    #stage: Stage | undefined;
    #mounted: Mounted | undefined;
    #given: Data | undefined;
    #loaded: Data | undefined;
    #loadedIn: string | undefined;
    #isDue = false;
    #work: AbortController | undefined;
    #unwatch: (() => void) | undefined;
    #pending = false;
    #reload: boolean | undefined = false;
    #ready = false;
    #pause = halfPause;

    get data(): Data | undefined {
      return this.#given;
    }

    set data(value: Data | undefined) {
      // Preact removes a property by setting it to ''.
      this.#given = value || undefined;
      this.#change();
    }

    connectedCallback() {
      upgradeProperties(this, properties);
      // An element that was moved may stand below another language.
      this.#change();
      this.#start();
    }

    disconnectedCallback() {
      // An element that is connected again a microtask later was moved, not removed: its drafts must survive.
      // jsdom closes a page with all its elements and then lacks the document: an error in a microtask would end the whole test runner.
      queueMicrotask(() => {
        if (globalThis.document && !this.isConnected) this.#stop();
      });
    }

    attributeChangedCallback(name: string, before: string | null, after: string | null) {
      if (before === after) return;
      // A browser calls this for each attribute of a page when it learns the class: nothing is loaded yet.
      if (this.#stage && loadsOn.includes(name)) this.#reload = true;
      this.#change();
    }

    #start() {
      if (this.#unwatch || !this.isConnected) return;
      if (isBeingParsed(this)) {
        setTimeout(() => this.#start(), 20); // nothing tells of an end tag
        return;
      }
      this.#unwatch = watchSurroundings(this, `${eventPrefix}-configure`, ({ detail }) => {
        this.#reload ||= detail?.reload;
        this.#change();
      });
      this.#refresh();
    }

    #stop() {
      this.#unwatch?.();
      this.#unwatch = undefined;
      this.#unmount();
      this.#loaded = undefined;
      this.#isDue = false;
    }

    #unmount() {
      this.#work?.abort();
      this.#mounted?.unmount();
      this.#mounted = undefined;
      this.#ready = false;
      this.#stage?.showView(false);
    }

    #change() {
      if (!this.#unwatch || this.#pending) return;
      this.#pending = true;
      queueMicrotask(() => {
        this.#pending = false;
        if (this.#unwatch) this.#refresh();
      });
    }

    #view(status: View['status']): View {
      const input = viewInput(this, options);
      const { failed, retry } = input.texts;
      return {
        ...input,
        data: this.#given ?? this.#loaded,
        status,
        offerRetry: (again) => this.#stage?.notice(failed, retry, again),
      };
    }

    /** Cancels running work and starts new, cancellable work. */
    #begin(): AbortSignal {
      this.#work?.abort();
      this.#work = new AbortController();
      return this.#work.signal;
    }

    async #refresh() {
      let signal: AbortSignal | undefined;
      try {
        if (!this.#stage) {
          this.#stage = new Stage(this, options.styles, `${loadsOn.map((name) => this.getAttribute(name))}`);
          this.#loaded = (this.#stage.serverData ?? undefined) as Data | undefined;
          this.#loadedIn = this.#stage.container.lang;
        }
        if (this.#reload) this.#loaded = undefined;
        this.#reload = false;
        let view = this.#view('ready');
        const missing = !!load && view.data === undefined;
        // Data with translated names: the view stays until the data of the new language arrive.
        const stale = !!options.loadsPerLocale && !this.#given && this.#loadedIn !== view.locale;
        // Without its data a view is about another thing than the element names now. The page's own content or the server's view is better
        // than a skeleton, except for content beside a view that was taken away.
        const { dataset, firstChild } = this.#stage.container;
        const isBare = this.#mounted ? missing : !firstChild && (dataset.source || !hasContent(this));
        if (missing && this.#waits(view)) {
          if (isBare) this.#draw({ ...view, status: 'loading' });
          return;
        }
        const unsettled = options.settled?.();
        if (missing || stale || unsettled || !textsNow(texts, view.locale)) {
          signal = this.#begin();
          if (isBare) this.#draw({ ...view, status: 'loading' });
          const before = this.#loaded;
          const { locale } = view;
          const loading = async () => {
            await unsettled;
            if (!missing && !stale) return before;
            const services = view.services as Services;
            const loaded = load!(view.props as PropsOf<A>, { services, locale, signal: signal! });
            // Data in the previous language are better than none.
            return loaded.catch((error) => before ?? Promise.reject(error));
          };
          const [, loaded] = await Promise.all([loadTexts(texts, locale), loading()]);
          if (signal.aborted) return;
          this.#loaded = loaded;
          this.#loadedIn = view.locale;
          view = this.#view('ready');
        }
        if (!signal) this.#work?.abort();
        this.#draw(view);
      } catch (error) {
        if (!signal?.aborted) this.#fail(error);
      }
    }

    /** Waits until the element is near the screen. */
    #waits({ props }: View): boolean {
      if (this.#isDue || (props as { load: string }).load !== 'visible') return false;
      const { container } = this.#stage!;
      // The element itself has no box where the page gives it `display: contents`.
      container.hidden = false;
      whenNear(container, () => {
        this.#isDue = true;
        this.#change();
      });
      return true;
    }

    #draw(view: View) {
      const stage = this.#stage!;
      const { container } = stage;
      // Setting these notifies inner widgets even without a change, so set them only if they differ.
      if (container.lang !== view.locale) container.lang = view.locale;
      if (container.dir !== view.dir) container.dir = view.dir;
      if (this.#mounted) this.#mounted.update(view);
      else {
        // Without data the server draws a skeleton, which cannot be hydrated.
        const how = container.firstChild && (!load || stage.serverData !== undefined) ? 'hydrate' : 'mount';
        if (how === 'mount') container.replaceChildren();
        let failed = false;
        this.#mounted = renderer[how](container, options.component, view, (error) => {
          failed = true;
          // Not during the renderer's own pass, which is still running.
          queueMicrotask(() => this.#fail(error));
        });
        if (failed) return;
      }
      stage.showView(true);
      if (view.status !== 'ready' || this.#ready) return;
      this.#ready = true;
      this.#pause = halfPause;
      // A part of another widget would look like that one, whose code may come later.
      if (this.hasAttribute('inner')) return;
      // A page adds its listener after it has appended the element; a framework does so in an effect, a moment later.
      setTimeout(view.emit, 50, `${eventPrefix}-ready`);
    }

    #fail(error: unknown) {
      const { texts, emit } = this.#view('ready');
      this.#unmount();
      const signal = this.#begin();
      const again = () => this.#refresh();
      const { notice, ...detail } = failureOf(error, (texts as Texts).failed);
      this.#stage?.notice(notice, (texts as Texts).retry, !hasContent(this) && again);
      emit(`${eventPrefix}-error`, detail);
      // Retries after a pause and as soon as the page is online; the first one cancels the other, and a removal cancels both.
      // biome-ignore lint/suspicious/noAssignInExpressions: saves bytes
      const timer = setTimeout(again, (this.#pause *= 2));
      signal.onabort = () => clearTimeout(timer);
      addEventListener('online', again, { signal });
    }
  }

  defineMembers(WidgetHost.prototype, attributes, options.methods);
  return WidgetHost as unknown as { new (): WidgetElement<object, Data> };
}
