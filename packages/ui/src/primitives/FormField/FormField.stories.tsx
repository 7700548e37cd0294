import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { chakra } from "../../theme/chakra.tsx";
import { controlRecipe } from "./control.recipe.ts";
import { FormField } from "./FormField.tsx";

const Control = chakra("input", controlRecipe);

const meta = {
  title: "Primitives/FormField",
  tags: ["sheet", "one-width"],
  component: FormField,
  args: { label: "Pick-up day", children: (control) => <Control type="date" defaultValue="2026-11-23" {...control} /> },
} satisfies Meta<typeof FormField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithHint: Story = { args: { hint: "Tuesday to Saturday." } };

export const Optional: Story = { args: { isOptional: true } };

export const LabelForScreenReaders: Story = { args: { isLabelHidden: true } };

export const LongGermanWords: Story = {
  args: {
    label: "Reparaturannahmewunschtermin",
    hint: "Die Werkstatt bestätigt den Termin innerhalb eines Arbeitstages.",
    isOptional: true,
  },
  globals: { locale: "de_DE", viewport: { value: "w320" } },
};

/** The error comes before the hint, and both belong to the control. */
export const Invalid: Story = {
  args: { hint: "Tuesday to Saturday.", error: "We are closed on Mondays. Please choose another day." },
  play: async ({ canvas }) => {
    const control = canvas.getByLabelText("Pick-up day");
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription(
      "We are closed on Mondays. Please choose another day. Tuesday to Saturday.",
    );
  },
};

/** What can be entered stands above the field, and stays there. */
export const LabelAndRule: Story = {
  tags: ["do", "!sheet", "!autodocs"],
  args: { hint: "Tuesday to Saturday." },
};

/** Words in the field are gone with the first letter, when they are needed most. */
export const WordsInTheField: Story = {
  tags: ["dont", "!sheet", "!autodocs"],
  args: {
    isLabelHidden: true,
    children: (control) => <Control placeholder="Pick-up day, Tuesday to Saturday" {...control} />,
  },
};
