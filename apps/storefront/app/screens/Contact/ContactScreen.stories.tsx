import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { inTheApp } from "../../testing/inTheApp.tsx";
import { showcasePlace, storeChoices } from "../../testing/showcase/showcaseOf.ts";
import { ContactScreen } from "./ContactScreen.tsx";

const meta = {
  ...inTheApp,
  title: "Screens/Contact",
  parameters: { ...inTheApp.parameters, app: { at: "/contact" } },
  component: ContactScreen,
  args: { open: { isOpen: true, until: "19:00" }, hasTradeIn: true },
} satisfies Meta<typeof ContactScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OpenNow: Story = {
  tags: ["fit", "visual-de"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Contact" })).toBeVisible();
  },
};

export const ClosedForLong: Story = { args: { open: { isOpen: false, next: null } } };

export const GermanOnASmallPhone: Story = { globals: { locale: "de_DE", viewport: { value: "w320" } } };

const DRAFT_KEY = "rewire.formDraft.contact";

/** Typed text is there again after a reload, or in another language, until it is sent. */
export const KeepsTypedText: Story = {
  tags: ["no-picture"],
  beforeEach: () => {
    const draft = { email: "gina@example.test", topic: "repair", message: "It does not start." };
    window.sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
    return () => window.sessionStorage.removeItem(DRAFT_KEY);
  },
  play: async ({ canvas, userEvent }) => {
    const message = await canvas.findByLabelText("Your message");
    await waitFor(() => expect(message).toHaveValue("It does not start."));
    await expect(canvas.getByLabelText("What is it about?")).toHaveValue("repair");
    await expect(canvas.getByText(/18 of/)).toBeVisible();
    await userEvent.type(message, " At all.");
    await expect(window.sessionStorage.getItem(DRAFT_KEY)).toContain("It does not start. At all.");
  },
};

/** What was filled in before the page was hydrated stays, and the draft fills in the rest. */
export const KeepsWhatIsThereAlready: Story = {
  tags: ["no-picture"],
  args: {
    submission: {
      result: { kind: "unavailable" },
      values: { name: "", email: "ines@example.test", topic: "product", number: "", message: "" },
    },
  },
  beforeEach: () => {
    const draft = { email: "gina@example.test", topic: "product", message: "It does not start." };
    window.sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
    return () => window.sessionStorage.removeItem(DRAFT_KEY);
  },
  play: async ({ canvas }) => {
    const message = await canvas.findByLabelText("Your message");
    await waitFor(() => expect(message).toHaveValue("It does not start."));
    await expect(canvas.getByLabelText("Your e-mail address")).toHaveValue("ines@example.test");
    await expect(window.sessionStorage.getItem(DRAFT_KEY)).toContain("It does not start.");
  },
};

/** Posted without JavaScript and refused: the words are still there. */
export const RefusedMessage: Story = {
  args: {
    submission: {
      result: { kind: "invalid", issues: { email: "email" } },
      values: { name: "", email: "gina", topic: "repair", number: "RW-77", message: "It does not start." },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText("Your message")).toHaveValue("It does not start.");
    await expect(canvas.getByRole("alert")).toHaveTextContent("Your message was not sent.");
  },
};

/** A message that was refused for its address, with all that was typed. */
export const Showcase: Story = {
  parameters: { app: { place: showcasePlace } },
  beforeEach: storeChoices,
  args: {
    submission: {
      result: { kind: "invalid", issues: { email: "email" } },
      values: {
        name: "Karl-Heinz Wöllersdorfer",
        email: "karl-heinz@example",
        topic: "order",
        number: "RW-204817",
        message: "Guten Tag, kann ich die Lieferadresse noch ändern?",
      },
    },
  },
};

/** A shop without an e-mail address gets no messages: there is no form. */
export const WithoutAForm: Story = {
  parameters: { app: { site: { email: "" } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Contact" })).toBeVisible();
    await expect(canvas.queryByRole("heading", { name: "Write to us" })).not.toBeInTheDocument();
  },
};
