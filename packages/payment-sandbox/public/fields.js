/** The script of the card fields: input never leaves this origin; the shop gets a token for the card, or the error. */
const form = document.querySelector('form');
const { origin, faults } = form.dataset;
const texts = JSON.parse(faults);
const input = (id) => document.getElementById(id);
const names = ['number', 'expiry', 'cvc', 'name'];
const tell = (message) => parent.postMessage({ wbn: 'card', ...message }, origin);

const show = (fault) => {
  for (const id of names) {
    const isWrong = id === (fault === 'past' ? 'expiry' : fault);
    const note = input(`${id}-fault`);
    note.hidden = !isWrong;
    note.textContent = isWrong ? texts[fault] : '';
    input(id).setAttribute('aria-invalid', String(isWrong));
    if (isWrong) input(id).focus();
  }
};

async function submit() {
  const card = Object.fromEntries(names.map((id) => [id, input(id).value]));
  let answer;
  try {
    const response = await fetch('/methods', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(card),
    });
    answer = await response.json();
  } catch {
    return tell({ failed: true });
  }
  show(answer.fault);
  tell(answer.fault ? { fault: texts[answer.fault] } : { method: answer.method });
}

addEventListener('message', (event) => {
  if (event.source === parent && event.origin === origin && event.data?.wbn === 'submit') submit();
});
// The form has several fields and no button, so Enter does not submit by itself.
form.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || !event.target.matches('input')) return;
  event.preventDefault();
  tell({ entered: true });
});
form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('input', ({ target }) => {
  if (target.id === 'number') {
    target.value = target.value
      .replace(/\D/g, '')
      .slice(0, 19)
      .replace(/(\d{4})(?=\d)/g, '$1 ');
  }
  if (target.id === 'expiry') {
    const digits = target.value.replace(/\D/g, '').slice(0, 4);
    target.value = digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
  }
  target.setAttribute('aria-invalid', 'false');
  input(`${target.id}-fault`).hidden = true;
});
form.addEventListener('click', ({ target }) => {
  const number = target.closest('[data-number]')?.dataset.number;
  if (number === undefined) return;
  const year = String((new Date().getFullYear() + 3) % 100).padStart(2, '0');
  const filled = { number: number.replace(/(\d{4})(?=\d)/g, '$1 '), expiry: `12 / ${year}`, cvc: '123' };
  for (const [id, value] of Object.entries(filled)) input(id).value = value;
  if (input('name').value === '') input('name').value = 'A. Buyer';
});
const measure = () => tell({ height: Math.ceil(form.getBoundingClientRect().height) + 8 });
new ResizeObserver(measure).observe(form);
measure();
