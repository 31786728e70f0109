// Follows the page's link once the person is logged in, because they confirmed their address in another tab. Without this script a reload
// does the same.
const next = document.querySelector('a[data-once-logged-in]');
const look = async () => {
  if (document.hidden) return;
  try {
    // A page of one's own account answers everybody else with a redirect.
    const { ok } = await fetch('/account', { redirect: 'manual' });
    if (ok) location.replace(next.href);
  } catch {
    // Looked for again when the person comes back to this tab.
  }
};
for (const event of ['visibilitychange', 'focus', 'pageshow']) addEventListener(event, look);
