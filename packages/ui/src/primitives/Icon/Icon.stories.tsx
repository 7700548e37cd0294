import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Icon, type IconName } from "./Icon.tsx";
import iconNames from "./iconNames.json";

const meta = {
  title: "Primitives/Icon",
  tags: ["sheet", "one-width"],
  component: Icon,
  args: { name: "bag", size: 1.5 },
} satisfies Meta<typeof Icon>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Coloured: Story = { args: { name: "construct", color: "repair.fg", size: 1.75 } };

/** Every icon by its name. */
export const All: Story = {
  render: (args) => (
    <ul style={{ display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(120px, 1fr))", gap: 16 }}>
      {(Object.keys(iconNames) as IconName[]).map((name) => (
        <li key={name} style={{ display: "flex", gap: 8, alignItems: "center" }}>
          <Icon {...args} name={name} />
          {name}
        </li>
      ))}
    </ul>
  ),
};

/** Icons that only pages of repairs and devices show come in a file of their own. */
export const OfRepairs: Story = {
  tags: ["!sheet"],
  args: { name: "battery" },
  play: async ({ canvasElement }) => {
    const [file = ""] = canvasElement.querySelector("use")?.getAttribute("href")?.split("#") ?? [];
    const drawings = await (await fetch(file)).text();
    await expect(drawings).toContain('<symbol id="battery"');
    await expect(drawings).not.toContain('<symbol id="bag"');
  },
};

/** Beside a word, which is found sooner. */
export const BesideAWord: Story = {
  tags: ["do", "!sheet", "!autodocs"],
  render: () => (
    <p style={{ display: "flex", gap: 8, alignItems: "center" }}>
      <Icon name="cube" />
      Delivery in two days
    </p>
  ),
};

/** Everybody reads a drawing in another way, and screen readers not at all. */
export const InPlaceOfWords: Story = {
  tags: ["dont", "!sheet", "!autodocs"],
  render: () => (
    <p style={{ display: "flex", gap: 8, alignItems: "center" }}>
      <Icon name="cube" />
      <Icon name="return" />
      <Icon name="shield" />
    </p>
  ),
};
