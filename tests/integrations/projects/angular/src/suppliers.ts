import { Component, signal } from '@angular/core';
import { WbnBusinessCard, WbnSearchBox, type WbnSearchBoxEvents } from '@wbn/angular';
import './wbn';

@Component({
  selector: 'app-root',
  imports: [WbnBusinessCard, WbnSearchBox],
  template: `
    <wbn-search-box business="MA" (wbnSearch)="show($event)">
      <form action="https://portal.example/search-result">
        <input type="search" name="search" aria-label="Search suppliers" />
        <button>Search</button>
      </form>
    </wbn-search-box>
    @if (search(); as searched) {
      <p>You searched for {{ searched }}</p>
    }
    <wbn-business-card businessId="id-of-a-business" variant="result" class="card" />
  `,
})
export class Suppliers {
  readonly search = signal('');

  show(event: WbnSearchBoxEvents['wbn-search']) {
    event.preventDefault(); // without this line the visitor goes to the results page
    this.search.set(event.detail.search);
  }
}
