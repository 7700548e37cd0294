import { createSiteLinks } from "@rewire/domain";
import { downloads } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { DownloadList } from "./DownloadList.tsx";

const meta = {
  title: "Account/DownloadList",
  tags: ["sheet", "one-width"],
  component: DownloadList,
  args: {
    state: { kind: "ready", items: downloads },
    links: createSiteLinks(""),
    now: new Date("2026-11-21T10:00:00Z"),
  },
} satisfies Meta<typeof DownloadList>;
export default meta;

type Story = StoryObj<typeof meta>;

/** For ever, twice until a day, used up, and too late: what cannot be fetched has no link. */
export const EveryKind: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("Never expires · unlimited")).toBeVisible();
    await expect(canvas.getByText("Until March 14, 2027 · 2 left")).toBeVisible();
    await expect(canvas.getByText("Never expires · none left")).toBeVisible();
    await expect(canvas.getByText("Expired on October 1, 2026")).toBeVisible();
    await expect(canvas.getAllByRole("link", { name: /^Download/ })).toHaveLength(2);
    canvas.getByRole("link", { name: "Plain 27" }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Download Plain 27 color profile" })).toHaveFocus();
  },
};

export const GermanOnASmallPhone: Story = {
  args: {
    state: {
      kind: "ready",
      items: [{ ...downloads[1], name: "Tastaturbelegungsbearbeitungsprogramm für mechanische Kompakttastaturen" }],
    },
  },
  globals: { locale: "de_DE", viewport: { value: "w320" } },
};

export const Loading: Story = { args: { state: { kind: "loading" } } };

export const None: Story = { args: { state: { kind: "ready", items: [] } } };

/** The specification's words. */
export const Failed: Story = {
  args: { state: { kind: "failed", onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      "There was an error getting your downloads. Please try again later.",
    );
  },
};
