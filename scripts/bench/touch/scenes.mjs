// Touched controls and where their result is visible.
import { middleOf, touch } from "../phone/openPhone.mjs";

const LIST = "/products";
const PRODUCT = "/product/nordlys-n3-pro";
const firstCard = { selector: 'main article h3 a[href*="/product/"]' };

/** Starts observing a control; returns a function that awaits the result. */
async function watch(place, resultElement) {
  const handle = await place.evaluateHandle(
    (control, target) => ({ touchTimes: window.benchTouch(control, target) }),
    resultElement,
  );
  return () => handle.evaluate(({ touchTimes }) => touchTimes);
}

/**
 * Touch with its preparation. `prepare` navigates to the control, `act` touches and measures.
 * @typedef {{ path: string, goal: number, prepare?: (phone: Phone) => Promise<void>, act: (phone: Phone) => Promise<{
 * pressed: number | null, result: number }> }} Scene
 * @typedef {Awaited<ReturnType<typeof import("../phone/openPhone.mjs").openPhone>>} Phone
 */

/** @type {Record<string, Scene>} */
export const scenes = {
  // The sort select is native and invisible to the page: time counts from the key that selects an option.
  sort: {
    path: LIST,
    goal: 120,
    act: async ({ page }) => {
      const sort = page.getByRole("combobox", { name: "Sort" });
      await sort.evaluate((field) => field.focus());
      const result = await watch(sort, firstCard);
      await page.keyboard.press("ArrowDown");
      return result();
    },
  },
  filter: {
    path: LIST,
    goal: 120,
    prepare: async ({ page, cdp }) => {
      await touch(cdp, await middleOf(page.getByRole("button", { name: "Filter", exact: true })));
      const value = page.getByRole("dialog").getByRole("link", { name: /^Accessories/ });
      await value.waitFor();
      await value.scrollIntoViewIfNeeded();
    },
    act: async ({ page, cdp }) => {
      const value = page.getByRole("dialog").getByRole("link", { name: /^Accessories/ });
      const point = await middleOf(value);
      const result = await watch(value, firstCard);
      await touch(cdp, point);
      return result();
    },
  },
  "first add to cart": {
    path: PRODUCT,
    goal: 100,
    act: async ({ page, cdp }) => {
      const add = page.getByRole("region", { name: /^Buy/ }).getByRole("button", { name: "Add to cart" });
      const point = await middleOf(add);
      const result = await watch(add, { selector: "header [data-cart]", attribute: "aria-label" });
      await touch(cdp, point);
      return result();
    },
  },
};
