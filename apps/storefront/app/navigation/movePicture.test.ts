// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { movePicture } from "./movePicture.ts";

const animate = vi.fn();
let finish: () => void;

beforeEach(() => {
  const { promise, resolve } = Promise.withResolvers<void>();
  finish = resolve;
  animate.mockReset().mockReturnValue({ finished: promise, cancel: vi.fn() });
  vi.spyOn(HTMLElement.prototype, "animate").mockImplementation(animate);
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** An image on the page at a place. */
function imageAt(left: number, top: number, size: number): HTMLImageElement {
  const image = document.createElement("img");
  image.alt = "A phone";
  image.getBoundingClientRect = () => new DOMRect(left, top, size, size);
  Object.defineProperty(image, "complete", { value: true });
  document.body.append(image);
  return image;
}

test("the former picture moves from its place to that of the new one, and is gone afterwards", async () => {
  const card = imageAt(10, 300, 100);
  const from = card.getBoundingClientRect();
  card.remove();
  const gallery = imageAt(0, 50, 400);
  movePicture({ picture: card, from }, gallery);
  expect(card.parentElement).toBe(document.body);
  expect([card.alt, card.getAttribute("aria-hidden"), card.style.pointerEvents]).toEqual(["", "true", "none"]);
  expect([card.style.left, card.style.top, card.style.width]).toEqual(["0px", "50px", "400px"]);
  expect(animate.mock.calls[0]?.[0][0].transform).toBe("translate(10px,250px) scale(0.25,0.25)");
  finish();
  await vi.waitFor(() => expect(card.isConnected).toBe(false));
  expect(gallery.isConnected).toBe(true);
});

test("a picture that both pages share stays where it is", () => {
  const shared = imageAt(10, 300, 100);
  movePicture({ picture: shared, from: shared.getBoundingClientRect() }, imageAt(0, 50, 400));
  expect(animate).not.toHaveBeenCalled();
});
