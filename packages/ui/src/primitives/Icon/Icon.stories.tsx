import type { Meta, StoryObj } from "@storybook/react-vite";
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
