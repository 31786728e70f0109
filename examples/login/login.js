// Also works before the script has loaded: window.wbn is then a queue.
window.wbn ??= [];
const [login, logout, status] = ['login', 'logout', 'status'].map((id) => document.getElementById(id));

const show = ({ loggedIn, userID }) => {
  login.hidden = loggedIn;
  logout.hidden = !loggedIn;
  status.textContent = loggedIn ? `You are logged in as user ${userID}.` : 'You are not logged in.';
};

wbn.push(['on', 'wbn-session', (event) => show(event.detail)]);
login.addEventListener('click', () =>
  wbn.push((ready) =>
    ready.login().catch((error) => {
      status.textContent = error.message;
    }),
  ),
);
logout.addEventListener('click', () => wbn.push((ready) => ready.logout()));
