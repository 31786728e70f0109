const { options } = require('./.dependency-cruiser.cjs');

/** For scripts/check/circles.ts: all circles, those of types and dynamic imports too. */
module.exports = { forbidden: [{ name: 'circles', severity: 'error', from: {}, to: { circular: true } }], options };
