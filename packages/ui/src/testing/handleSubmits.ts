/**
 * Keeps the browser from sending the forms of a story, and calls a function instead for each that nothing has refused.
 * Returns a function that ends it, for `beforeEach`: the document outlives the story, and its listeners would refuse the
 * forms of the stories after it.
 */
export function handleSubmits(canvasElement: HTMLElement, onSubmit: (event: SubmitEvent) => void): () => void {
  const handleSubmit = (event: SubmitEvent) => {
    const isOfStory = event.target instanceof Node && canvasElement.contains(event.target);
    if (event.defaultPrevented || !isOfStory) return;
    event.preventDefault();
    onSubmit(event);
  };
  // React listens at the element: on the first story of a page it would do so only after a listener from `beforeEach`,
  // and its components would take every form for one that has been refused.
  const { ownerDocument } = canvasElement;
  ownerDocument.addEventListener("submit", handleSubmit);
  return () => ownerDocument.removeEventListener("submit", handleSubmit);
}
