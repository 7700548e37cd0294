/** Form field whose value can be recorded and restored. */
export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Records the current value of a form field.
 *
 * The function becomes text of an early script, so it must not reference its outer scope.
 * @returns Function that restores the value and dispatches the events that React handles.
 */
export function recordInput(field: Field): () => void {
  if (field instanceof HTMLInputElement && ["checkbox", "radio"].includes(field.type)) {
    const { checked: recordedChecked } = field;
    return () => {
      // Sets the opposite value first, because React ignores a click without a change.
      field.checked = !recordedChecked;
      field.click();
    };
  }
  const { value } = field;
  return () => {
    const valueProperty = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value");
    for (const type of ["input", "change"]) {
      // Clears the field through React's setter, then sets the value through the native one: otherwise React would
      // treat it as unchanged. Repeated for each event, because React may reset the value after the first.
      field.value = "";
      valueProperty?.set?.call(field, value);
      field.dispatchEvent(new Event(type, { bubbles: true }));
    }
  };
}
