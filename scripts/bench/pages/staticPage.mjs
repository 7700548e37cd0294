// Baseline: the content of our page as static HTML, without scripts and fonts, with one small stylesheet.

const ESCAPES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escape = (text) => text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign]);

/** Number of pictures in the first viewport, which are not lazy. */
const EARLY_PICTURES = 4;

export const STYLESHEET = `*{box-sizing:border-box}
body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#0b1718;background:#fff}
header,main,footer{padding:16px}
header{display:flex;gap:16px;border-bottom:1px solid #cfdcdc}
a{color:inherit}
h1{font-size:32px;line-height:1.2;margin:16px 0}
h2{font-size:22px;margin:24px 0 8px}
h3{font-size:16px;margin:8px 0}
p{margin:4px 0}
img{display:block;max-width:100%;height:auto;background:#eef2f2}
ul{list-style:none;margin:16px 0;padding:0;display:grid;grid-template-columns:1fr 1fr;border:1px solid #cfdcdc}
li{padding:0 0 16px}
li h3,li p{padding:0 12px}
footer{display:flex;flex-wrap:wrap;gap:8px 16px;background:#eef2f2}
`;

/**
 * Renders the page.
 * @param {import("./readContent.mjs").Content} content
 * @param {(url: string) => string} urlOf URL of a picture on the static server
 * @returns {string}
 */
export function toStaticPage({ title, header, items, footer }, urlOf) {
  let pictures = 0;
  const image = ({ url, alt, width, height }) => {
    pictures += 1;
    const isEarly = pictures <= EARLY_PICTURES;
    const how = isEarly ? (pictures === 1 ? ' fetchpriority="high"' : "") : ' loading="lazy"';
    return `<img src="${urlOf(url)}" alt="${escape(alt)}" width="${width}" height="${height}"${how}>`;
  };
  const card = ({ name, href, picture, lines }) =>
    `<li>${picture ? image(picture) : ""}<h3><a href="${escape(href)}">${escape(name)}</a></h3>${lines.map((line) => `<p>${escape(line)}</p>`).join("")}</li>`;
  const item = (one, at) => {
    if (one.card) {
      const isFirst = !items[at - 1]?.card;
      const isLast = !items[at + 1]?.card;
      return `${isFirst ? "<ul>" : ""}${card(one.card)}${isLast ? "</ul>" : ""}`;
    }
    if (one.picture) return image(one.picture);
    const tag = one.heading ? `h${one.heading}` : "p";
    return `<${tag}>${escape(one.text)}</${tag}>`;
  };
  const link = ({ text, href }) =>
    href === null ? `<span>${escape(text)}</span>` : `<a href="${escape(href)}">${escape(text)}</a>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)}</title><link rel="stylesheet" href="/style.css"></head><body><header>${header.map(link).join("")}</header><main>${items.map(item).join("")}</main><footer>${footer.map(link).join("")}</footer></body></html>`;
}
