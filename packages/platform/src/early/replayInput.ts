/** Field of a form. */
export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Notes what a visitor has chosen or typed in a field. @returns the function that does it again
 *
 * It is inlined in the page's head as text, so it must not reference anything outside itself.
 */
export function replayInput(field: Field): () => void {
  if (field instanceof HTMLInputElement && ["checkbox", "radio"].includes(field.type)) {
    const { checked } = field;
    return () => {
      // The opposite value first: React ignores a click that changes nothing.
      field.checked = !checked;
      field.click();
    };
  }
  const { value } = field;
  return () => {
    const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value");
    for (const type of ["input", "change"]) {
      // Emptied first and then past the property that React watches, or it takes the words for its own. Once an event:
      // after the first, React may put back what it knew.
      field.value = "";
      own?.set?.call(field, value);
      field.dispatchEvent(new Event(type, { bubbles: true }));
    }
  };
}
