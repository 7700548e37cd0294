/**
 * What answers of a WooGraphQL shop look like where they surprise: written for these tests, with goods of our own, in the
 * shapes and texts of the real thing. `recordings.test.ts` reads them as it reads recorded answers.
 */

/** An answer of the shop. */
export interface ShopResponse {
  readonly name: string;
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly { readonly message: string }[];
}

const photo = (name: string) => ({
  sourceUrl: `https://shop.example/wp-content/uploads/2026/10/${name}.jpg`,
  altText: "",
});
const lamps = { nodes: [{ slug: "lamps", name: "Lamps & lights" }] };

/** The fields that every product has, of a simple lamp. */
const lamp = {
  databaseId: 41,
  slug: "clamp-lamp",
  name: "Clamp lamp",
  type: "SIMPLE",
  sku: "L-41",
  price: "€59.90",
  rawPrice: "59.9",
  regularPrice: "€59.90",
  rawRegularPrice: "59.9",
  salePrice: null,
  rawSalePrice: null,
  onSale: false,
  purchasable: true,
  stockStatus: "IN_STOCK",
  stockQuantity: null,
  lowStockAmount: null,
  averageRating: 0,
  reviewCount: 0,
  shortDescription: "<p>Bright &amp; warm.</p>\n",
  description: "<p>It clamps.</p>\n",
  image: photo("clamp-lamp"),
  galleryImages: { nodes: [] },
  productCategories: lamps,
  virtual: false,
  reviewsAllowed: true,
  reviews: { averageRating: 0, edges: [] },
  related: { nodes: [] },
  attributes: null,
  defaultAttributes: null,
};

const variation = (databaseId: number, price: string, values: Readonly<Record<string, string>>, more = {}) => ({
  databaseId,
  sku: `V-${databaseId}`,
  image: null,
  onSale: false,
  purchasable: true,
  stockStatus: "IN_STOCK",
  stockQuantity: null,
  lowStockAmount: null,
  price: `€${price}`,
  rawPrice: String(Number(price)),
  regularPrice: `€${price}`,
  rawRegularPrice: String(Number(price)),
  attributes: { nodes: Object.entries(values).map(([name, value]) => ({ name, value })) },
  ...more,
});

const shades = {
  nodes: [
    {
      name: "pa_shade",
      label: "Shade",
      scope: "GLOBAL",
      options: ["linen", "brass"],
      position: 0,
      variation: true,
      visible: true,
      terms: {
        nodes: [
          { slug: "linen", name: "Linen" },
          { slug: "brass", name: "Brass & gold" },
        ],
      },
    },
    {
      name: "cord-length",
      label: "Cord length",
      scope: "LOCAL",
      options: ["1,5 m", "3 m"],
      position: 1,
      variation: true,
      visible: true,
    },
  ],
};

