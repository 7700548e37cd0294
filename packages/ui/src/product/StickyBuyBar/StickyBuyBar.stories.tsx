import { products } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { StickyBuyBar, type StickyBuyBarProps } from "./StickyBuyBar.tsx";

/** A page whose own button is not rendered yet, so that the bar stands in for it on a picture, too. */
function ShortPage(props: Omit<StickyBuyBarProps, "targetRef">) {
  const own = useRef<HTMLParagraphElement>(null);
  return (
    <div style={{ height: 140 }}>
      <p ref={own} hidden />
      <StickyBuyBar {...props} targetRef={own} />
    </div>
  );
}

/** A page whose own button lies so far down that the bar stands in for it. */
function LongPage(props: Omit<StickyBuyBarProps, "targetRef">) {
  const own = useRef<HTMLParagraphElement>(null);
  return (
    <>
      <p>Top of the page</p>
      <div style={{ height: 1600 }} />
      <p ref={own}>The page’s own button</p>
      <StickyBuyBar {...props} targetRef={own} />
    </>
  );
}

const meta = {
  title: "Product/StickyBuyBar",
  tags: ["sheet", "one-width"],
  component: StickyBuyBar,
  args: {
    name: "Loom Over-Ear",
    price: products.loomOverEar.price,
    selectedOptions: ["Graphite", "256 GB"],
    isAdding: false,
    onAdd: fn(),
    targetRef: { current: null },
  },
  render: (args) => <ShortPage {...args} />,
  globals: { viewport: { value: "w390" } },
} satisfies Meta<typeof StickyBuyBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnAPhone: Story = {
  tags: ["sheet"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("region", { name: "Buy Loom Over-Ear" })).toBeInTheDocument();
  },
};

export const WithAnEnergyLabel: Story = {
  args: { energyLabel: { energyClass: "B", href: "#label" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Energy class B (A to G)" })).toBeVisible();
  },
};

export const Adding: Story = { args: { isAdding: true } };

export const LongGermanWords: Story = {
  args: { selectedOptions: ["Weltraumgrau", "Reparaturwerkstattausführung"] },
  globals: { locale: "de_DE", viewport: { value: "w320" } },
};

/** It goes away as soon as the page's own button can be seen. */
export const GivesWayToThePagesOwnButton: Story = {
  tags: ["!sheet"],
  render: (args) => <LongPage {...args} />,
  play: async ({ canvas }) => {
    await canvas.findByRole("region", { name: "Buy Loom Over-Ear" });
    canvas.getByText("The page’s own button").scrollIntoView();
    await waitFor(() => expect(canvas.queryByRole("region")).toBeNull());
  },
};

export const AddsWithTheKeyboard: Story = {
  tags: ["!sheet"],
  args: { onAdd: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByRole("region", { name: "Buy Loom Over-Ear" });
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Add to cart" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

/** Appearing, it does not cover what has the focus. */
export const KeepsTheFocusInSight: Story = {
  tags: ["!sheet"],
  render: (args) => <LongPage {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const link = document.createElement("a");
    Object.assign(link, { href: "#lowest", textContent: "Lowest rated" });
    Object.assign(link.style, { position: "absolute", top: "800px" });
    canvasElement.append(link);
    // Nothing is shown before the browser has reported for the first time.
    await canvas.findByRole("region", { name: "Buy Loom Over-Ear" });
    canvas.getByText("The page’s own button").scrollIntoView();
    await waitFor(() => expect(canvas.queryByRole("region")).toBeNull());
    // Browsers do not scroll to what is in sight already.
    link.focus({ preventScroll: true });
    window.scrollTo(0, window.scrollY + link.getBoundingClientRect().bottom - window.innerHeight);
    await waitFor(() => {
      const bar = canvas.getByRole("region", { name: "Buy Loom Over-Ear" });
      return expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top);
    });
    link.remove();
  },
};
