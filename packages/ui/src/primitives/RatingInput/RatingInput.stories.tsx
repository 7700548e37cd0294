import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { RatingInput } from "./RatingInput.tsx";

const meta = {
  title: "Primitives/RatingInput",
  tags: ["sheet", "one-width"],
  component: RatingInput,
  args: { legend: "Your rating", name: "rating", onChange: fn() },
} satisfies Meta<typeof RatingInput>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};

export const FourStars: Story = { args: { defaultValue: 4 } };

export const Refused: Story = { args: { error: "Choose one to five stars." } };

export const Disabled: Story = { args: { defaultValue: 3, disabled: true } };

export const InGerman: Story = {
  args: { legend: "Ihre Bewertung der Reparaturwerkstattleistung" },
  globals: { locale: "de_DE", viewport: { value: "w320" } },
};

/** One stop of the Tab key; arrows choose. */
export const IsChosenWithTheKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("radio", { name: "1 star" })).toBeChecked();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: "3 stars" })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(3);
  },
};

/** Nothing is chosen before somebody chooses. */
export const NoStarsYet: Story = { tags: ["do", "!sheet", "!autodocs"] };

/** Five stars in advance: they are sent by people who never chose them. */
export const FiveStarsInAdvance: Story = {
  tags: ["dont", "!sheet", "!autodocs"],
  args: { defaultValue: 5 },
};
