import type { Plugin } from 'rollup';

/** Abilities of Preact that no widget uses, in the words of its published file (docs/decisions/161). With another version the build fails. */
const unused: Readonly<Record<string, readonly string[]>> = {
  'MathML elements': [
    '"math"==C?f="http://www.w3.org/1998/Math/MathML":',
    '||"http://www.w3.org/1998/Math/MathML"==f&&v.test(C)',
    ',v=/^m(i|n|o|s|text|space)$/',
  ],
  dangerouslySetInnerHTML: [
    '"dangerouslySetInnerHTML"==s?y=k:',
    '"dangerouslySetInnerHTML"==s?h=k:',
    'h?(l||y&&(h.__html==y.__html||h.__html==t.innerHTML)||(t.innerHTML=h.__html),r.__k=[]):',
    'y&&(t.textContent=""),',
  ],
  contexts: [
    'd.getChildContext&&(i=_({},i,d.getChildContext())),',
    'j=(s=V.contextType)&&i[s.__c],',
    's?j?j.props.value:s.__:',
    'j&&j.sub(d),',
  ],
  'links of SVG and cells of tables': ['.replace(/xlink(H|:h)/,"h")', '"rowSpan"!=t&&"colSpan"!=t&&'],
  'the life of class components, of which the error boundary is the only one': [
    'C&&u.__c&&d.getSnapshotBeforeUpdate&&(m=d.getSnapshotBeforeUpdate(k,b)),',
    ',V.getDerivedStateFromProps&&(d.__s==d.state&&(d.__s=_({},d.__s)),_(d.__s,V.getDerivedStateFromProps(M,d.__s)))',
    'M!==k&&C&&!V.getDerivedStateFromProps&&d.componentWillReceiveProps&&d.componentWillReceiveProps(M,L),',
    'd.componentWillUpdate&&d.componentWillUpdate(M,d.__s,L),C&&d.componentDidUpdate&&d.__h.push(function(){d.componentDidUpdate(k,b,m);});',
    'C&&!V.getDerivedStateFromProps&&d.componentWillMount&&d.componentWillMount(),C&&d.componentDidMount&&d.__h.push(d.componentDidMount)',
  ],
};

/** Leaves out of the CDN's Preact what no widget uses. Blanks stand in its place, so that no column moves and the source map stays right. */
export const preactAsUsed = (): Plugin => ({
  name: 'wbn-preact-as-used',
  transform(code, id) {
    if (!/[\\/]vendor[\\/]preact[\\/]dist[\\/]preact\.js$/.test(id)) return null;
    let used = code;
    for (const [what, parts] of Object.entries(unused)) {
      for (const part of parts) {
        if (used.split(part).length !== 2) throw new Error(`Preact no longer says ${what} as ${part}: mend the list.`);
        used = used.replace(part, () => ' '.repeat(part.length));
      }
    }
    return { code: used, map: null };
  },
});
