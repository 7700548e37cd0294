import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, screen, waitFor } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { Dialog, type DialogProps } from "./Dialog.tsx";

const answers = (
  <>
    <Button variant="line">Keep it</Button>
    <Button variant="danger">Delete</Button>
  </>
);

const meta = {
  title: "Primitives/Dialog",
  component: Dialog,
  args: {
    isOpen: true,
    onClose: fn(),
    title: "Delete this address?",
    children: <p>Orders that went there keep it.</p>,
    footer: answers,
  },
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "420px" } } },
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Question: Story = {
  tags: ["visual"],
  args: { isAlertDialog: true },
  play: async () => {
    const dialog = await screen.findByRole("alertdialog", { name: "Delete this address?" });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const ShortForm: Story = {
  tags: ["visual", "one-width"],
  args: {
    title: "Tell me when it is back",
    size: "md",
    children: <TextField label="E-mail" />,
    footer: <Button>Tell me</Button>,
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: "w390" } } };

export const LongGermanWords: Story = {
  args: {
    title: "Rechnungsadressverwaltungseintrag unwiderruflich löschen?",
    children: <p>Reparaturwerkstattaufträge und Gewährleistungsunterlagen behalten sie.</p>,
    footer: (
      <>
        <Button variant="line">Rechnungsadresse behalten</Button>
        <Button variant="danger">Unwiderruflich löschen</Button>
      </>
    ),
  },
  globals: { locale: "de_DE", viewport: { value: "w320" } },
};

/** More than fits scrolls inside, title and answers stay in sight. */
export const MoreThanFits: Story = {
  args: { children: Array.from({ length: 40 }, (_, line) => <p key={line}>Line {line + 1} of the terms.</p>) },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Delete" }).getBoundingClientRect().bottom).toBeLessThanOrEqual(
        window.innerHeight,
      ),
    );
  },
};

function OpenedByAButton(props: DialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete address</Button>
      <Dialog {...props} isOpen={open} onClose={() => setOpen(false)} />
    </>
  );
}

/** The focus goes in, cannot leave, and returns to where it came from. */
export const KeepsAndReturnsTheFocus: Story = {
  render: (args) => <OpenedByAButton {...args} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "Delete address" });
    opener.focus();
    await userEvent.keyboard("{Enter}");
    const dialog = await screen.findByRole("dialog", { name: "Delete this address?" });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    for (let step = 0; step < 4; step += 1) await userEvent.tab();
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Back closes the dialog, as is usual on phones, and the page below stays. */
export const BackCloses: Story = {
  render: (args) => <OpenedByAButton {...args} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "Delete address" });
    const pageState: unknown = window.history.state;
    for (const times of [1, 2]) {
      await userEvent.click(opener);
      await screen.findByRole("dialog", { name: "Delete this address?" });
      await expect(window.history.state).not.toEqual(pageState);
      window.history.back();
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      await expect(window.history.state, `after ${times}`).toEqual(pageState);
    }
  },
};

/** A dialog that is gone without having been closed steps not back: the page may be on its way to another. */
export const IsGoneWithItsPage: Story = {
  render: function IsGone(args) {
    const [isShown, setShown] = useState(true);
    return (
      <>
        <Button onClick={() => setShown(!isShown)}>Another page</Button>
        {isShown && <Dialog {...args} onClose={() => setShown(false)} />}
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await screen.findByRole("dialog");
    const entry: unknown = window.history.state.openPanel;
    await expect(entry).toEqual(expect.any(String));
    const leave = canvas.getByRole("button", { name: "Another page", hidden: true });
    const handlePopState = fn();
    window.addEventListener("popstate", handlePopState, { capture: true });
    await fireEvent.click(leave);
    await expect(screen.queryByRole("dialog")).toBeNull();
    await fireEvent.click(leave);
    await screen.findByRole("dialog");
    await expect(window.history.state.openPanel).not.toBe(entry);
    await userEvent.keyboard("{Escape}");
    // The first step back is that of the dialog that was closed: to the entry that was left.
    await waitFor(() => expect(handlePopState).toHaveBeenCalled());
    window.removeEventListener("popstate", handlePopState, { capture: true });
    await expect(handlePopState).toHaveBeenCalledOnce();
    await expect(window.history.state.openPanel).toBe(entry);
  },
};

/** Back from a part of the page, to which a link in the text led, leaves the dialog open; the next one closes it. */
export const BackFromAPartOfThePage: Story = {
  args: { title: "Terms", children: <h3 id="returns">How you return what you bought</h3>, footer: null },
  play: async ({ args }) => {
    const dialog = await screen.findByRole("dialog", { name: "Terms" });
    await waitFor(() => expect(dialog).toBeVisible());
    window.location.hash = "returns";
    window.history.back();
    await waitFor(() => expect(window.location.hash).toBe(""));
    await expect(window.history.state).toHaveProperty("openPanel");
    await expect(args.onClose).not.toHaveBeenCalled();
    window.history.back();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/** The title asks what happens, and each button says what it does. */
export const ButtonsThatSayWhatTheyDo: Story = {
  tags: ["do", "!sheet", "!autodocs"],
  args: { isAlertDialog: true },
};

/** Read alone, neither title nor buttons say what is lost, and both buttons have the same weight. */
export const YesOrNo: Story = {
  tags: ["dont", "!sheet", "!autodocs"],
  args: {
    isAlertDialog: true,
    title: "Are you sure?",
    children: <p>This cannot be undone.</p>,
    footer: (
      <>
        <Button>No</Button>
        <Button>Yes</Button>
      </>
    ),
  },
};
