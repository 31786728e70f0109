export default defineNuxtConfig({
  compatibilityDate: '2026-10-01',
  srcDir: 'src',
  typescript: { tsConfig: { vueCompilerOptions: { strictTemplates: true } } },
  css: ['~/theme.css'],
  app: { head: { title: 'Suppliers', htmlAttrs: { lang: 'en' }, link: [{ rel: 'icon', href: 'data:,' }] } },
});
