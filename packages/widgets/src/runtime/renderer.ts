import { Component, type ComponentChildren, type ComponentType, hydrate, render } from 'preact';
import { jsx } from 'preact/jsx-runtime';
import type { Mounted, Renderer, View } from 'shadow-dom-inject';

interface BoundaryProps {
  onError(error: unknown): void;
  children?: ComponentChildren;
}

/** The error boundary of every widget: a view's error must not reach the page or other widgets. */
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
    // Not createElement, which would be a second function for the same purpose.
    const tree = (next: View) => jsx(Boundary, { onError, children: jsx(component as ComponentType<View>, next) });
    first(tree(view), container);
    return { update: (next) => render(tree(next), container), unmount: () => render(null, container) };
  };

/** Draws a widget's view with preact. */
export const preactRenderer: Renderer = { mount: draw(render), hydrate: draw(hydrate) };
