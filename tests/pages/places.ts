/** Typical places for an element. `%s` is the element; beside each place, its width for a widget that takes all available width. */
interface Place {
  readonly name: string;
  readonly html: string;
  readonly css?: string;
}

export const places: readonly Place[] = [
  { name: 'a block', html: '<main>%s</main>' },
  { name: 'an item of a flex header', html: '<header style="display:flex"><b>Logo</b>%s<nav>Menu</nav></header>' },
  { name: 'an item of a flex column', html: '<div style="display:flex;flex-direction:column">%s</div>' },
  {
    name: 'a centred flex column',
    html: '<div style="display:flex;flex-direction:column;align-items:center">%s</div>',
  },
  { name: 'a wrapping flex row', html: '<div style="display:flex;flex-wrap:wrap;gap:8px">%s<i>aside</i></div>' },
  {
    name: 'an auto column of a grid',
    html: '<div style="display:grid;grid-template-columns:auto 1fr">%s<i>aside</i></div>',
  },
  { name: 'a centred grid', html: '<div style="display:grid;place-items:center">%s</div>' },
  {
    name: 'a max-content column of a grid',
    html: '<div style="display:grid;grid-template-columns:fit-content(100%)">%s</div>',
  },
  { name: 'a table cell', html: '<table><tr><td>%s</td><td>other</td></tr></table>' },
  { name: 'display table-cell', html: '<div style="display:table"><div style="display:table-cell">%s</div></div>' },
  { name: 'a float', html: '<div style="float:left">%s</div>' },
  { name: 'an inline-block', html: '<div style="display:inline-block">%s</div>' },
  { name: 'a fit-content box', html: '<div style="width:fit-content">%s</div>' },
  { name: 'an open dialog', html: '<dialog open>%s</dialog>' },
  { name: 'an absolute box', html: '<div style="position:absolute;top:0;left:0">%s</div>' },
  { name: 'a fixed box', html: '<div style="position:fixed;top:0;left:0">%s</div>' },
  { name: 'a details', html: '<details open><summary>More</summary>%s</details>' },
  { name: 'a list', html: '<ul><li>%s</li></ul>' },
  { name: 'columns', html: '<div style="columns:300px 2">%s</div>' },
  { name: 'lines from top to bottom', html: '<div style="writing-mode:vertical-rl">%s</div>' },
  { name: 'a paragraph that is nowrap', html: '<div style="white-space:nowrap">%s</div>' },
  {
    name: 'text of 10 px in capitals',
    html: '<div style="font-size:10px;text-transform:uppercase;letter-spacing:4px">%s</div>',
  },
  { name: 'the element itself is inline-block', html: '%s', css: '.mine{display:inline-block}' },
  { name: 'the element itself is flex', html: '%s', css: '.mine{display:flex}' },
  { name: 'the element itself is inline-flex', html: '%s', css: '.mine{display:inline-flex}' },
  { name: 'the element itself is grid', html: '%s', css: '.mine{display:grid}' },
  { name: 'the element itself is contents', html: '%s', css: '.mine{display:contents}' },
  { name: 'the element itself floats', html: '%s', css: '.mine{float:left}' },
  { name: 'the element itself is absolute', html: '%s', css: '.mine{position:absolute}' },
  { name: 'the element itself is fit-content', html: '%s', css: '.mine{width:fit-content}' },
];

/** Places that are as narrow as their content allows, or narrower than a widget wants. */
export const narrowPlaces: readonly Place[] = [
  {
    name: 'a min-content column of a grid',
    html: '<div style="display:grid;grid-template-columns:min-content 1fr">%s<i>aside</i></div>',
  },
  {
    name: 'a table cell of 1%',
    html: '<table style="width:100%"><tr><td style="width:1%">%s</td><td>other</td></tr></table>',
  },
  { name: 'a min-content box', html: '<div style="width:min-content">%s</div>' },
  { name: 'the element itself is min-content', html: '%s', css: '.mine{width:min-content}' },
  {
    name: 'the rest of a flex row',
    html: '<div style="display:flex"><p style="flex:none;width:200px">Text</p>%s</div>',
  },
];

/** Resets, framework styles and rules for every element, which must do no harm. */
export const resets: readonly (readonly [name: string, css: string])[] = [
  ['all unset', 'body *{all:unset!important}'],
  ['all revert', '*{all:revert}'],
  ['all initial', 'body *{all:initial!important}'],
  [
    'hidden and restyled',
    'body *{display:none!important;position:fixed!important;color:red!important;font:99px serif!important}',
  ],
  ['invisible', 'body *{visibility:hidden!important}'],
  ['box sizing', '*,*::before,*::after{box-sizing:border-box;margin:0;padding:0;border:0}'],
  ['pseudo-elements', '*::before,*::after{content:none!important;display:none!important}'],
  ['pseudo-elements with words', '*::before,*::after{content:"x";position:absolute;width:99px}'],
  ['rem of 10 px', 'html{font-size:62.5%}'],
  ['every box is flex', 'body *{display:flex}'],
  ['every box is relative', '*{position:relative;min-width:0}'],
  ['colours by *', '*{color:red;background:lime}'],
  [
    'images and fields',
    'img,svg,video{display:block;max-width:100%;height:auto}button,input,select,textarea{all:unset}',
  ],
  ['pictures absolute', 'img{position:absolute!important;width:9px!important}'],
  ['lines', 'body{line-height:3;letter-spacing:2px;word-spacing:9px;text-indent:40px;text-align:center}'],
];
