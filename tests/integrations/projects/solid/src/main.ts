if (location.pathname === '/everywhere') void import('./everywhere.tsx');
else void import('./suppliers.tsx');
