import type { Customer, Order } from "@rewire/domain";
import { customers, orders, repairProgress } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { http, HttpResponse } from "msw";
import { expect, fn, waitFor } from "storybook/test";
import { inTheApp } from "../../testing/inTheApp.tsx";
import { OverviewAside } from "./OverviewAside.tsx";

const createOrder = (id: number, device: string): Order => ({
  ...orders.repair,
  id,
  number: String(id),
  repair: { ...orders.repair.repair, device },
});

const { email, firstName, lastName } = customers.anneliese;
const anneliese: Customer = {
  id: 7,
  username: "anneliese",
  email,
  firstName,
  lastName,
  billing: customers.anneliese,
  shipping: orders.placed.shipping,
};

const meta = {
  ...inTheApp,
  title: "Screens/Account/OverviewAside",
  component: OverviewAside,
  parameters: { ...inTheApp.parameters, app: { at: "/my-account", startsImmediately: true } },
  args: { orders: [], customer: anneliese, tradeInLink: null },
} satisfies Meta<typeof OverviewAside>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Devices that are back with their owner leave the overview; the one on the bench stays, though it is the third. */
export const FinishedRepairsAreLeftOut: Story = {
  tags: ["no-picture"],
  args: {
    orders: [createOrder(5530, "Nordlys N3 Pro"), createOrder(5529, "Nordlys N3"), createOrder(5528, "Halden 6")],
  },
  beforeEach: ({ msw }) => {
    msw.use(
      http.get("*/running-repair/:id", ({ params }) =>
        HttpResponse.json(
          params["id"] === "5528" ? repairProgress.ready : { ...repairProgress.ready, state: "collected" },
        ),
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Halden 6")).toBeVisible();
    await waitFor(() => expect(canvas.queryByText("Nordlys N3 Pro")).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.queryByText("Nordlys N3")).not.toBeInTheDocument());
    await expect(canvas.getByText("Halden 6")).toBeVisible();
  },
};

const failRead = fn(() => HttpResponse.json(null, { status: 503 }));

/** A first request that failed is repeated when the connection is back, and the state is read anew on return to the tab. */
export const ProgressIsReadAgain: Story = {
  tags: ["no-picture"],
  args: { orders: [createOrder(5528, "Halden 6")] },
  beforeEach: ({ msw }) => {
    msw.use(http.get("*/running-repair/:id", failRead));
  },
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByText("Halden 6")).toBeVisible();
    await waitFor(() => expect(failRead).toHaveBeenCalled());
    msw.use(http.get("*/running-repair/:id", () => HttpResponse.json(repairProgress.waiting)));
    window.dispatchEvent(new Event("online"));
    await expect(await canvas.findByText("Waiting for your answer")).toBeVisible();
    msw.use(http.get("*/running-repair/:id", () => HttpResponse.json(repairProgress.ready)));
    document.dispatchEvent(new Event("visibilitychange"));
    await expect(await canvas.findByText("Ready to collect", { selector: "[aria-current] *" })).toBeVisible();
  },
};
