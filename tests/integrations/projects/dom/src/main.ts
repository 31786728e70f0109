import './hebrew.js';

if (location.pathname === '/everywhere') void import('./everywhere.js');
else void import('./suppliers.js').then(() => import('./parts.js'));