const products = [
  lamp,
  {
    ...lamp,
    databaseId: 42,
    slug: "%d0%bb%d0%b0%d0%bc%d0%bf%d0%b0",
    name: "Лампа 12″ “Nord” & Co <mini>",
    description: "<p>12&#8243; &#8220;Nord&#8221; &#038; Co</p>",
  },
  {
    ...lamp,
    databaseId: 43,
    slug: "thousand-lights",
    name: "Thousand lights",
    price: "€12,049.50",
    rawPrice: "12049.5",
    regularPrice: "€12,049.50",
    rawRegularPrice: "12049.5",
  },
  // The sale is to come: its price stands there, and nothing is on sale.
  { ...lamp, databaseId: 44, slug: "winter-lamp", name: "Winter lamp", salePrice: "€39.90", rawSalePrice: "39.9" },
  {
    ...lamp,
    databaseId: 45,
    slug: "spare-bulb",
    name: "Spare bulb",
    onSale: true,
    price: "€3.05",
    rawPrice: "3.05",
    regularPrice: "€4.00",
    rawRegularPrice: "4",
    salePrice: "€3.05",
    rawSalePrice: "3.05",
    stockQuantity: 2,
    lowStockAmount: 5,
  },
  {
    ...lamp,
    databaseId: 46,
    slug: "free-catalogue",
    name: "Free catalogue",
    price: null,
    rawPrice: null,
    regularPrice: null,
    rawRegularPrice: null,
  },
  {
    ...lamp,
    databaseId: 47,
    slug: "price-on-request",
    name: "Price on request",
    price: null,
    rawPrice: null,
    regularPrice: null,
    rawRegularPrice: null,
    purchasable: false,
  },
  {
    ...lamp,
    databaseId: 48,
    slug: "loud-lamp",
    name: "Loud lamp",
    stockStatus: "ON_BACKORDER",
    description:
      '<p onmouseover="steal()">Loud.</p><script>steal()</script><img src="x" onerror="steal()"><iframe src="https://evil.example"></iframe><style>p{display:none}</style><svg onload=steal()>',
  },
  {
    ...lamp,
    databaseId: 49,
    slug: "wire-lamp",
    name: "Wire lamp",
    type: "VARIABLE",
    price: "€89.00 - €129.00",
    rawPrice: "89.00, 109.00, 129.00",
    regularPrice: "€99.00 - €129.00",
    rawRegularPrice: "99.00, 109.00, 129.00",
    onSale: true,
    attributes: shades,
    defaultAttributes: {
      nodes: [
        { name: "pa_shade", value: "linen" },
        { name: "pa_maker", value: "Nord" },
      ],
    },
    variations: {
      pageInfo: { hasNextPage: false, endCursor: null },
      nodes: [
        variation(493, "129.00", { pa_shade: "brass", "cord-length": "3 m" }, { stockStatus: "OUT_OF_STOCK" }),
        variation(
          491,
          "89.00",
          { pa_shade: "linen", "cord-length": "1,5 m" },
          { onSale: true, regularPrice: "€99.00", rawRegularPrice: "99" },
        ),
        // Any cord will do: the shop leaves the value empty.
        variation(492, "109.00", { pa_shade: "linen", "cord-length": "" }),
      ],
    },
  },
  {
    ...lamp,
    databaseId: 50,
    slug: "their-lamp",
    name: "Their lamp",
    type: "EXTERNAL",
    stockStatus: undefined,
    externalUrl: "https://partner.example/lamp",
    buttonText: "Buy there &rarr;",
  },
  {
    ...lamp,
    databaseId: 51,
    slug: "set-of-lamps",
    name: "Set of lamps",
    type: "GROUPED",
    price: "€59.90 - €89.00",
    rawPrice: "59.9, 89",
  },
];

const net = (name: string, amount: string, tax: string) => {
  const raw = `raw${name[0]?.toUpperCase()}${name.slice(1)}`;
  const base = name.replace(/Total$/, "");
  const taxName = name === "total" || name === "subtotal" ? `${name}Tax` : `${base}Tax`;
  const rawTax = `raw${taxName[0]?.toUpperCase()}${taxName.slice(1)}`;
  const printed = (text: string) => `€${Number(text).toFixed(2)}`;
  return { [name]: printed(amount), [raw]: amount, [taxName]: printed(tax), [rawTax]: tax };
};
const nothing = { ...net("discountTotal", "0", "0"), ...net("shippingTotal", "0", "0"), ...net("feeTotal", "0", "0") };

const line = (key: string, quantity: number, name: string, amount: string, tax: string) => ({
  key: key.repeat(32),
  quantity,
  extraData: [],
  ...net("subtotal", amount, tax),
  variation: null,
  product: {
    simpleVariations: [],
    node: {
      databaseId: 41,
      slug: "clamp-lamp",
      name,
      virtual: false,
      image: null,
      attributes: null,
      stockStatus: "IN_STOCK",
    },
  },
});
const spain = [
  { id: "flat_rate:1", label: "Flat rate &ndash; two days", cost: "€5.99", rawCost: "5.99" },
  { id: "local_pickup:3", label: "Local pickup", cost: "€0.00", rawCost: "0" },
];

