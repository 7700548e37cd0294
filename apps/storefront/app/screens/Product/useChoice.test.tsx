// @vitest-environment happy-dom
import type { Choice } from "@rewire/domain";
import { productDetails } from "@rewire/domain/testing";
import { act, render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useChoice } from "./useChoice.ts";

const product = { ...productDetails.nordlysN3Pro, defaultValues: {} };
const [colour, storage] = product.attributes.filter(({ isChoice }) => isChoice);
const blue = { [colour?.name ?? ""]: colour?.options[1]?.value ?? "" };
const blueAndLarge = { ...blue, [storage?.name ?? ""]: storage?.options[1]?.value ?? "" };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Renders the hook in a router; returns the choices of all renders, and the latest setter. */
function openProduct(search = "") {
  const choices: Choice[] = [];
  let select: (choice: Choice) => void = () => undefined;
  function Page() {
    const [choice, setChoice] = useChoice(product);
    choices.push(choice);
    select = setChoice;
    return null;
  }
  const router = createMemoryRouter([{ path: "/", element: <Page /> }], { initialEntries: [`/${search}`] });
  render(<RouterProvider router={router} />);
  return { choices, router, select: (choice: Choice) => select(choice) };
}

/** Lets the next frame and the router's navigation pass. */
const settle = () => act(() => vi.advanceTimersByTimeAsync(200));

test("a choice is stored in the URL, beside other parameters", async () => {
  const { choices, router, select } = openProduct("?review=2");
  act(() => select(blue));
  expect(choices.at(-1)).toEqual(blue);
  expect(router.state.location.search).toBe("?review=2");
  await settle();
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({ review: "2", ...blue });
});

test("a choice is not undone by the URL of the one before, which arrives later", async () => {
  const { choices, router, select } = openProduct();
  act(() => select(blue));
  const laterChoices = await act(async () => {
    // The navigation for the first choice has started, and its page is not rendered yet.
    await vi.advanceTimersByTimeAsync(120);
    select(blueAndLarge);
    return choices.length;
  });
  await settle();
  expect(choices.slice(laterChoices).filter((choice) => Object.keys(choice).length < 2)).toEqual([]);
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual(blueAndLarge);
});

test("the back button restores the choice of its URL", async () => {
  const { choices, router, select } = openProduct();
  await act(() => router.navigate(`/?${new URLSearchParams(blueAndLarge)}`));
  expect(choices.at(-1)).toEqual(blueAndLarge);
  act(() => select(blue));
  await settle();
  await act(() => router.navigate(-1));
  expect(choices.at(-1)).toEqual({});
});
