import { Component, type ComponentChildren, type ComponentType, createElement, hydrate, render } from 'preact';
import type { Mounted, Renderer, View } from 'shadow-dom-inject';

interface BoundaryProps {
  onError(error: unknown): void;
  children?: ComponentChildren;
}

/** One around every widget: what a view throws must not reach the page, nor the widget beside it. */
export class Boundary extends Component<BoundaryProps, { failed?: boolean }> {
  override componentDidCatch(error: unknown) {
    this.setState({ failed: true });
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

const draw =
  (first: typeof render): Renderer['mount'] =>
  (container, component, view, onError): Mounted => {
    const tree = (next: View) =>
      createElement(Boundary, { onError }, createElement(component as ComponentType<View>, next));
    first(tree(view), container);
    return { update: (next) => render(tree(next), container), unmount: () => render(null, container) };
  };

/** Draws a widget's view with preact. */
export const preactRenderer: Renderer = { mount: draw(render), hydrate: draw(hydrate) };
