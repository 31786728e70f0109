/**
 * Loads the page's modules after the first paint: on a slow line, text, font and first picture come before scripts that they do not need. A
 * page in the background is never painted and does not wait, nor does a page that has nothing to show before its person is known: there the
 * session's modules are loaded too, and the connections to the sites in `data-hosts` are opened. The two entries come first; they run when the
 * whole page has arrived, the second one in a task of its own, so that input events run in between.
 */
export const lateModules = `
{
  const { hosts, member, modules } = document.currentScript.dataset;
  const isPersonal = document.documentElement.dataset.person && member;
  const files = (modules + (isPersonal ? " " + member : "")).split(" ");
  const link = (attributes) => document.head.append(Object.assign(document.createElement("link"), attributes));
  const run = () => import(files[0]).then(() => setTimeout(() => import(files[1])));
  const load = () => {
    for (const href of files) link({ rel: "modulepreload", href });
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", run);
    else run();
  };
  if (isPersonal) for (const href of hosts.split(" ")) link({ rel: "preconnect", href, crossOrigin: "" });
  if (isPersonal || document.hidden || !PerformanceObserver.supportedEntryTypes.includes("paint")) load();
  else
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      load();
    }).observe({ type: "paint", buffered: true });
}
`;
