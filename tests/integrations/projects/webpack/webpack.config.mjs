import { copyFileSync, mkdirSync } from 'node:fs';

mkdirSync('dist', { recursive: true });
copyFileSync('index.html', 'dist/index.html');

export default {
  mode: 'production',
  entry: { main: './src/main.ts' },
  output: { filename: '[name].js', publicPath: '/' },
  performance: false,
  resolve: { extensionAlias: { '.js': ['.ts', '.js'] } },
  module: { rules: [{ test: /\.ts$/, loader: 'ts-loader', options: { transpileOnly: true, compilerOptions: { noEmit: false } } }] },
};
