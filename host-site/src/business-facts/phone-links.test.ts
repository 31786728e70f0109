import { expect, it } from 'vitest';
import { callLink, chatLink } from './phone-links.ts';

it.each([
  ['+966', '555 0133 44', '966555013344'],
  ['00966', '55-501.3344', '966555013344'],
  ['966', '(55) 5013344', '966555013344'],
  ['+44', '(0)20 7946 0110', '442079460110'],
  ['+39', '06 5550110', '39065550110'],
])('a number %s %s can be called from any country', (countryCode, phoneNumber, digits) => {
  expect(callLink({ countryCode, phoneNumber })).toBe(`tel:+${digits}`);
  expect(callLink({ countryCode, businessPhoneNumber: phoneNumber })).toBe(`tel:+${digits}`);
  expect(chatLink({ countryCode, phoneNumber })?.link).toBe(`https://wa.me/${digits}`);
});

it.each([
  ['', '555 0133 44'],
  ['SA', '555 0133 44'],
  ['+44', '020 7946 0110'],
  ['+966', ''],
  ['+966', '5013'],
  ['+966', '5013344501334'],
  ['+966', '5550133 ext. 4'],
  ['+966', '5550133?x=1'],
])('a number %s %s is text alone', (countryCode, phoneNumber) => {
  expect(callLink({ countryCode, phoneNumber })).toBeUndefined();
  expect(chatLink({ countryCode, phoneNumber })).toBeUndefined();
  expect(callLink(null)).toBeUndefined();
});
