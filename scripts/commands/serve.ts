// `npm run serve`: the same as `node serve.mjs` in a production release.
import '@wbn/network/serve';
