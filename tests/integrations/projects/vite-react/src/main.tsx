import { type ComponentType, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Discussion } from './discussion.tsx';
import { Everywhere } from './everywhere.tsx';
import { Suppliers } from './suppliers.tsx';
import './theme.css';

const pages: Readonly<Record<string, ComponentType>> = { '/everywhere': Everywhere, '/later': Discussion };
const Page = pages[location.pathname] ?? Suppliers;
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Page />
  </StrictMode>,
);
