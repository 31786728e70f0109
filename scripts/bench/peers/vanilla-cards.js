// The same nodes and the same sheet as our card, with no library: a template is copied, and texts are put in.
const { html, css, cards } = window.vanilla;
const template = document.createElement('template');
template.innerHTML = html;
const sheet = new CSSStyleSheet();
sheet.replaceSync(css);

class VanillaCard extends HTMLElement {
  set data(value) {
    this.given = value;
  }
  connectedCallback() {
    const root = this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheet];
    root.append(template.content.cloneNode(true));
    const { general, contactInfo } = this.given;
    const put = (part, text) => {
      root.querySelector(`[part=${part}]`).textContent = text;
    };
    root.querySelector('[part=name] a').textContent = general.companyName;
    put('type', general.businessType.name);
    put('country', `${contactInfo.country.emoji} ${contactInfo.country.countryName}`);
    put('description', general.shortDescription);
    root.querySelector('[part=name] a').href = `/business/${this.given.businessID}`;
  }
}
customElements.define('vanilla-card', VanillaCard);
document
  .querySelector('#cards')
  .append(...cards.map((data) => Object.assign(document.createElement('vanilla-card'), { data })));
