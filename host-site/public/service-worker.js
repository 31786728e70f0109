/*
 * Keeps pages that were read, and shows them when the network is away. Pages of the portal are the same for everyone: names, messages and
 * sessions come from calls to other origins, which this worker never sees. A page that was kept shows a visitor, or waits for its person.
 */
const pages = 'wbn-pages-1';
const files = 'wbn-files-1';
const settings = 'wbn-settings-1';
const most = { [pages]: 40, [files]: 400, [settings]: 1 };
/** Addresses with something that works once, or that nobody else may see. */
const isPrivate = (url) =>
  /^\/(?:setid|invitation|operator)\b/i.test(url.pathname) ||
  ['token', 'code', 'state'].some((name) => url.searchParams.has(name));

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  const tidy = async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith('wbn-') && !(name in most));
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(event, url));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(file(event));
});

/**
 * An open page says which of its files were loaded before this worker, and which page a link has opened; or the language of push messages.
 */
self.addEventListener('message', (event) => {
  if (event.data?.language) event.waitUntil(keepLanguage(event.data.language));
  const asked = event.data?.keep ?? [];
  const keepAll = asked.map(async (address) => {
    const url = new URL(address, location.href);
    if (url.origin !== location.origin) return;
    const isFile = url.pathname.startsWith('/assets/');
    if (isFile && (await caches.match(url.href))) return;
    const answer = await fetch(url.href, { credentials: 'omit' });
    await keep(isFile ? files : pages, url, answer);
  });
  event.waitUntil(Promise.allSettled(keepAll));
});

const language = '/language-of-push-messages';
const keepLanguage = async (lang) => (await caches.open(settings)).put(language, new Response(lang));
const keptLanguage = async () => (await caches.match(language, { cacheName: settings }))?.text();

/** A push message is empty: what is new, the person reads in the portal. A person who is looking at the portal sees it there. */
self.addEventListener('push', (event) => {
  const show = async () => {
    const open = await self.clients.matchAll({ type: 'window' });
    if (open.some(({ focused }) => focused)) return;
    const asked = (await keptLanguage()) ?? navigator.language.slice(0, 2);
    const lang = Object.hasOwn(news, asked) ? asked : 'en';
    const [title, body] = news[lang];
    const dir = lang === 'ar' ? 'rtl' : 'ltr';
    await self.registration.showNotification(title, {
      body,
      lang,
      dir,
      icon: '/icon-192.png',
      tag: 'news',
      data: lang,
    });
  };
  event.waitUntil(show());
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const show = async () => {
    const windows = await self.clients.matchAll({ type: 'window' });
    // Another page of the portal stays as it is: somebody may be writing there.
    const open = windows.find(({ url }) => new URL(url).pathname === '/notifications');
    await (open ? open.focus() : self.clients.openWindow(`/notifications?lang=${event.notification.data}`));
  };
  event.waitUntil(show());
});

/** Always the network's page if there is one. */
async function page(event, url) {
  try {
    const answer = await fetch(event.request);
    event.waitUntil(keep(pages, url, answer.clone()));
    return answer;
  } catch {
    return (await caches.match(keyOf(url), { cacheName: pages })) ?? offline(url);
  }
}

/** Names of build files contain a hash of their content: a kept one is right for ever. */
async function file(event) {
  const kept = await caches.match(event.request.url, { cacheName: files });
  if (kept) return kept;
  const answer = await fetch(event.request);
  event.waitUntil(keep(files, new URL(event.request.url), answer.clone()));
  return answer;
}

const keyOf = (url) => url.origin + url.pathname + url.search;

async function keep(name, url, answer) {
  const isWhole = answer.status === 200 && answer.type === 'basic' && !answer.redirected;
  if (!isWhole || isPrivate(url) || answer.headers.get('cache-control')?.includes('no-store')) return;
  const cache = await caches.open(name);
  // The newest stands last.
  await cache.delete(keyOf(url));
  await cache.put(keyOf(url), answer);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most[name])).map((key) => cache.delete(key)));
}

const texts = {
  en: ['You are offline', 'This page was not kept on this device. These pages were:', 'Try again'],
  es: ['Está sin conexión', 'Esta página no se guardó en este dispositivo. Estas sí:', 'Intentar de nuevo'],
  it: ['Sei offline', 'Questa pagina non è stata conservata su questo dispositivo. Queste sì:', 'Riprova'],
  zh: ['您已离线', '此页面未保存在这台设备上。已保存的页面：', '重试'],
  ar: ['أنت غير متصل بالإنترنت', 'لم تُحفظ هذه الصفحة على هذا الجهاز. الصفحات المحفوظة:', 'حاول مرة أخرى'],
};

const news = {
  en: ['WBN', 'There is something new for you.'],
  es: ['WBN', 'Hay novedades para usted.'],
  it: ['WBN', 'Ci sono novità per te.'],
  zh: ['WBN', '您有新通知。'],
  ar: ['WBN', 'لديك جديد.'],
};

const escaped = (text) => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** A page of its own: without the network no other can be drawn. */
async function offline(url) {
  const asked = url.searchParams.get('lang') ?? navigator.language.slice(0, 2);
  const lang = Object.hasOwn(texts, asked) ? asked : 'en';
  const [title, text, again] = texts[lang];
  const links = (await keptPages()).map(
    ({ address, name }) => `<li><a href="${escaped(address)}" dir="auto">${escaped(name)}</a></li>`,
  );
  const html = `<!doctype html><html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${title}</title>
<style>:root{color-scheme:light dark;font:1rem/1.6 system-ui,sans-serif}body{max-width:40rem;margin:10vh auto;padding:0 1.25rem}
li{margin:.25rem 0}a{overflow-wrap:anywhere}</style><main><h1>${title}</h1><p>${text}</p><ul>${links.join('')}</ul>
<p><a href="${escaped(url.pathname + url.search)}">${again}</a></p></main></html>`;
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
}

/** The newest pages first, by their titles. */
async function keptPages() {
  const cache = await caches.open(pages);
  const newest = (await cache.keys()).reverse().slice(0, 10);
  return Promise.all(
    newest.map(async ({ url }) => {
      const html = (await (await cache.match(url))?.text()) ?? '';
      const address = url.slice(location.origin.length);
      return { address, name: unescaped(/<title[^>]*>([^<]*)/.exec(html)?.[1] ?? '') || address };
    }),
  );
}

const marks = { amp: '&', lt: '<', gt: '>', quot: '"' };
const unescaped = (text) =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(amp|lt|gt|quot));/gi, (_, hex, decimal, name) =>
    name ? marks[name.toLowerCase()] : String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
  );
