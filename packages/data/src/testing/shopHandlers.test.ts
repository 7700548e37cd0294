import { getResponse } from "msw";
import { expect, test } from "vitest";
import { shopHandlers } from "./shopHandlers.ts";

test("an order that is repeated after a dead session is sent with its payment again", async () => {
  const inputs: unknown[] = [];
  const handlers = shopHandlers({
    handle: async (request) => {
      const { variables } = (await request.json()) as { variables: { input: unknown } };
      inputs.push(variables.input);
      return Response.json(
        inputs.length === 1 ? { errors: [{ message: "invalid_token | Expired token" }] } : { data: { checkout: null } },
      );
    },
  });
  const body = {
    operationName: "checkout",
    variables: { input: { paymentMethod: "stripe" } },
    extensions: { attempt: { key: "key", payment: "pi_1" } },
  };
  await getResponse(
    [...handlers],
    new Request("http://localhost/graphql", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    }),
  );
  expect(inputs).toEqual([
    { paymentMethod: "stripe", transactionId: "pi_1" },
    { paymentMethod: "stripe", transactionId: "pi_1" },
  ]);
});
