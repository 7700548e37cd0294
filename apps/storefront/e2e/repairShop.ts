import { ShopVisitor } from "./ShopVisitor.ts";

const home = {
  firstName: "Maria",
  lastName: "Muster",
  address1: "Weg 1",
  city: "Berlin",
  postcode: "10115",
  country: "DE",
  state: "DE-BE",
};
const meta = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields).map(([key, value]) => ({ key, value }));

/**
 * Books a battery replacement as the checkout does.
 * @param account Customer; a guest by default
 * @param otherDetails Meta data of further repairs of the order
 * @returns number of the order
 */
export async function bookAtShop(
  shopUrl: string,
  email: string,
  account?: { login: string; password: string },
  otherDetails: Readonly<Record<string, string>> = {},
): Promise<string> {
  const guest = new ShopVisitor(shopUrl);
  if (account) await guest.logIn(account.login, account.password);
  const { product } = await guest.ask<{ product: { databaseId: number } }>(
    '{product(id:"nordlys-n3-pro-battery-replacement",idType:SLUG){databaseId}}',
  );
  await guest.ask("mutation($id:Int!){addToCart(input:{productId:$id,quantity:1}){cart{total}}}", {
    id: product.databaseId,
  });
  const details = meta({
    repair_device: "Nordlys N3 Pro",
    repair_faults: "battery",
    repair_parts: "original",
    repair_way: "mailIn",
    ...otherDetails,
  });
  const { checkout } = await guest.ask<{ checkout: { order: { databaseId: number } } }>(
    "mutation($input:CheckoutInput!){checkout(input:$input){order{databaseId}}}",
    { input: { paymentMethod: "cod", billing: { ...home, email }, shipping: home, metaData: details } },
  );
  return String(checkout.order.databaseId);
}

/** Asks the customer for a decision on a higher price: the order waits for the response. */
export async function askForMore(shopUrl: string, order: string): Promise<void> {
  const keeper = await writeOffer(shopUrl, order, {
    repair_offer_reason: "The frame is bent.",
    repair_offer_before: "59.00",
    repair_offer_extras: "Frame 35.00",
    repair_offer_total: "94.00",
  });
  await keeper.ask(
    'mutation($id:ID!){createOrderNote(input:{orderId:$id,note:"received: Checklist signed.",isCustomerNote:true}){order{databaseId}}}',
    { id: order },
  );
}

/** Asks the customer for a decision on a second price, after the answer to {@link askForMore}. */
export async function askForEvenMore(shopUrl: string, order: string): Promise<void> {
  await writeOffer(shopUrl, order, {
    repair_offer_reason: "The board is broken, too.",
    repair_offer_before: "94.00",
    repair_offer_extras: "Board 216.00",
    repair_offer_total: "310.00",
  });
}

/** Writes a price that the order waits for an answer to; returns the workshop's log-in. */
async function writeOffer(shopUrl: string, order: string, fields: Readonly<Record<string, string>>) {
  const keeper = new ShopVisitor(shopUrl);
  await keeper.logIn("keeper", "keeper-of-the-shop");
  await keeper.ask(
    "mutation($id:ID!,$offer:[MetaDataInput]){updateOrder(input:{id:$id,metaData:$offer}){order{databaseId}}}",
    { id: order, offer: meta({ repair_state: "waiting", ...fields }) },
  );
  return keeper;
}
