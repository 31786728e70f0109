/**
 * The page's modules are asked for once it has been painted: on a slow line its text, font and first picture come before a script that they do
 * not need. A page in the background is not painted, and does not wait. The two entries stand first; they run when the whole page is there, the
 * second in a task of its own, so that what a visitor does comes in between.
 */
export const lateModules = `{const d=document,files=d.currentScript.dataset.modules.split(" "),run=()=>import(files[0]).then(()=>setTimeout(()=>import(files[1]))),ask=()=>{for(const href of files)d.head.append(Object.assign(d.createElement("link"),{rel:"modulepreload",href}));d.readyState==="loading"?addEventListener("DOMContentLoaded",run):run()};if(d.hidden||!PerformanceObserver.supportedEntryTypes.includes("paint"))ask();else new PerformanceObserver((_,o)=>{o.disconnect();ask()}).observe({type:"paint",buffered:true})}`;
