/** Ways to hide an element: script, class, rule. The widget must hide and reappear. */
interface Hiding {
  readonly name: string;
  readonly css?: string;
  /** Statements about `element`; `show` reverses them. */
  readonly hide: string;
  readonly show: string;
}

const byClass = (name: string, css: string): Hiding => ({
  name,
  css: css.replace('.x', '.x-hidden'),
  hide: "element.classList.add('x-hidden')",
  show: "element.classList.remove('x-hidden')",
});

export const hidings: readonly Hiding[] = [
  byClass('a class', '.x{display:none}'),
  byClass('a class with !important (Bootstrap)', '.x{display:none!important}'),
  byClass('a class for visibility (Tailwind)', '.x{visibility:hidden}'),
  byClass('a class for opacity', '.x{opacity:0}'),
  byClass('a class in a layer', '@layer utilities{.x{display:none}}'),
  byClass('a class in a media query', '@media (min-width:1px){.x{display:none}}'),
  byClass('a class for content-visibility', '.x{content-visibility:hidden}'),
  {
    name: 'its tag and an attribute',
    css: '[data-x]{display:none}',
    hide: "element.dataset.x=''",
    show: 'delete element.dataset.x',
  },
  {
    name: 'x-cloak (Alpine)',
    css: '[x-cloak]{display:none!important}',
    hide: "element.setAttribute('x-cloak','')",
    show: "element.removeAttribute('x-cloak')",
  },
  { name: 'v-show, jQuery', hide: "element.style.display='none'", show: "element.style.display=''" },
  {
    name: 'an important inline style',
    hide: "element.style.setProperty('display','none','important')",
    show: "element.style.display=''",
  },
  { name: 'inline visibility', hide: "element.style.visibility='hidden'", show: "element.style.visibility=''" },
  { name: 'the hidden attribute', hide: 'element.hidden=true', show: 'element.hidden=false' },
  {
    name: 'hidden, on an element that a class makes a flex box',
    css: '.mine{display:flex}',
    hide: 'element.hidden=true',
    show: 'element.hidden=false',
  },
  {
    name: 'a parent that is hidden',
    hide: "element.parentElement.style.display='none'",
    show: "element.parentElement.style.display=''",
  },
  {
    name: 'a parent that is invisible',
    hide: "element.parentElement.style.visibility='hidden'",
    show: "element.parentElement.style.visibility=''",
  },
  {
    name: 'a parent’s rule for all its children',
    css: '.folded *{display:none}',
    hide: "element.parentElement.className='folded'",
    show: "element.parentElement.className=''",
  },
];

/** Page styles of the element, with the expected computed style. */
export const wishes: readonly (readonly [css: string, property: string, value: string])[] = [
  ['position:fixed', 'position', 'fixed'],
  ['position:sticky;top:0', 'position', 'sticky'],
  ['position:absolute;z-index:9', 'position', 'absolute'],
  ['display:inline-block', 'display', 'inline-block'],
  ['float:right', 'float', 'right'],
  ['width:300px', 'width', '300px'],
  ['max-width:400px', 'width', '400px'],
  ['margin:0 auto', 'margin-top', '0px'],
  ['opacity:0.5', 'opacity', '0.5'],
];

/** Page styles of the element's text, with the expected style inside. */
export const letters: readonly (readonly [css: string, property: string, value: string])[] = [
  ['color:rgb(1, 2, 3)', 'color', 'rgb(1, 2, 3)'],
  ['font-family:monospace', 'font-family', 'monospace'],
  ['font-size:18px', 'font-size', '18px'],
  ['font:italic 19px monospace', 'font-style', 'italic'],
  ['font-weight:700', 'font-weight', '700'],
  ['visibility:hidden', 'visibility', 'hidden'],
  ['pointer-events:none', 'pointer-events', 'none'],
];
