import { Component, type ComponentChildren, type ComponentType, createElement, hydrate, render } from 'preact';
import type { Mounted, Renderer, View } from 'shadow-dom-inject';

interface BoundaryProps {
  onError(error: unknown): void;
  children?: ComponentChildren;
}

/** One around every widget: what a view throws must not reach the page, nor the widget beside it. */
class Boundary extends Component<BoundaryProps, { failed?: boolean }> {
  override componentDidCatch(error: unknown) {
    this.setState({ failed: true });
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

function draw(how: typeof render): Renderer['mount'] {
  return (container, component, view, onError): Mounted => {
    const update = (next: View) =>
      how(createElement(Boundary, { onError }, createElement(component as ComponentType<View>, next)), container);
    update(view);
    return {
      update: (next) => {
        how = render;
        update(next);
      },
      unmount: () => render(null, container),
    };
  };
}

/** Draws a widget's view with preact. */
export const preactRenderer: Renderer = {
  mount: (...args) => draw(render)(...args),
  hydrate: (...args) => draw(hydrate)(...args),
};
