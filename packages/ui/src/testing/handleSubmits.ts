/**
 * Keeps the browser from sending the forms of a story, and calls a function instead for each that nothing has refused.
 * Returns a function that ends it, for `beforeEach`: the element outlives the story, and its listeners would refuse the
 * forms of the stories after it.
 */
export function handleSubmits(canvasElement: HTMLElement, onSubmit: (event: SubmitEvent) => void): () => void {
  const handleSubmit = (event: SubmitEvent) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    onSubmit(event);
  };
  canvasElement.addEventListener("submit", handleSubmit);
  return () => canvasElement.removeEventListener("submit", handleSubmit);
}
