import type { Meta, StoryObj } from "@storybook/react-vite";
import { comps } from "./comps.ts";
import { BesideTheComp } from "./BesideTheComp.tsx";

// Storybook reads names of stories from the source: each entry of `comps` has one of the same name (`comps.test.ts`).

const meta = {
  title: "Beside the comp",
  component: BesideTheComp,
  // A page for people: each story that it shows is tested by itself.
  tags: ["!test", "!autodocs"],
  // The name of the story chooses the comp, and the toolbar the rest.
  parameters: { layout: "fullscreen", controls: { disable: true } },
  args: { comp: comps[0], theme: "light", locale: "en_US" },
  render: ({ comp }, { globals, name }) => (
    <BesideTheComp
      comp={comps.find((candidate) => candidate.name === name.replaceAll(" ", "")) ?? comp}
      theme={String(globals["theme"])}
      locale={String(globals["locale"])}
    />
  ),
} satisfies Meta<typeof BesideTheComp>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Home: Story = {};
export const List: Story = {};
export const Product: Story = {};
export const Cart: Story = {};
export const Checkout: Story = {};
export const OrderReceived: Story = {};
export const Account: Story = {};
export const LogIn: Story = {};
export const Repair: Story = {};
export const RepairStatus: Story = {};
export const Search: Story = {};
export const Compare: Story = {};
export const States: Story = {};
export const Contact: Story = {};
export const GermanProduct: Story = {};
export const PhoneMenu: Story = {};
