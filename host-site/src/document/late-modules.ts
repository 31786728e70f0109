/**
 * Loads the page's modules after the first paint: on a slow line, text, font and first picture come before scripts that they do not need. A
 * page in the background is never painted and does not wait, nor does a page that has nothing to show before its person is known: there the
 * session's modules are loaded too, and the connections to the sites in `data-hosts` are opened. The two entries come first; they run when the
 * whole page has arrived, the second one in a task of its own, so that input events run in between.
 */
export const lateModules = `{const d=document,s=d.currentScript.dataset,mine=d.documentElement.dataset.person&&s.member,link=o=>d.head.append(Object.assign(d.createElement("link"),o)),files=(s.modules+(mine?" "+mine:"")).split(" "),run=()=>import(files[0]).then(()=>setTimeout(()=>import(files[1]))),ask=()=>{for(const href of files)link({rel:"modulepreload",href});d.readyState==="loading"?addEventListener("DOMContentLoaded",run):run()};if(mine)for(const href of s.hosts.split(" "))link({rel:"preconnect",href,crossOrigin:""});if(mine||d.hidden||!PerformanceObserver.supportedEntryTypes.includes("paint"))ask();else new PerformanceObserver((_,o)=>{o.disconnect();ask()}).observe({type:"paint",buffered:true})}`;
