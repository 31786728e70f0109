// `npm run import -- FILE.jsonl`: the same as `node import.mjs FILE.jsonl` in a production release.
import '@wbn/network/import';
