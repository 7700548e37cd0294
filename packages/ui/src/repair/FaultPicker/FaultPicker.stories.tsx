import { faults } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { FaultPicker, type FaultPickerProps } from "./FaultPicker.tsx";

const { unknown, ...namedFaults } = faults;
const args: FaultPickerProps = {
  faults: Object.values(namedFaults),
  selectedSlugs: [],
  href: "/repair?device=nordlys-n3-pro",
  onChange: fn(),
};

const meta = { title: "Repair/FaultPicker", tags: ["sheet"], component: FaultPicker, args } satisfies Meta<
  typeof FaultPicker
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};

export const TwoAtOnce: Story = { args: { selectedSlugs: ["screen", "battery"] } };

/** Another shop's fault: its own word, and no price yet. */
export const AFaultOfAnotherShop: Story = { args: { faults: [faults.screen, unknown] } };

export const InGermanOnASmallPhone: Story = {
  args: { selectedSlugs: ["speaker"] },
  globals: { locale: "de_DE", viewport: { value: "w320" } },
};

/** A plain form: the device is kept, each fault is a field. */
export const WithoutJavaScript: Story = {
  args: { onChange: undefined, selectedSlugs: ["screen", "battery"] },
  play: async ({ canvas }) => {
    const { form } = canvas.getByRole<HTMLInputElement>("checkbox", { name: /Battery/ });
    await expect(form && [...new FormData(form)]).toEqual([
      ["device", "nordlys-n3-pro"],
      ["fault", "screen"],
      ["fault", "battery"],
    ]);
  },
};

function Choosing(props: FaultPickerProps) {
  const [selectedSlugs, setSelectedSlugs] = useState(props.selectedSlugs);
  return (
    <FaultPicker
      {...props}
      selectedSlugs={selectedSlugs}
      onChange={(next) => {
        setSelectedSlugs(next);
        props.onChange?.(next);
      }}
    />
  );
}

export const IsUsedWithTheKeyboard: Story = {
  render: (props) => <Choosing {...props} />,
  play: async ({ canvas, userEvent, args: { onChange } }) => {
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(onChange).toHaveBeenLastCalledWith(["screen", "battery"]);
    await expect(canvas.getByRole("checkbox", { name: /Battery/ })).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(onChange).toHaveBeenLastCalledWith(["screen"]);
  },
};

/** The page's owner has not answered yet: the ticks stand all the same, and both count. */
export const TicksAtOnce: Story = {
  play: async ({ canvas, userEvent, args: { onChange } }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: /screen/i }));
    await userEvent.click(canvas.getByRole("checkbox", { name: /Battery/ }));
    await expect(canvas.getByRole("checkbox", { name: /screen/i })).toBeChecked();
    await expect(onChange).toHaveBeenLastCalledWith(["screen", "battery"]);
  },
};
