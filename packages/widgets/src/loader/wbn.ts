/**
 * The script tag: `<script async type="module" src="https://cdn.example/v1/wbn.js" data-key="pk_…"></script>`. It waits until one
 * of our elements is near the screen, then fetches runtime and widget. Each file is checked against its hash before it runs; if one fails, the
 * page's own content stays.
 */
import { offerPageApi } from './page-api.ts';
import { scan } from './watch.ts';

scan(document);
offerPageApi(scan);
