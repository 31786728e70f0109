import { type BootstrapContext, bootstrapApplication, provideClientHydration } from '@angular/platform-browser';
import { provideServerRendering } from '@angular/platform-server';
import { Suppliers } from './suppliers';

const start = (context: BootstrapContext) =>
  bootstrapApplication(Suppliers, { providers: [provideServerRendering(), provideClientHydration()] }, context);
export default start;
