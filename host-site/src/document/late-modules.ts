/**
 * Loads the page's modules after the first paint: on a slow line, text, font and first picture come before scripts that they do not need. A
 * page in the background is never painted and does not wait. The two entries come first; they run when the whole page has arrived, the second
 * one in a task of its own, so that input events run in between.
 *
 * Nor does a page wait that has nothing to show before its person is known. There the first file of `data-early` renews the session and
 * requests the page's data as soon as it arrives, before the files that draw; connections are opened to the sites in `data-hosts` and to that of
 * the pictures. The font comes last: a returning person has it in the cache, and on a slow line the first text would not wait for it.
 */
export const lateModules = `
{
  const words = (text) => (text ? text.split(" ") : []);
  const { early, fonts, hosts, member, modules, pictures } = document.currentScript.dataset;
  const isPersonal = document.documentElement.dataset.person && hosts;
  const files = words(modules);
  const first = isPersonal ? words(early) : [];
  const link = (attributes) => document.head.append(Object.assign(document.createElement("link"), attributes));
  const run = () => import(files[0]).then(() => setTimeout(() => import(files[1])));
  const load = () => {
    for (const href of [...files, ...(isPersonal ? words(member) : [])]) link({ rel: "modulepreload", href });
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", run);
    else run();
  };
  for (const href of first) link({ rel: "modulepreload", href });
  if (first[0]) import(first[0]);
  if (isPersonal) {
    for (const href of words(hosts)) link({ rel: "preconnect", href, crossOrigin: "" });
    link({ rel: "preconnect", href: pictures });
  }
  if (isPersonal || document.hidden || !PerformanceObserver.supportedEntryTypes.includes("paint")) load();
  else
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      load();
    }).observe({ type: "paint", buffered: true });
  for (const href of words(fonts)) link({ rel: "preload", href, as: "font", type: "font/woff2", crossOrigin: "" });
}
`;
