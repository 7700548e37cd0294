import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { GuaranteeNotice } from "./GuaranteeNotice.tsx";

const meta = {
  title: "Ecodesign/GuaranteeNotice",
  tags: ["sheet"],
  component: GuaranteeNotice,
  args: { years: 2, contactHref: "#contact", yourEuropeHref: "https://europa.eu/youreurope", noticeHref: null },
} satisfies Meta<typeof GuaranteeNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TwoYears: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("at least 2 years")).toBeVisible();
    await expect(canvas.queryByRole("link", { name: /notice/ })).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Report a fault" })).toHaveFocus();
    await userEvent.keyboard("{Tab}");
    await expect(canvas.getByRole("link", { name: "Your Europe: guarantees and returns" })).toHaveFocus();
  },
};

/** In Spain the law gives three years; the owner has set the official notice, too. */
export const ThreeYearsWithTheOfficialNotice: Story = {
  args: { years: 3, noticeHref: "https://shop.example/notice.pdf" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "The European Union’s notice" })).toHaveAttribute(
      "href",
      "https://shop.example/notice.pdf",
    );
  },
};

export const InGermanOnAPhone: Story = { globals: { locale: "de_DE", viewport: { value: "w320" } } };

export const RightToLeft: Story = {
  decorators: (Story) => (
    <div dir="rtl">
      <Story />
    </div>
  ),
};
