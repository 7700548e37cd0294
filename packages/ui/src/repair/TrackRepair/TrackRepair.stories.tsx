import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, waitFor } from "storybook/test";
import { handleSubmits } from "../../testing/handleSubmits.ts";
import { expectFieldErrors } from "../../testing/expectFieldErrors.ts";
import { TrackRepair } from "./TrackRepair.tsx";

const meta = {
  title: "Repair/TrackRepair",
  tags: ["sheet", "one-width"],
  component: TrackRepair,
  args: { action: "/repair/status" },
} satisfies Meta<typeof TrackRepair>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** The button stays beside the field. */
export const SaysWhatIsMissing: Story = {
  tags: ["sheet"],
  play: async (context) => {
    await expectFieldErrors(context, "Track", [["Already with us?", "Enter the number of the repair."]]);
    const [field, button] = [context.canvas.getByRole("textbox"), context.canvas.getByRole("button")];
    await expect(button.getBoundingClientRect().top).toBeCloseTo(field.getBoundingClientRect().top, 0);
  },
};

const sentNumbers: unknown[] = [];

/** Without a connection nothing is sent, the number stays, and the button stays beside it. */
export const KeepsTheNumberWithoutConnection: Story = {
  tags: ["!sheet"],
  beforeEach: ({ canvasElement }) => {
    sentNumbers.length = 0;
    return handleSubmits(canvasElement, ({ target }) => {
      if (target instanceof HTMLFormElement) sentNumbers.push(new FormData(target).get("number"));
    });
  },
  play: async ({ canvas, userEvent }) => {
    const online = spyOn(navigator, "onLine", "get").mockReturnValue(false);
    spyOn(window, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
    const [field, button] = [canvas.getByRole("textbox"), canvas.getByRole("button")];
    await userEvent.type(field, "5521");
    await userEvent.click(button);
    const alert = await canvas.findByRole("alert");
    await expect(alert).toHaveFocus();
    await expect(alert).toHaveTextContent("You are offline, so nothing was sent.");
    await expect(alert.getBoundingClientRect().right).toBeCloseTo(button.getBoundingClientRect().right, 0);
    await expect(button.getBoundingClientRect().top).toBeCloseTo(field.getBoundingClientRect().top, 0);
    await expect(field).toHaveValue("5521");
    await expect(sentNumbers).toEqual([]);
    online.mockReturnValue(true);
    await userEvent.click(button);
    await expect(sentNumbers).toEqual(["5521"]);
    await waitFor(() => expect(canvas.queryByRole("alert")).not.toBeInTheDocument());
  },
};

/** The alert is as wide as the form, and the label stays with its field. */
export const SaysThatNothingWasSent: Story = {
  tags: ["sheet"],
  play: async ({ canvas, userEvent }) => {
    const online = spyOn(navigator, "onLine", "get").mockReturnValue(false);
    spyOn(window, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
    await userEvent.type(canvas.getByRole("textbox"), "5521");
    await userEvent.click(canvas.getByRole("button"));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("You are offline, so nothing was sent.");
    online.mockRestore();
  },
};

export const IsFilledInWithTheKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("5521");
    const field = canvas.getByRole<HTMLInputElement>("textbox", { name: "Already with us?" });
    await expect(field.form && [...new FormData(field.form)]).toEqual([["number", "5521"]]);
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Track" })).toHaveFocus();
  },
};

export const InGermanOnASmallPhone: Story = { globals: { locale: "de_DE", viewport: { value: "w320" } } };
