import type { StoryContext } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";

/** More stops than any page of the shop has. */
const MAX_TAB_STOPS = 250;

const STOPS = "a[href], button, input, select, textarea, summary, [tabindex]";

/** What the Tab key would stop at, in order: user-event does not know summaries, nor that a closed one hides what is in it. */
function stops(): HTMLElement[] {
  const dialog = [...document.querySelectorAll<HTMLElement>("[role=dialog]")].findLast((element) =>
    element.checkVisibility(),
  );
  const all = [...(dialog ?? document.body).querySelectorAll<HTMLElement>(STOPS)];
  return all.filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(":disabled, [inert] *") &&
      element.checkVisibility({ visibilityProperty: true }),
  );
}

function tab() {
  const all = stops();
  all[(all.indexOf(document.activeElement as HTMLElement) + 1) % all.length]?.focus();
}

const isRadio = (element: Element | null): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === "radio";

/**
 * Acts as somebody does who has no pointer: Tab up to the element, then a key.
 * Whatever cannot be reached, or does not show that it has the focus, fails the story.
 */
export function withKeys(userEvent: StoryContext["userEvent"]) {
  /** Whether a radio button is one arrow key or more away. */
  const isBeside = (element: Element) =>
    isRadio(element) && isRadio(document.activeElement) && element.name === document.activeElement.name;

  const reach = async (element: HTMLElement) => {
    for (let stop = 0; stop < MAX_TAB_STOPS && document.activeElement !== element && !isBeside(element); stop += 1)
      tab();
    for (let stop = 0; stop < MAX_TAB_STOPS && document.activeElement !== element && isBeside(element); stop += 1)
      await userEvent.keyboard("{ArrowRight}");
    await expect(element).toHaveFocus();
    await expect(element.matches(":focus-visible"), "the focus shows").toBe(true);
  };

  return {
    reach,
    /** Presses what has been reached. @param key @default Enter */
    press: async (element: HTMLElement, key = "{Enter}") => {
      await reach(element);
      await userEvent.keyboard(key);
    },
    /** Ticks, or chooses one of several. */
    choose: async (element: HTMLInputElement) => {
      await reach(element);
      if (!element.checked) await userEvent.keyboard(" ");
      await waitFor(() => expect(element).toBeChecked());
    },
    /** Fills a field in. */
    write: async (element: HTMLElement, text: string) => {
      await reach(element);
      // At once, as fillIn does.
      await userEvent.paste(text);
    },
  };
}
