import type { Meta, StoryObj } from "@storybook/react-vite";
import { Spinner } from "./Spinner.tsx";

const meta = { title: "Primitives/Spinner", tags: ["sheet", "one-width"], component: Spinner } satisfies Meta<
  typeof Spinner
>;
export default meta;

export const BesideWords: StoryObj<typeof meta> = {
  render: () => (
    <p style={{ display: "flex", gap: 10, alignItems: "center" }}>
      <Spinner /> Logging you in...
    </p>
  ),
};

/** It says what is being waited for. */
export const SaysWhatIsWaitedFor: StoryObj<typeof meta> = {
  ...BesideWords,
  tags: ["do", "!sheet", "!autodocs"],
};

/** A list of which the boxes are known: it jumps when it comes, where a Skeleton had kept its room. */
export const InsteadOfCards: StoryObj<typeof meta> = {
  tags: ["dont", "!sheet", "!autodocs"],
  render: () => (
    <div style={{ display: "flex", gap: 48, padding: 48 }}>
      {["first", "second", "third"].map((card) => (
        <Spinner key={card} />
      ))}
    </div>
  ),
};
