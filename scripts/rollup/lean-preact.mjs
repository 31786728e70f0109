/**
 * Removes features from preact that no widget may use: inner HTML, style objects, MathML, context, portals, suspense and the lifecycles of class
 * components. Each cut names the code it replaces, and the build fails when that is not there exactly once: a new release of preact has to
 * be looked at again. docs/decisions/003-preact-alias.md explains the gain and the limits of the cuts.
 */
const cuts = [
  // innerHTML: one way less to put foreign text into a page
  ['"dangerouslySetInnerHTML"==s?y=k:', ''],
  ['"dangerouslySetInnerHTML"==s?h=k:', ''],
  [
    'h?(l||y&&(h.__html==y.__html||h.__html==t.innerHTML)||(t.innerHTML=h.__html),r.__k=[]):(y&&(t.textContent=""),',
    '(',
  ],
  // namespaces other than HTML and SVG
  ['("foreignObject"==C||"http://www.w3.org/1998/Math/MathML"==f&&v.test(C))&&(f="http://www.w3.org/1999/xhtml"),', ''],
  ['"math"==C?f="http://www.w3.org/1998/Math/MathML":', ''],
  // style objects
  [
    'if("style"==t)if("string"==typeof r)n.style.cssText=r;else{if("string"==typeof u&&(n.style.cssText=u=""),u)for(t in u)r&&t in r||T(n.style,t);if(r)for(t in r)u&&r[t]==u[t]||T(n.style,t,r[t])}else if(',
    'if(',
  ],
  // xlink, class names on SVG, listeners of the capture phase
  ['t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");', ';'],
  ['f=t!=(t=t.replace(l,"$1")),(t=t.slice(2))', '(t=t.slice(2))'],
  // suspense while hydrating
  ['128&u.__u&&(c=32&u.__u,s=u.__c.__z)&&(r.__u|=c,p=o=[],8==s.nodeType?l=B(s,o):o.push(s),l=o[0]||l),', ''],
  [
    'if(e.length=v,r.__v=null,c||o)if(t&&t.then){if(r.__u|=128|c,o){for(~(T=o.indexOf(l||void 0))||(T=o.length);(N=o[T-1])&&8==N.nodeType;)T--;for(;T<o.length;T++)if(N=o[T])if(o[T]=null,O){if(N==P)break}else{if(8!=N.nodeType)break;N.data.startsWith("$s")&&(P=B(O=N))}}if(!O){for(;l&&8==l.nodeType&&l.nextSibling;)l=l.nextSibling;O=l}(s=B(O=r.__c.__z||(r.__c.__z=O)))?(r.__e=O,l=s):r.__e=l,l=l&&l.nextSibling}else o&&o.some(g);else r.__e=u.__e;',
    'e.length=v,r.__v=null,c||o?o&&o.some(g):r.__e=u.__e;',
  ],
  ['t&&t.then||D(r),', 'D(r),'],
  ['p&&p.some(g),', ''],
  ['!u&&(i=t.__c)&&(i=i.__z)&&(f=B(i,o=[]))&&(i==t.__e&&o.some(g),g(f),g(i)),', ''],
  ['&&8==t.nodeType&&!t.data.startsWith("$s");', '&&8==t.nodeType;'],
  // portals
  [
    'M.__P&&(s=l,f=(t=M.__P).namespaceURI,c=o=null,u.props&&u.props.__P!=t&&(u.__k.some(function(n){n&&J(n,n)}),u.__k=null),l=u.__k?S(u,0):null),',
    '',
  ],
  ['M.__P&&(r.__e=null,l=s),', ''],
  ['"function"!=typeof n.type||n.props.__P?null:S(n)', '"function"!=typeof n.type?null:S(n)'],
  ['(n=n.__)&&n.__c&&!n.props.__P)', '(n=n.__)&&n.__c)'],
  ['if(n.props.__P)return t;', ''],
  ['||u&&!t.props.__P)', '||u)'],
  // context
  ['j=(s=V.contextType)&&i[s.__c],L=s?j?j.props.value:s.__:i,', 'L=i,'],
  ['j&&j.sub(d),', ''],
  ['d.getChildContext&&(i=_({},i,d.getChildContext())),', ''],
  // lifecycles of class components; the error boundary has none but componentDidCatch
  [
    ',V.getDerivedStateFromProps&&(d.__s==d.state&&(d.__s=_({},d.__s)),_(d.__s,V.getDerivedStateFromProps(M,d.__s)))',
    '',
  ],
  ['M!==k&&C&&!V.getDerivedStateFromProps&&d.componentWillReceiveProps&&d.componentWillReceiveProps(M,L),', ''],
  [
    'd.componentWillUpdate&&d.componentWillUpdate(M,d.__s,L),C&&d.componentDidUpdate&&d.__h.push(function(){d.componentDidUpdate(k,b,m)})}else C&&!V.getDerivedStateFromProps&&d.componentWillMount&&d.componentWillMount(),C&&d.componentDidMount&&d.__h.push(d.componentDidMount);',
    '}',
  ],
  ['C&&u.__c&&d.getSnapshotBeforeUpdate&&(m=d.getSnapshotBeforeUpdate(k,b)),', ''],
  ['if(i.componentWillUnmount)try{i.componentWillUnmount()}catch(t){n.__e(t,r)}', ''],
  ['(e=(o=i.constructor)&&o.getDerivedStateFromError)&&i.setState(o.getDerivedStateFromError(n)),', ''],
  // hooks of development tools; a view's root is always an element
  ['n&&"object"==typeof n&&(n.__u|=32),Q(n,t)', 'n.__u|=32,Q(n,t)'],
  ['return!o&&n.vnode&&n.vnode(e),e}', 'return e}'],
  [',n.vnode&&n.vnode(r),z(e', ',z(e'],
  ['n.__&&n.__(t,r),9==r.nodeType&&(r=r.documentElement),', ''],
  ['l&&(n.__m&&n.__m(r,o),l=!1),', 'l=!1,'],
  ['u(n.event?n.event(r):r)', 'u(r)'],
  ['&&i==n.debounceRendering||((i=n.debounceRendering)||queueMicrotask)(H)', '||queueMicrotask(H)'],
  ['(i||queueMicrotask)(H)', 'queueMicrotask(H)'],
  // the hooks are there always
  ['n.__c&&n.__c(r,t),', 'n.__c(r,t),'],
  ['(s=n.__b)&&s(r);', 'n.__b(r);'],
  ['return(s=n.diffed)&&s(r),l}', 'return n.diffed(r),l}'],
  ['n.unmount&&n.unmount(t)', 'n.unmount(t)'],
  // templates, elements that extend built-in ones, values that stand only at first, progress without a value
  ['a="template"==C&&t.content||t', 'a=t'],
  ['(f,C,x.is?x:a)', '(f,C)'],
  ['"textarea"==C&&null!=x.defaultValue?null:', ''],
  ['||"value"==s&&"defaultValue"in x||"checked"==s&&"defaultChecked"in x', ''],
  ['"progress"==C&&null==b?t.removeAttribute(s):', ''],
  // the error boundary sets its state by an object, and waits for nothing
  ['"function"==typeof n&&(n=n(_({},r),this.props)),', ''],
  ['(t&&this.__k.push(t),L(this))', 'L(this)'],
  ['x.prototype.forceUpdate=function(n){this.__v&&(this.__g|=4,n&&this.__h.push(n),L(this))},', ''],
];

