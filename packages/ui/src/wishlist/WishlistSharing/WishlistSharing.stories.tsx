import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { WishlistSharing, type WishlistSharingProps } from "./WishlistSharing.tsx";

const url = "https://shop.example/wishlist/kT3q9vZ0yXw1LmN8rPbA2Q";

const meta = {
  title: "Account/WishlistSharing",
  tags: ["sheet"],
  component: WishlistSharing,
  args: { url: null, onShare: fn(), onUpdate: fn(), onEnd: fn() },
} satisfies Meta<typeof WishlistSharing>;
export default meta;

type Story = StoryObj<typeof meta>;

/** By keyboard, with a name. */
export const NotShared: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/Name on the list/), "Mara{Enter}");
    await expect(args.onShare).toHaveBeenCalledWith("Mara");
  },
};

export const Shared: Story = {
  args: { url },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("link", { name: url })).toHaveAttribute("href", url);
    await expect(canvas.queryByRole("button", { name: "Show the current list" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "End the link" }));
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};

export const IsEndedWithTheKeyboard: Story = {
  args: { url },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "End the link" });
    while (document.activeElement !== button) {
      await userEvent.tab();
      await expect(document.body).not.toHaveFocus();
    }
    await userEvent.keyboard("{Enter}");
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};

function SharingInSteps(props: WishlistSharingProps) {
  const [step, setStep] = useState<"private" | "outdated" | "current">("private");
  return (
    <WishlistSharing
      {...props}
      url={step === "private" ? null : url}
      isOutdated={step === "outdated"}
      onShare={() => setStep("outdated")}
      onUpdate={() => setStep("current")}
      onEnd={() => setStep("private")}
    />
  );
}

/** Each press removes its button; the heading has the focus then. */
export const FocusStaysInTheSection: Story = {
  tags: ["!sheet"],
  render: (args) => <SharingInSteps {...args} />,
  play: async ({ canvas, userEvent }) => {
    for (const name of ["Create link", "Show the current list", "End the link"]) {
      canvas.getByRole("button", { name }).focus();
      await userEvent.keyboard("{Enter}");
      await waitFor(() => expect(canvas.queryByRole("button", { name })).toBeNull());
      await waitFor(() => expect(canvas.getByRole("heading")).toHaveFocus());
    }
  },
};

export const ListHasChanged: Story = {
  args: { url, isOutdated: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show the current list" }));
    await expect(args.onUpdate).toHaveBeenCalledOnce();
  },
};

export const Updated: Story = {
  args: { url, result: { kind: "shared", link: { key: "key", ownerKey: "key" } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("The link now shows your current list.")).toBeVisible();
  },
};

export const Ended: Story = {
  args: { result: { kind: "ended" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The link has ended/)).toBeVisible();
  },
};

/** A second press while the first one is under way sends nothing. */
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/Name on the list/), "{Enter}");
    await expect(args.onShare).not.toHaveBeenCalled();
  },
};

export const Failed: Story = { args: { url, result: { kind: "failed" } } };

export const TooOften: Story = {
  args: { result: { kind: "tooMany", waitSeconds: 1500 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/try again in 25 minutes/)).toBeVisible();
  },
};

export const GermanOnASmallPhone: Story = {
  args: { url, isOutdated: true },
  globals: { locale: "de_DE", viewport: { value: "w320" } },
};

export const RightToLeft: Story = {
  args: { url, isOutdated: true },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};
