import type { Decorator, Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { IconSourceProvider, type IconSource } from "../../provider/IconSource.tsx";
import { Button } from "../Button/Button.tsx";
import { LazyIcon } from "./LazyIcon.tsx";

const cube = {
  body: '<path fill="none" stroke="#000" stroke-width="32" d="M256 48 64 160v192l192 112 192-112V160zM64 160l192 112 192-112M256 272v192"/>',
  width: 512,
  height: 512,
};
const from = (source: IconSource): Decorator[] => [
  (Story) => (
    <IconSourceProvider value={source}>
      <p>
        Layout editor <Story />
      </p>
    </IconSourceProvider>
  ),
];

const meta = { title: "Primitives/LateIcon", component: LazyIcon, args: { name: "ion:cube-outline" } } satisfies Meta<
  typeof LazyIcon
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Drawn: Story = {
  tags: ["visual", "one-width"],
  decorators: from(async () => cube),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("p > span")).toHaveStyle({ opacity: "1" }));
  },
};

/** Its place is kept, and nothing jumps. */
export const NotThere: Story = {
  decorators: from(async () => null),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("p > span")?.getBoundingClientRect().width).toBe(20);
  },
};

/** Beside words that say the same, until it comes and if it never does. */
export const BesideAFile: Story = { tags: ["do", "!sheet", "!autodocs"], decorators: from(async () => cube) };

const nothing: IconSource = async () => null;

/** Until the drawing has come, and where it never does, there is an empty button. */
export const InAButton: Story = {
  tags: ["dont", "!sheet", "!autodocs"],
  render: () => (
    <IconSourceProvider value={nothing}>
      <Button variant="line" aria-label="Save">
        <LazyIcon name="ion:save-outline" />
      </Button>
    </IconSourceProvider>
  ),
};
