/**
 * Returns the left edge of a text within an element, in pixels, for stories that check the sequence in which a reader
 * sees texts.
 *
 * @throws RangeError if the element does not contain the text in one text node
 */
export function findTextLeft(element: Element, text: string): number {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const start = node.nodeValue?.indexOf(text) ?? -1;
    if (start === -1) continue;
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, start + text.length);
    return range.getBoundingClientRect().left;
  }
  throw new RangeError(`"${text}" is not in "${element.textContent}"`);
}
