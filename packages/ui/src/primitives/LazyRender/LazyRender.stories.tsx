import { productDetails } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { SpecTable } from "../../product/SpecTable/SpecTable.tsx";
import { Link } from "../Link/Link.tsx";
import { LazyRender } from "./LazyRender.tsx";

const { attributes, dimensions, name } = productDetails.nordlysN3Pro;

const meta = {
  title: "Primitives/BelowFold",
  component: LazyRender,
  args: {
    height: { base: "40rem", lg: "30rem" },
    children: (
      <>
        <SpecTable attributes={attributes} dimensions={dimensions} />
        <Link href="#top">{name}</Link>
      </>
    ),
  },
  parameters: { docs: { story: { inline: false, height: "320px" } } },
  render: (args) => (
    <>
      <div id="top" style={{ height: "400vh" }}>
        <Link href="#end">Details</Link>
      </div>
      <LazyRender {...args} />
    </>
  ),
} satisfies Meta<typeof LazyRender>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Whether the browser has laid out what stands there. */
const isLaidOut = (element: Element) => element.checkVisibility({ contentVisibilityAuto: true });

/** It is there for keyboards, screen readers and the browser's own search all the time. */
export const IsLaidOutWhenTheReaderComes: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole("link", { name });
    await waitFor(() => expect(isLaidOut(link)).toBe(false));
    await userEvent.tab();
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await waitFor(() => expect(isLaidOut(link)).toBe(true));
    await expect(link).toBeVisible();
  },
};
