/**
 * Runs in the head, before anything is drawn: whether this browser keeps a session, and whether the address is about the person themself.
 * The style sheets keep the place of what they get, so that nothing moves when it comes. It says what is likely and opens nothing: the page
 * is the same for everybody, and the policy allows this very text by its hash.
 */
export const sessionHint = `try{const s=JSON.parse(localStorage.getItem("wbn:session"));if(s.refreshTokenExpire>Date.now()){const d=document.documentElement.dataset;d.person=s.userID;if(location.pathname.includes(s.userID))d.own=""}}catch{}`;
