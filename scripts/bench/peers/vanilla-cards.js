// The same nodes and styles as our card without a library: copies a template for each kind of badges and fills in the texts. It shows the
// same content as ours, otherwise it would not be a fair reference.
const { kinds, css, cards } = window.vanilla;
const templates = new Map(
  Object.entries(kinds).map(([kind, html]) => {
    const template = document.createElement('template');
    template.innerHTML = html;
    return [kind, template.content];
  }),
);
const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
const tintOf = (name) => Array.from(name).reduce((sum, letter) => sum + letter.codePointAt(0), 0) % 6;
const giveUp = ({ currentTarget }) => currentTarget.removeAttribute('src');
const initialsOf = (name) =>
  name
    .split(/\s+/)
    .filter((word) => /^[\p{L}\p{N}]/u.test(word))
    .slice(0, 2)
    .map((word) => Array.from(word)[0].toUpperCase())
    .join('\u200c');

class VanillaCard extends HTMLElement {
  set data(value) {
    this.given = value;
  }
  connectedCallback() {
    const root = this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheet];
    const { businessID, general, contactInfo, subscription, verified } = this.given;
    root.append(templates.get(`${subscription} ${verified}`).cloneNode(true));
    const part = (name) => root.querySelector(`[part=${name}]`);
    const name = root.querySelector('[part=name] a');
    name.textContent = general.companyName;
    name.title = general.companyName;
    name.href = `https://portal.example/business/${encodeURIComponent(general.companyName)}/${businessID}`;
    part('type').textContent = general.businessType.name;
    const country = part('country');
    country.textContent = `${contactInfo.country.emoji} ${contactInfo.country.countryName}`;
    country.title = contactInfo.country.countryName;
    part('description').textContent = general.shortDescription;
    const picture = part('picture');
    picture.className = `picture tint-${tintOf(general.companyName)}`;
    picture.lastElementChild.textContent = initialsOf(general.companyName);
    const image = picture.querySelector('img');
    image.src = general.profilePhoto.url;
    image.addEventListener('error', giveUp);
  }
}
customElements.define('vanilla-card', VanillaCard);
document
  .querySelector('#cards')
  .append(...cards.map((data) => Object.assign(document.createElement('vanilla-card'), { data })));
