import '@wbn/widgets/business-card';
import '@wbn/widgets/search-box';
import '@wbn/widgets/types/elements';
import { configure } from '@wbn/widgets/configure';
import { html, LitElement } from 'lit';

configure({
  api: 'https://api.example',
  accounts: 'https://accounts.example',
  portal: 'https://portal.example',
  key: 'pk_live_…',
});

class SuppliersPage extends LitElement {
  static override properties = { search: { state: true } };
  declare search?: string;

  #show(event: HTMLElementEventMap['wbn-search']) {
    event.preventDefault(); // without this line the visitor goes to the results page
    this.search = event.detail.search;
  }

  override render() {
    return html`
      <wbn-search-box business="MA" @wbn-search=${this.#show}>
        <form action="https://portal.example/search-result">
          <input type="search" name="search" aria-label="Search suppliers" />
          <button>Search</button>
        </form>
      </wbn-search-box>
      ${this.search && html`<p>You searched for ${this.search}</p>`}
      <wbn-business-card business-id="id-of-a-business" variant="result"></wbn-business-card>
    `;
  }
}
customElements.define('suppliers-page', SuppliersPage);