/** Parts are net, and the total gross, with 21 % (Spain) or 19 % (Germany) in it. */
const carts = [
  {
    ...nothing,
    ...net("subtotal", "0", "0"),
    total: "€0.00",
    rawTotal: "0",
    totalTax: "€0.00",
    rawTotalTax: "0",
    needsShippingAddress: false,
    displayPricesIncludeTax: true,
    chosenShippingMethods: [],
    availableShippingMethods: [],
    appliedCoupons: null,
    contents: { itemCount: 0, nodes: [] },
  },
  // One lamp and three cables, sent: 59.90 + 23.25 + 5.99.
  {
    ...nothing,
    ...net("subtotal", "68.71900826", "14.43099174"),
    ...net("shippingTotal", "4.95", "1.0395"),
    total: "€89.14",
    rawTotal: "89.14",
    totalTax: "€15.47",
    rawTotalTax: "15.47",
    needsShippingAddress: true,
    displayPricesIncludeTax: true,
    chosenShippingMethods: ["flat_rate:1"],
    availableShippingMethods: [{ packageDetails: "Clamp lamp &times;1, Cable ×3", rates: spain }],
    appliedCoupons: null,
    contents: {
      itemCount: 4,
      nodes: [
        line("a", 1, "Clamp lamp", "49.50413223", "10.39586777"),
        line("b", 3, "Cable", "19.21487603", "4.03512397"),
      ],
    },
  },
  // A tenth off 45.00, nothing to send.
  {
    ...nothing,
    ...net("subtotal", "37.19008264", "7.80991736"),
    ...net("discountTotal", "3.71900826", "0.78099174"),
    total: "€40.50",
    rawTotal: "40.5",
    totalTax: "€7.03",
    rawTotalTax: "7.03",
    needsShippingAddress: false,
    displayPricesIncludeTax: true,
    chosenShippingMethods: [],
    availableShippingMethods: [],
    appliedCoupons: [
      {
        code: "tenth",
        description: "A tenth &ndash; off",
        ...net("discountAmount", "3.71900826", "0.78099174"),
        discountTax: "€0.78",
        rawDiscountTax: "0.78099174",
      },
    ],
    contents: { itemCount: 1, nodes: [line("c", 1, "Help by phone", "37.19008264", "7.80991736")] },
  },
  // Just moved to Germany: the printed total is still that of Spain, RAW is right.
  {
    ...nothing,
    ...net("subtotal", "232.23140496", "44.12396694"),
    ...net("shippingTotal", "9.95", "1.8905"),
    total: "€286.99",
    rawTotal: "288.20",
    totalTax: "€46.01",
    rawTotalTax: "46.01",
    needsShippingAddress: true,
    displayPricesIncludeTax: true,
    chosenShippingMethods: ["flat_rate:4"],
    availableShippingMethods: [
      {
        packageDetails: "Thousand lights ×1",
        rates: [{ id: "flat_rate:4", label: "Flat rate", cost: "€11.84", rawCost: "11.84" }],
      },
    ],
    appliedCoupons: null,
    contents: { itemCount: 1, nodes: [line("d", 1, "Thousand lights", "232.23140496", "44.12396694")] },
  },
];

