import { beginLogin, finishLogin, isSecondTry, readSetID, safeContinue } from '@wbn/core/login';

// The query holds a one-time code: it leaves the address before anything else is loaded.
const handover = readSetID(location.search);
history.replaceState(null, '', location.pathname);
const { client } = await import('./session.ts');

const target = safeContinue(handover.continue, location.origin);
const say = (text: string) => {
  document.querySelector('#handover')!.textContent = text;
};
try {
  const outcome = await finishLogin(client, handover);
  if (outcome === 'dropped') {
    // This browser did not begin the login, so the code may be another person's: restart the login, once.
    if (isSecondTry(handover.state)) say('Este navegador no guarda nada, así que no es posible iniciar sesión en él.');
    else await beginLogin(client, { continue: target, again: true });
  } else if (handover.error === 'login_required') await beginLogin(client, { continue: target });
  else location.replace(target);
} catch {
  say('No se pudo iniciar la sesión. Vuelva a la página anterior e inténtelo de nuevo.');
}
