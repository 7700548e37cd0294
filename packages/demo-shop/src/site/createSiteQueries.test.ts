import { expect, it } from "vitest";
import { openTestShop } from "../testing/openTestShop.ts";
import { Visitor } from "../testing/Visitor.ts";

const SETTINGS = '{wcSettings(group:"account"){id ... on WCStringSetting{value}}}';

it("tells permalinks to everybody, plugins and settings to who may see them", async () => {
  const guest = new Visitor(openTestShop());
  const site = "{permalinkSettings{structure} plugins{nodes{name}}}";
  expect((await guest.ask(site)).data).toEqual({
    permalinkSettings: { structure: "/%postname%/" },
    plugins: { nodes: [] },
  });
  expect((await guest.ask(SETTINGS)).errors).toEqual(["Not authorized to view these settings"]);
});

it("tells the administrator everything", async () => {
  const keeper = new Visitor(openTestShop({ settings: { cookieWithoutNonce: true } }));
  await keeper.logIn("keeper", "keeper-of-the-shop");
  expect((await keeper.ask("{viewer{capabilities} plugins{nodes{version path}}}")).data).toMatchObject({
    viewer: { capabilities: expect.arrayContaining(["edit_others_shop_orders", "activate_plugins"]) },
    plugins: {
      nodes: expect.arrayContaining([{ version: "1.0.2", path: "wp-graphql-woocommerce/wp-graphql-woocommerce.php" }]),
    },
  });
  expect((await keeper.ask(SETTINGS)).data).toEqual({
    wcSettings: [{ id: "woocommerce_enable_guest_checkout", value: "yes" }],
  });
});