const nobody = {
  firstName: "",
  lastName: "",
  company: "",
  address1: "",
  address2: "",
  city: "",
  state: "",
  postcode: "",
  country: null,
  email: null,
  phone: null,
};
const ordered = (amount: string, tax: string) => ({
  quantity: 1,
  ...net("subtotal", amount, tax),
  ...net("total", amount, tax),
  product: { node: { name: "Clamp lamp", slug: "clamp-lamp", image: null, attributes: null } },
  variation: null,
});
const orders = [
  {
    databaseId: 1203,
    orderNumber: "1203",
    orderKey: "wc_order_ofOurOwn0001",
    date: "2026-10-02T10:15:00+02:00",
    status: "PROCESSING",
    needsPayment: false,
    total: "€65.89",
    rawTotal: "65.89",
    totalTax: "€11.44",
    rawTotalTax: "11.44",
    ...net("discountTotal", "0", "0"),
    ...net("shippingTotal", "4.95", "1.0395"),
    paymentMethodTitle: "Cash on delivery",
    customerNote: "Ring twice &#8211; the bell is faint.",
    billing: { ...nobody, firstName: "Seán", lastName: "O&#8217;Pereira &amp; Söhne", email: "sean@example.test" },
    shipping: nobody,
    shippingLines: { nodes: [{ methodTitle: "Flat rate" }] },
    // Free goods have no amounts, and one product is no more.
    lineItems: {
      nodes: [
        ordered("49.50413223", "10.39586777"),
        { quantity: 2, subtotal: null, total: null, product: null, variation: null },
      ],
    },
  },
  {
    databaseId: 1204,
    orderNumber: null,
    orderKey: "wc_order_ofOurOwn0002",
    date: "2026-10-03T10:15:00+02:00",
    status: "ON_HOLD",
    needsPayment: true,
    total: "€53.91",
    rawTotal: "53.91",
    totalTax: "€9.36",
    rawTotalTax: "9.36",
    ...net("discountTotal", "4.95041322", "1.03958678"),
    ...net("shippingTotal", "0", "0"),
    paymentMethodTitle: null,
    customerNote: null,
    billing: null,
    shipping: null,
    shippingLines: { nodes: [] },
    lineItems: { nodes: [ordered("49.50413223", "10.39586777")] },
  },
];

const categories = [
  { databaseId: 3, slug: "lamps", name: "Lamps & lights", count: 11, image: photo("lamps"), parentDatabaseId: null },
  { databaseId: 4, slug: "лампы", name: "Лампы", count: null, image: null, parentDatabaseId: 3 },
];

/** Refusals with the tags and entities that the shop puts into them. */
const refusals = [
  "You cannot add &quot;Clamp lamp &amp; bulb&quot; to the cart because the product is out of stock.",
  "You cannot add that amount of &quot;Wire lamp&quot; to the cart because there is not enough stock (4 remaining).",
  'You cannot add that amount to the cart &mdash; we have 4 in stock and you already have 3 in your cart. <a href="https://shop.example/cart/" class="button wc-forward">View cart</a>',
  'You cannot add another "Loud lamp" to your cart. <a href="https://shop.example/cart/" class="button wc-forward">View cart</a>',
  'Please choose product options by visiting <a href="https://shop.example/product/wire-lamp/" title="Wire lamp">Wire lamp</a>.',
  "Shade is a required field",
  "Invalid value posted for Cord length",
  "Sorry, this product cannot be purchased.",
  "No product found matching the ID provided",
  "Coupon &quot;half&quot; cannot be applied because it does not exist.",
  "Coupon &quot;summer&quot; has expired.",
  'The minimum spend for coupon &quot;big&quot; is <span class="woocommerce-Price-amount amount"><bdi><span class="woocommerce-Price-currencySymbol">&euro;</span>1,250.50</bdi></span>.',
  "Sorry, coupon &quot;alone&quot; has already been applied and cannot be used in conjunction with other coupons.",
  '"flat_rate:77" is not an available shipping method for shipping package "Лампа 12″ ×1"',
  "Invalid payment method.",
  "Invalid billing email address",
  "Sorry, no session found.",
  "invalid_token: Expired token",
  "invalid_cart_token: Invalid Cart-Token",
  "Internal server error",
  "incorrect_password",
  "Duplicate comment detected; it looks as though you&#8217;ve already said that!",
  "Comment must include an authorName.",
  "An account is already registered with ines@example.test. Please log in or use a different email address.",
];

/** The answers, each with a name for messages. */
export const facts: readonly ShopResponse[] = [
  ...products.map((product) => ({ name: `product ${product.slug}`, data: { product } })),
  ...carts.map((cart, index) => ({ name: `cart ${index + 1}`, data: { cart } })),
  ...orders.map((order) => ({ name: `order ${order.databaseId}`, data: { order } })),
  { name: "categories", data: { productCategories: { nodes: categories } } },
  ...refusals.map((message) => ({ name: message, data: null, errors: [{ message }] })),
];
