import type { Studio } from '../studio/studio.ts';

/** Draws one kind of product onto the stage; everything that varies comes from `s.rng`. */
export type Composition = (s: Studio) => void;

export const steel = '#b4bdc7';
export const iron = '#5c6670';
export const dark = '#353d47';
export const black = '#22262c';
export const white = '#eef1f4';
export const brass = '#c79f45';
export const copper = '#c4774a';
export const rubber = '#2b2e33';
export const card = '#c99e6b';
export const gold = '#d8a83e';
export const silver = '#c3c9d1';
export const glass = '#bfe0ea';

export const paints = [
  '#2c68ad',
  '#e3a11b',
  '#3a8a5c',
  '#d4552d',
  '#5a6b7d',
  '#cfd6dc',
  '#1d8f9e',
  '#bf3a30',
  '#e9bf22',
  '#31465f',
] as const;
export const woods = ['#c4935c', '#a06a3b', '#7f5332', '#dcc097', '#5b4033', '#b98a66'] as const;
export const cloths = [
  '#2f4b75',
  '#7b8aa0',
  '#b3543f',
  '#d9c7a8',
  '#47635a',
  '#8d5a76',
  '#c99638',
  '#454b57',
  '#a8b7a0',
  '#6f87b5',
  '#d7a5a0',
  '#e8e4da',
] as const;
export const leathers = [
  '#8a5a33',
  '#5d3a26',
  '#2d2b2c',
  '#b5793f',
  '#a33b34',
  '#c9a279',
  '#3c4a5e',
  '#6f7a55',
] as const;
export const brights = [
  '#e0574a',
  '#f0a93b',
  '#4ba66f',
  '#3f8fd0',
  '#8a6bc1',
  '#e585a2',
  '#37aeb0',
  '#f2cf4d',
] as const;
export const pastels = [
  '#bcd6ea',
  '#f3cfd0',
  '#cfe3cf',
  '#f5e0b8',
  '#d9d0ea',
  '#c9e4e2',
  '#f1d5c0',
  '#e6e6ea',
] as const;
export const skincare = [
  '#e9d9cc',
  '#cfdccb',
  '#d8cfe0',
  '#e8c4bd',
  '#2f3f4a',
  '#b9cdd8',
  '#f1ece4',
  '#7c8f77',
  '#a86f5a',
] as const;
