/** Configuration of the shop manager's log-in at the embedded shop. */
export const serviceAccount = { SHOP_SERVICE_USER: "keeper", SHOP_SERVICE_PASSWORD: "keeper-of-the-shop" };
