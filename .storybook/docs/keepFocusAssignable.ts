/**
 * Keeps `HTMLElement.prototype.focus` assignable. Zag defines it without `writable`, and the controls of Storybook's
 * pages, which assign it, fail if a component of a story was there first.
 */
export function keepFocusAssignable(): void {
  const { defineProperty } = Object;
  Object.defineProperty = (target, key, descriptor) => {
    const isFocus = target === HTMLElement.prototype && key === "focus" && "value" in descriptor;
    return defineProperty(target, key, isFocus ? { ...descriptor, writable: true } : descriptor);
  };
}
