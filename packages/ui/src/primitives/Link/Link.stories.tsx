import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { LinkComponentProvider, type LinkComponentProps } from "../../provider/LinkComponent.tsx";
import { Link } from "./Link.tsx";

const meta = {
  title: "Primitives/Link",
  tags: ["sheet", "one-width"],
  component: Link,
  args: { href: "#orders", children: "Sign in instead" },
} satisfies Meta<typeof Link>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InText: Story = {
  render: (args) => (
    <p>
      Ordering as a guest. <Link {...args} />
    </p>
  ),
};

export const ToTheRest: Story = { args: { variant: "arrow", children: "All categories" } };

export const Quiet: Story = { args: { variant: "quiet", children: "Delivery" } };

/** Every variant under the pointer. */
export const Hovered: Story = {
  render: ({ href }) => (
    <div style={{ display: "grid", gap: 8, justifyItems: "start" }}>
      {(["inline", "arrow", "quiet"] as const).map((variant) => (
        <Link key={variant} href={href} variant={variant} data-hover="">
          All categories
        </Link>
      ))}
    </div>
  ),
};

const RouterLink = ({ children, ...rest }: LinkComponentProps) => (
  <a data-router {...rest}>
    {children}
  </a>
);

/** The app's router renders the link, wherever it stands. */
export const IsRenderedByTheRouter: Story = {
  render: (args) => (
    <LinkComponentProvider value={RouterLink}>
      <Link {...args} />
    </LinkComponentProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole("link", { name: "Sign in instead" });
    await expect(link).toHaveAttribute("data-router");
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

/** Words that say where it leads, also without the sentence around them. */
export const SaysWhereItLeads: Story = {
  tags: ["do", "!sheet", "!autodocs"],
  render: () => (
    <p>
      Broken? <Link href="#repair">See what a repair costs</Link>
    </p>
  ),
};

/** A list of the page's links would say "here" and nothing more. */
export const SaysHere: Story = {
  tags: ["dont", "!sheet", "!autodocs"],
  render: () => (
    <p>
      Click <Link href="#repair">here</Link> for repairs.
    </p>
  ),
};
