import { Component, viewChild } from '@angular/core';
import {
  WbnBusinessCard,
  WbnComments,
  type WbnCommentsEvents,
  WbnInquiryForm,
  WbnSearchBox,
  type WbnSearchBoxElement,
} from '@wbn/angular';

/** Uses the types of the directives: `strictTemplates` checks the template. */
@Component({
  selector: 'app-types',
  imports: [WbnBusinessCard, WbnComments, WbnInquiryForm, WbnSearchBox],
  template: `
    <wbn-search-box #box="wbnSearchBox" countries="SA" dir="rtl" (wbnSearch)="count($event.detail.url.length)" />
    <wbn-business-card variant="summary" theme="dark" aria-label="Us" class="card" (click)="count($event.clientX)" />
    <wbn-comments resourceType="product" [resourceId]="box.element.countries" (wbnCommentCreated)="posted($event)" />
    <wbn-inquiry-form fixedSubject (wbnError)="count($event.detail.code.length)" />
  `,
})
export class Types {
  readonly box = viewChild.required(WbnSearchBox);
  readonly boxElement = (): WbnSearchBoxElement => this.box().element;
  readonly count = (value: number): number => value;
  readonly posted = (event: WbnCommentsEvents['wbn-comment-created']): string => event.currentTarget.resourceId + event.detail.commentID;
}
