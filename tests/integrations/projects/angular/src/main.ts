import { bootstrapApplication, provideClientHydration } from '@angular/platform-browser';
import { Everywhere } from './everywhere';
import { Suppliers } from './suppliers';

if (location.pathname === '/everywhere') await bootstrapApplication(Everywhere);
else await bootstrapApplication(Suppliers, { providers: [provideClientHydration()] });
