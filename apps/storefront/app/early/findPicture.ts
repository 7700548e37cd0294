/**
 * Finds the picture to animate on a navigation between this page and another page. This is the picture of a card that
 * links to the other page, preferably the focused card; otherwise, it is the first picture of the product gallery.
 * Returns null if no such picture is in the viewport.
 *
 * The function is inlined as text in the page's head, so it must not reference its outer scope.
 * @param pathname Path of the other page.
 */
export function findPicture(pathname: string): HTMLElement | null {
  const links = [document.activeElement, ...document.querySelectorAll("article a[href]")];
  const cards = links.map((link) =>
    link instanceof HTMLAnchorElement && link.pathname === pathname ? link.closest("article") : null,
  );
  const pictures = cards.map((card) => card?.querySelector("img"));
  pictures.push(document.querySelector<HTMLImageElement>("#picture-1 img"));
  const isVisible = (picture: HTMLElement | null | undefined): picture is HTMLElement => {
    const { top = 0, bottom = 0, left = 0, right = 0 } = picture?.getBoundingClientRect() ?? {};
    return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  };
  return pictures.find(isVisible) ?? null;
}
