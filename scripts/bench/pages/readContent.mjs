/**
 * Extracts the content of a page, for a static page with the same content. Runs in the page, so it cannot use variables
 * of its module.
 *
 * @typedef {{ url: string, alt: string, width: number, height: number }} Picture
 * @typedef {{ name: string, href: string, picture: Picture | null, lines: string[] }} Card
 * @typedef {{ heading: number, text: string } | { text: string } | { picture: Picture } | { card: Card }} Item
 * @typedef {{ title: string, header: Link[], items: Item[], footer: Link[] }} Content
 * @typedef {{ text: string, href: string | null }} Link
 * @returns {Promise<Content>}
 */
export async function readContent() {
  // A picture below the fold has no URL before scrolling.
  await Promise.all(
    Array.from(document.images, (image) => {
      image.loading = "eager";
      return image.decode().catch(() => {});
    }),
  );
  const inSight = (element) => {
    const { width, height, left } = element.getBoundingClientRect();
    // Pictures of a carousel after the first are lazy.
    const middle = left + width / 2;
    return element.checkVisibility() && width > 1 && height > 1 && middle > 0 && middle < innerWidth;
  };
  const textOf = (element) => element.textContent.replaceAll(/\s+/g, " ").trim();
  const hasOwnText = (element) =>
    Array.from(element.childNodes).some(({ nodeType, data }) => nodeType === Node.TEXT_NODE && data.trim() !== "");
  /** Outermost visible elements with text of their own. */
  const textsIn = (root) => {
    const withText = Array.from(root.querySelectorAll("*")).filter((one) => hasOwnText(one) && inSight(one));
    return withText.filter((one) => !withText.some((other) => other !== one && other.contains(one)));
  };
  const pictureOf = (image) => {
    const { width, height } = image.getBoundingClientRect();
    return {
      url: image.currentSrc,
      alt: image.alt,
      width: Math.round(width),
      height: Math.round(height),
    };
  };
  const linksIn = (root) =>
    root === null
      ? []
      : textsIn(root).map((one) => ({ text: textOf(one), href: one.closest("a")?.getAttribute("href") ?? null }));
  const cardOf = (article) => {
    const link = article.querySelector("h3 a");
    const image = article.querySelector("img");
    const lines = textsIn(article).filter((one) => !one.closest("h3") && !one.closest("button, label"));
    return {
      name: textOf(link),
      href: link.getAttribute("href"),
      picture: image && pictureOf(image),
      lines: lines.map(textOf),
    };
  };
  const main = document.querySelector("main");
  const cards = Array.from(main.querySelectorAll("article")).filter((one) =>
    one.querySelector('h3 a[href*="/product/"]'),
  );
  const images = Array.from(main.querySelectorAll("img")).filter(inSight);
  const parts = [...textsIn(main), ...images].filter((one) => !cards.some((card) => card.contains(one)));
  const items = [...parts, ...cards]
    .toSorted((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
    .map((one) => {
      if (cards.includes(one)) return { card: cardOf(one) };
      if (one instanceof HTMLImageElement) return { picture: pictureOf(one) };
      const heading = one.closest("h1, h2, h3");
      return { ...(heading && { heading: Number(heading.localName.slice(1)) }), text: textOf(one) };
    });
  return {
    title: document.title,
    header: linksIn(document.querySelector("header")),
    items,
    footer: linksIn(document.querySelector("footer")),
  };
}
