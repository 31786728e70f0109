// Turns the passkey forms of a page on. Each form holds the options of its ceremony in `data-passkey`, and sends the browser's answer in the
// field `passkey`. Without this script, or without WebAuthn, the forms stay hidden.
const webauthn = globalThis.SimpleWebAuthnBrowser;
if (webauthn.browserSupportsWebAuthn()) {
  for (const form of document.querySelectorAll('form[data-passkey]')) {
    form.hidden = false;
    form.addEventListener('submit', async (event) => {
      const optionsJSON = JSON.parse(form.dataset.passkey);
      const failure = form.querySelector('[data-failure]');
      const isNew = 'pubKeyCredParams' in optionsJSON;
      event.preventDefault();
      failure.hidden = true;
      try {
        const answer = isNew
          ? await webauthn.startRegistration({ optionsJSON })
          : await webauthn.startAuthentication({ optionsJSON });
        form.elements.passkey.value = JSON.stringify(answer);
        form.submit();
      } catch {
        failure.hidden = false;
      }
    });
  }
  for (const note of document.querySelectorAll('[data-no-passkeys]')) note.hidden = true;
}
