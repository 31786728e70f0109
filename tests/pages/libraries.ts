/** Old libraries change what the browser offers to every script of a page. Each line changes what one of them changes. */
export const libraries: readonly (readonly [name: string, script: string])[] = [
  ['its own Request (MooTools)', 'window.Request = function (options) { this.options = options; this.headers = {} }'],
  [
    'its own Array.from (Prototype)',
    'Array.from = (list) => { const all = []; for (let at = 0; at < list.length; at++) all.push(list[at]); return all }',
  ],
  ['its own Array.from (MooTools)', 'Array.from = (item) => (Array.isArray(item) ? item : [item])'],
  [
    'its own reduce (Prototype 1.6)',
    'Array.prototype.reduce = function () { return this.length > 1 ? this : this[0] }',
  ],
  [
    'Object.keys that finds inherited names (Prototype 1.6)',
    'Object.keys = (of) => { const all = []; for (const name in of) all.push(name); return all }',
  ],
  ['entries as a list (Prototype)', 'Array.prototype.entries = function () { return this.slice() }'],
  [
    'methods of every object that can be enumerated',
    'Object.prototype.each = Object.prototype.extend = Array.prototype.remove = Array.prototype.contains = function () {}',
  ],
  [
    'methods of every element (Prototype, MooTools)',
    'for (const name of ["hide", "show", "select", "update", "insert", "get", "set", "match", "replaces", "inject"]) Element.prototype[name] = () => { throw new Error(name) }',
  ],
  [
    'a CustomEvent for old browsers',
    'window.CustomEvent = function (name, { bubbles, cancelable, detail } = {}) { const event = document.createEvent("CustomEvent"); event.initCustomEvent(name, bubbles, cancelable, detail); return event }',
  ],
  ['a URL for old browsers', 'const Native = URL; window.URL = function (...parts) { return new Native(...parts) }'],
  [
    'modules of AMD and CommonJS',
    'window.define = Object.assign(() => { throw new Error("define") }, { amd: {} }); window.module = { exports: {} }; window.exports = module.exports; window.require = () => { throw new Error("require") }',
  ],
  [
    'objects that nobody may change',
    'for (const each of [Object, Array, Function, String, Number, Promise, Map, Set, RegExp, Error, Date]) { Object.freeze(each); Object.freeze(each.prototype) }',
  ],
  [
    'elements that nobody may change',
    'for (const each of [EventTarget, Node, Element, HTMLElement, HTMLInputElement, DocumentFragment, ShadowRoot, Document]) { Object.freeze(each); Object.freeze(each.prototype) }',
  ],
  [
    'its own Headers, for old browsers',
    'window.Headers = function (given) { this.map = {}; for (const name in given) this.map[name.toLowerCase()] = [given[name]] }; Headers.prototype.get = function (name) { return this.map[name.toLowerCase()]?.[0] ?? null }; Headers.prototype.has = function (name) { return name.toLowerCase() in this.map }; Headers.prototype.set = function (name, value) { this.map[name.toLowerCase()] = [value] }',
  ],
  ['a property get of every object', 'Object.prototype.get = function () {}'],
  ['a property set of every object', 'Object.prototype.set = function () {}'],
  ['a property value of every object', 'Object.prototype.value = function () {}'],
];
