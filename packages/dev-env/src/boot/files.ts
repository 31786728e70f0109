import { createFiles, type FilesOptions } from '@wbn/server';
import { createPictureStore } from '../pictures/index.ts';

/** The files origin of the demo network: what people uploaded, and the pictures of the made businesses, drawn when first asked for. */
export function createDemoFiles(options: FilesOptions): ReturnType<typeof createFiles> {
  const app = createFiles(options);
  const pictures = createPictureStore(options.folder);
  app.addHook('onRequest', async (request) => {
    const key = request.url.slice(1).split('?')[0] ?? '';
    if (key.startsWith('made/')) await pictures.read(key);
  });
  return app;
}
