// Places the order of a guest directly at the shop, without the storefront.
import { ShopVisitor } from "../../../apps/storefront/e2e/ShopVisitor.ts";

const EMAIL = "ada@example.test";

const ADD = "mutation($id:Int!){addToCart(input:{productId:$id,quantity:1}){cartItem{key}}}";
const CHECKOUT = `mutation($input:CheckoutInput!){checkout(input:$input){order{orderNumber}}}`;

/**
 * Places an order of a guest with one product.
 * @param {import("../../../apps/storefront/e2e/rewire.ts").Rewire} rewire
 * @returns {Promise<{ number: string, email: string }>}
 */
export async function placeOrder(rewire) {
  const visitor = new ShopVisitor(rewire.shopUrl);
  const { product } = await visitor.ask('query{product(id:"plain-webcam-hd",idType:SLUG){databaseId}}');
  await visitor.ask(ADD, { id: product.databaseId });
  const billing = {
    firstName: "Ada",
    lastName: "Lind",
    address1: "Kabelstrasse 1",
    city: "Berlin",
    postcode: "10999",
    country: "DE",
    state: "DE-BE",
    email: EMAIL,
  };
  const { checkout } = await visitor.ask(CHECKOUT, { input: { billing, shipping: billing, paymentMethod: "bacs" } });
  return { number: checkout.order.orderNumber, email: EMAIL };
}
