import { inquiryForm } from './element.ts';

inquiryForm.define();
