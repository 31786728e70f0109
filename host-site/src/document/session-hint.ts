/**
 * Runs in the head before the first paint: whether this browser stores a session, and whether the address belongs to that person. The style
 * sheets reserve space accordingly, so that nothing moves later. It is only a hint and grants nothing: the page is the same for everyone,
 * and the policy allows this exact text by hash.
 */
export const sessionHint = `
try {
  const session = JSON.parse(localStorage.getItem("wbn:session"));
  if (session.refreshTokenExpire > Date.now()) {
    const page = document.documentElement.dataset;
    page.person = session.userID;
    if (location.pathname.includes(session.userID)) page.own = "";
  }
} catch {}
`;
