import { defaultSettings } from "@rewire/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inTheApp } from "../../testing/inTheApp.tsx";
import { GuaranteeScreen } from "./GuaranteeScreen.tsx";

const meta = {
  ...inTheApp,
  title: "Screens/Guarantee",
  parameters: { ...inTheApp.parameters, app: { at: "/guarantee" } },
  component: GuaranteeScreen,
  args: { years: 2, yourEuropeHref: "https://europa.eu/youreurope" },
} satisfies Meta<typeof GuaranteeScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TwoYears: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Legal guarantee of conformity" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Report a fault" })).toHaveAttribute("href", "/contact");
    await expect(canvas.queryByRole("link", { name: "The European Union’s notice" })).not.toBeInTheDocument();
  },
};

/** The owner has set the official notice. */
export const WithTheOfficialNotice: Story = {
  tags: ["fit"],
  parameters: {
    app: { shop: { ...defaultSettings.shop, guaranteeNoticeUrl: "https://shop.example/notice.pdf" } },
  },
  globals: { locale: "de_DE", viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Der Hinweis der Europäischen Union" })).toHaveAttribute(
      "href",
      "https://shop.example/notice.pdf",
    );
  },
};