/** Hooks that other listeners had set before; names for development tools; ids, which no widget makes. */
const hooksCuts = [
  [',v=a.__b,l=a.__r,m=a.diffed,h=a.__c,s=a.unmount,p=a.__;', ';'],
  ['a.__h&&a.__h(r,n,f||t),', ''],
  ['{r=null,v&&v(n)}', '{r=null}'],
  ['a.__=function(n,t){n&&t.__k&&t.__k.__m&&(n.__m=t.__k.__m),p&&p(n,t)},', ''],
  ['l&&l(n),t=0;', 't=0;'],
  ['m&&m(n);var', 'var'],
  [',h&&h(n,t)}', '}'],
  ['s&&s(n);var', 'var'],
  ['var c=r.shouldComponentUpdate;r.should', 'r.should'],
  ['if(u.__.some(function(n){n.__N&&(i', 'u.__.some(function(n){n.__N&&(i'],
  ['}),c){var e=c.call(this,n,t,r);return i?e||f:e}return', '});return'],
  ['var k="function"==typeof requestAnimationFrame;', ''],
  ['k&&cancelAnimationFrame(t)', 'cancelAnimationFrame(t)'],
  ['k&&(t=requestAnimationFrame(r))', 't=requestAnimationFrame(r)'],
  ['1!=n&&i==a.requestAnimationFrame||((i=a.requestAnimationFrame)||z)(g)', '1==n&&z(g)'],
];

/** Source positions for development tools, which the CDN's build does not support. */
const jsxCuts = [['return(a||i)&&(s.__source=a,s.__self=i),r.vnode&&r.vnode(s),s', 'return s']];

const cutsOf = (id) => {
  if (/[\\/]preact[\\/]dist[\\/]preact\.mjs$/.test(id)) return cuts;
  if (/[\\/]preact[\\/]hooks[\\/]dist[\\/]hooks\.mjs$/.test(id)) return hooksCuts;
  return /[\\/]jsx-runtime[\\/]dist[\\/]jsxRuntime\.mjs$/.test(id) ? jsxCuts : null;
};

export const leanPreact = () => ({
  name: 'wbn-lean-preact',
  transform(code, id) {
    const wanted = cutsOf(id);
    if (!wanted) return null;
    let lean = code;
    for (const [found, instead] of wanted) {
      if (lean.split(found).length !== 2)
        this.error(`preact has changed: look at lean-preact.mjs again. Not found once: ${found}`);
      lean = lean.replace(found, () => instead);
    }
    return { code: lean, map: null };
  },
});
