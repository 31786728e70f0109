/** Pages of sites that know nothing of widgets, written after their kind. `%s` is where the widgets stand. */
interface ForeignPage {
  readonly kind: string;
  readonly head?: string;
  readonly body: string;
  readonly lang?: string;
  readonly width?: number;
}

export const foreignPages: readonly ForeignPage[] = [
  {
    kind: 'a shop’s header, a flex row with a logo and a menu that wraps',
    head: '<style>header{display:flex;flex-wrap:wrap;align-items:center;gap:12px}header>*{flex:0 1 auto}nav a{padding:8px}</style>',
    body: '<header><a href="/">Logo</a>%s<nav><a href="/a">Shop</a><a href="/b">Cart</a></nav></header>',
  },
  {
    kind: 'an old content system that lays out with tables',
    head: '<style>td,font{font:11px Verdana;line-height:11px}td *{text-align:justify}</style>',
    body: '<center><table width="780" cellpadding="4" border="1"><tr><td width="160" valign="top">Menu</td><td valign="top" align="center"><font size="1" color="#333333">%s</font></td></tr></table></center>',
    width: 800,
  },
  {
    kind: 'Bootstrap, in its grid',
    head: `<style>*,::before,::after{box-sizing:border-box}body{margin:0;font:400 1rem/1.5 system-ui}p,h1,h2,ul,dl,figure{margin-top:0;margin-bottom:1rem}a{color:#0d6efd;text-decoration:underline}img,svg{vertical-align:middle}label{display:inline-block}button{border-radius:0}input,button,select,optgroup,textarea{margin:0;font-family:inherit;font-size:inherit;line-height:inherit}[type=button],button{-webkit-appearance:button}textarea{resize:vertical}fieldset{min-width:0;padding:0;margin:0;border:0}legend{float:left;width:100%}[hidden]{display:none!important}
      .row{display:flex;flex-wrap:wrap;margin:0 -12px}.row>*{flex-shrink:0;width:100%;max-width:100%;padding:0 12px;margin-top:0}.col{flex:1 0 0}.card{position:relative;display:flex;flex-direction:column;min-width:0}.card,.popup,.toast,.badge,.list,.row,.menu{border:9px solid red}</style>`,
    body: '<div style="padding:0 12px"><div class="row"><div class="col"><div class="card">%s</div></div></div></div>',
  },
  {
    kind: 'a shop’s theme that styles a whole section with !important',
    head: `<style>.section-12 *{margin:0!important;color:#333!important;font-family:Arial!important;letter-spacing:1px!important;border-radius:0!important;box-shadow:none!important;max-width:100%!important;transition:none!important;float:none!important}
      a:empty,ul:empty,dl:empty,div:empty,section:empty,p:empty{display:none}.section-12 button{display:none!important}.section-12 input{width:10px!important}</style>`,
    body: '<div id="shopify-section-12" class="section-12 rte page-width">%s</div>',
  },
  {
    kind: 'Tailwind’s preflight, with utilities on the elements around',
    head: `<style>*,::after,::before,::backdrop,::file-selector-button{box-sizing:border-box;margin:0;padding:0;border:0 solid}html{line-height:1.5;-webkit-text-size-adjust:100%;tab-size:4}h1,h2,h3{font-size:inherit;font-weight:inherit}a{color:inherit;text-decoration:inherit}ol,ul,menu{list-style:none}img,svg,video,canvas{display:block;vertical-align:middle}img,video{max-width:100%;height:auto}button,input,select,textarea{font:inherit;color:inherit;background-color:transparent;border-radius:0;opacity:1}[hidden]:where(:not([hidden=until-found])){display:none!important}
      .space>:not(:last-child){margin-block-end:16px}.divide>*{border-top-width:1px}.prose>*{max-width:65ch}</style>`,
    body: '<main class="prose"><div class="space divide" style="display:grid;grid-template-columns:repeat(1,minmax(0,1fr))">%s</div></main>',
  },
  {
    kind: 'a page from right to left in a language that the widgets do not speak',
    head: '<style>body{direction:rtl;text-align:right}main{float:right;width:90%}</style>',
    body: '<main dir="rtl">%s</main>',
    lang: 'he',
  },
  {
    kind: 'a page whose addresses are those of another site',
    head: '<base href="https://elsewhere.example/deep/path/" target="_blank">',
    body: '<main>%s</main>',
  },
  {
    kind: 'a form of the page’s own around everything, as in ASP.NET',
    body: '<form action="/postback" method="post" onsubmit="document.title = \'submitted\'; return false"><input type="hidden" name="__VIEWSTATE" value="x"><div>%s</div></form>',
  },
  {
    kind: 'a slider that scales and moves what it shows',
    head: '<style>.slide{transform:scale(0.9) translate3d(0,0,0);will-change:transform;perspective:500px;filter:drop-shadow(0 0 1px red);contain:layout paint}</style>',
    body: '<div class="slide">%s</div>',
  },
  {
    kind: 'sections that are drawn when they are near',
    head: '<style>main>*{content-visibility:auto;contain-intrinsic-size:auto 300px}</style>',
    body: '<main>%s</main>',
  },
  {
    kind: 'an old script that answers keys and clicks anywhere',
    head: `<script>document.onkeypress = (event) => { if (event.target.nodeName !== 'INPUT') return false };
      document.onclick = (event) => { if (event.target.nodeName === 'A') return false };
      document.onselectstart = document.ondragstart = document.oncontextmenu = () => false</script>`,
    body: '%s',
  },
  {
    kind: 'a script that replaces what the page says with what the server says',
    head: `<script>addEventListener('DOMContentLoaded', () => { const main = document.querySelector('main'); const html = main.innerHTML;
      for (let times = 0; times < 5; times++) { main.innerHTML = ''; main.innerHTML = html } })</script>`,
    body: '<main>%s</main>',
  },
];
