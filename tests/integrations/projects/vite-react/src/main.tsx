import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Everywhere } from './everywhere.tsx';
import { Suppliers } from './suppliers.tsx';
import './theme.css';

const Page = location.pathname === '/everywhere' ? Everywhere : Suppliers;
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Page />
  </StrictMode>,
);
