import { type ComponentType, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './theme.css';

// Each page is a file of its own: `@wbn/react` defines its elements when it is loaded, and the page /later must come without it.
const pages: Readonly<Record<string, () => Promise<ComponentType>>> = {
  '/': async () => (await import('./suppliers.tsx')).Suppliers,
  '/everywhere': async () => (await import('./everywhere.tsx')).Everywhere,
  '/later': async () => (await import('./discussion.tsx')).Discussion,
};
const Page = await pages[location.pathname]!();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Page />
  </StrictMode>,
);
