import { type RefObject, useEffect } from 'react';

/**
 * While `isOn`, writes height and top of the visible part of the window into custom properties of the element: a phone's keyboard covers a
 * part of the window, and the composer must stand above it.
 */
export function useVisibleWindow(element: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    const { visualViewport } = window;
    const style = element.current?.style;
    if (!isOn || !visualViewport || !style) return;
    const measure = () => {
      style.setProperty('--visible-height', `${visualViewport.height}px`);
      style.setProperty('--visible-top', `${visualViewport.offsetTop}px`);
    };
    measure();
    visualViewport.addEventListener('resize', measure);
    visualViewport.addEventListener('scroll', measure);
    return () => {
      visualViewport.removeEventListener('resize', measure);
      visualViewport.removeEventListener('scroll', measure);
    };
  }, [element, isOn]);
}
