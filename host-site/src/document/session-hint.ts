/**
 * Runs in the head before the first paint: whether this browser stores a session, and whether the address belongs to that person. The style
 * sheets reserve space accordingly, so that nothing moves later. It is only a hint and grants nothing: the page is the same for everyone,
 * and the policy allows this exact text by hash.
 */
export const sessionHint = `try{const s=JSON.parse(localStorage.getItem("wbn:session"));if(s.refreshTokenExpire>Date.now()){const d=document.documentElement.dataset;d.person=s.userID;if(location.pathname.includes(s.userID))d.own=""}}catch{}`;
