if (location.pathname === '/everywhere') void import('./everywhere.js');
else void import('./suppliers.js');
