import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { ShareButton } from "./ShareButton.tsx";

const meta = {
  title: "Product/ShareButton",
  tags: ["sheet", "one-width"],
  component: ShareButton,
  args: { title: "Nordlys N3 Pro", url: () => "https://rewire.example/product/nordlys-n3-pro?pa_color=graphite" },
} satisfies Meta<typeof ShareButton>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Puts a function in the place of the browser's own for one story. */
function inPlace(target: object, name: string, value: unknown): () => void {
  const before = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { value, configurable: true, writable: true });
  return () => {
    if (before) Object.defineProperty(target, name, before);
    else Reflect.deleteProperty(target, name);
  };
}

export const Idle: Story = {};

export const InGerman: Story = { globals: { locale: "de_DE" } };

const writeText = fn(async () => undefined);
const share = fn(async () => undefined);

/** No dialog of the machine's own: the address goes into the clipboard, and that is said. */
export const CopiesWithTheKeyboard: Story = {
  beforeEach: () => {
    const undo = [inPlace(navigator, "share", undefined), inPlace(navigator, "clipboard", { writeText })];
    return () => undo.forEach((back) => back());
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByText("Link copied.")).toBeVisible();
    await expect(writeText).toHaveBeenCalledWith("https://rewire.example/product/nordlys-n3-pro?pa_color=graphite");
  },
};

/** On a phone the machine asks where to. */
export const SharesWhereTheMachineCan: Story = {
  beforeEach: () => inPlace(navigator, "share", share),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Share" }));
    await expect(share).toHaveBeenCalledWith({
      title: "Nordlys N3 Pro",
      url: "https://rewire.example/product/nordlys-n3-pro?pa_color=graphite",
    });
    await expect(canvas.queryByText("Link copied.")).toBeNull();
  },
};

/** The clipboard is closed to us: the address is shown, nothing is lost. */
export const IsCopiedByHand: Story = {
  beforeEach: () => {
    const undo = [
      inPlace(navigator, "share", undefined),
      inPlace(navigator, "clipboard", {
        writeText: async () => {
          throw new DOMException("no", "NotAllowedError");
        },
      }),
    ];
    return () => undo.forEach((back) => back());
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Share" }));
    await expect(await canvas.findByText(/rewire\.example\/product\/nordlys-n3-pro\?pa_color=graphite/)).toBeVisible();
  },
};

/** Once, for the page that is shared. */
export const OnceOnAPage: Story = { tags: ["do", "!sheet", "!autodocs"] };

/** In each row of a list: it takes the room of what the rows are for. */
export const InEachRow: Story = {
  tags: ["dont", "!sheet", "!autodocs"],
  render: (args) => (
    <ul>
      {["Nordlys N3 Pro", "Halden 7 Ultra", "Corvid Flip"].map((name) => (
        <li key={name}>
          {name} <ShareButton {...args} title={name} />
        </li>
      ))}
    </ul>
  ),
};
