import { orders } from "@rewire/domain/testing";
import { loadAllMessages } from "@rewire/messages";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { UiProvider } from "../../provider/UiProvider.tsx";
import { OrderProgress } from "./OrderProgress.tsx";

const order = { ...orders.placed, arrival: { from: "2026-11-30", to: "2026-12-01" } };

test("the days of the delivery have the spaces that browsers put there, so that the page can be hydrated", async () => {
  const messages = await loadAllMessages("en_US");
  const html = renderToString(
    <UiProvider locale="en_US" messages={messages}>
      <OrderProgress order={order} />
    </UiProvider>,
  );
  expect(html).toContain("Mon, Nov 30 – Tue, Dec 1");
});
