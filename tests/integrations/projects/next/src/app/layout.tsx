import type { ReactNode } from 'react';
import './theme.css';

export const metadata = { title: 'Suppliers', icons: 'data:,' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
