/**
 * Loads the page's modules after the first paint: on a slow line, text, font and first picture come before scripts that they do not need. A
 * page in the background is never painted and does not wait. The two entries come first; they run when the whole page has arrived, the
 * second one in a task of its own, so that input events run in between.
 */
export const lateModules = `{const d=document,files=d.currentScript.dataset.modules.split(" "),run=()=>import(files[0]).then(()=>setTimeout(()=>import(files[1]))),ask=()=>{for(const href of files)d.head.append(Object.assign(d.createElement("link"),{rel:"modulepreload",href}));d.readyState==="loading"?addEventListener("DOMContentLoaded",run):run()};if(d.hidden||!PerformanceObserver.supportedEntryTypes.includes("paint"))ask();else new PerformanceObserver((_,o)=>{o.disconnect();ask()}).observe({type:"paint",buffered:true})}`;
