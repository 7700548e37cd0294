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
