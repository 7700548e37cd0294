// Maps end-to-end specs to folders: a change in one of the folders runs the spec with `npm test -- --changed`. All
// specs use the whole built app, so imports cannot determine it. The first match is run.

const PRODUCT = [
  "packages/ui/src/product/",
  "packages/data/src/product/",
  "packages/domain/src/product/",
  "packages/domain/src/money/",
  "apps/storefront/app/screens/Product/",
];
const LIST = [
  "packages/ui/src/catalogue/",
  "packages/domain/src/catalogue/",
  "packages/catalogue-index/src/",
  "apps/storefront/app/screens/ProductList/",
];
const CART = [
  "packages/ui/src/cart/",
  "packages/data/src/cart/",
  "packages/data/src/money/",
  "apps/storefront/app/commerce/",
];
const CHECKOUT = [
  "packages/gateway/src/features/checkout/",
  "packages/gateway/src/graphql/",
  "packages/ui/src/checkout/",
  "packages/data/src/checkout/",
  "apps/storefront/app/screens/Checkout/",
];
const ACCOUNT = [
  "packages/gateway/src/features/account/",
  "packages/ui/src/account/",
  "packages/data/src/account/",
  "packages/data/src/customer/",
  "apps/storefront/app/screens/Account/",
];
const REPAIR = [
  "packages/gateway/src/features/repair/",
  "packages/ui/src/repair/",
  "packages/domain/src/repair/",
  "packages/data/src/repair/",
  "apps/storefront/app/screens/Repair",
];

/** Path prefixes by file in apps/storefront/e2e, most specific file first. */
export const JOURNEYS = {
  "product.spec.ts": PRODUCT,
  "purchase.spec.ts": [...CHECKOUT, ...CART],
  "filters.spec.ts": LIST,
  "account.spec.ts": ACCOUNT,
  "mails.spec.ts": [
    "packages/gateway/src/features/order/",
    "packages/domain/src/links/",
    "packages/demo-shop/src/orders/orderMail",
    "packages/demo-shop/src/customers/",
    "packages/demo-shop/src/users/",
    "apps/storefront/app/routes/",
  ],
  "appointment.spec.ts": ["packages/gateway/src/features/repair/", "apps/storefront/app/loaders/repair/"],
  "repair.spec.ts": REPAIR,
  "contact.spec.ts": ["packages/gateway/src/features/contact/", "packages/ui/src/contact/"],
  "content.spec.ts": [
    "packages/gateway/src/features/content/",
    "packages/demo-shop/src/pages/",
    "apps/storefront/app/loaders/content/",
    "apps/storefront/app/routes/content/",
  ],
  "invoice.spec.ts": ["apps/storefront/app/invoice/"],
  "sharedWishlist.spec.ts": [
    "packages/gateway/src/features/wishlist/",
    "packages/ui/src/wishlist/",
    "apps/storefront/app/screens/Wishlist/",
  ],
  "landmarks.spec.ts": ["packages/ui/src/layout/"],
  "secondTab.spec.ts": ["apps/storefront/app/screens/Checkout/"],
  "devices.spec.ts": [
    "packages/domain/src/fit/",
    "packages/ui/src/fit/",
    "packages/data/src/device/",
    "packages/gateway/src/features/catalogue/createFitQueries",
    "apps/storefront/app/commerce/devices/",
    "apps/storefront/app/screens/Devices/",
  ],
  "privacy.spec.ts": [
    "packages/gateway/src/features/privacy/",
    "packages/gateway/src/features/mail/",
    "packages/ui/src/account/PersonalData/",
    "apps/storefront/app/screens/Privacy/",
  ],
  "withdrawal.spec.ts": [
    "packages/domain/src/withdrawal/",
    "packages/gateway/src/features/withdrawal/",
    "packages/gateway/src/features/mail/",
    "packages/ui/src/withdrawal/",
    "apps/storefront/app/screens/Withdrawal/",
  ],
  "afterTheOrder.spec.ts": [
    "apps/storefront/app/loaders/withdrawal/",
    "apps/storefront/app/screens/Order/",
    "packages/ui/src/order/",
    "packages/ui/src/withdrawal/",
  ],
  "languages.spec.ts": ["packages/messages/"],
  "policy.spec.ts": ["packages/domain/src/html/", "packages/gateway/src/http/securityHeaders"],
  "paymentPage.spec.ts": ["apps/storefront/records/", "packages/gateway/src/http/securityHeaders"],
  "paying.spec.ts": ["packages/gateway/src/features/payment/", "packages/data/src/payment/", ...CHECKOUT],
  "hardship.spec.ts": ["packages/gateway/src/shop/session/", "packages/gateway/src/features/order/", ...CART],
  "healing.spec.ts": ["packages/gateway/src/storage/", "packages/data/src/cart/journal/", "packages/data/src/client/"],
  "checkoutAccount.spec.ts": [...CHECKOUT, ...ACCOUNT],
  "keeping.spec.ts": ["packages/data/src/wishlist/", "packages/domain/src/wishlist/", "packages/domain/src/compare/"],
  "oddProducts.spec.ts": [...PRODUCT, "packages/data/src/html/"],
  "badProducts.spec.ts": [
    "packages/gateway/src/features/catalogue/",
    "packages/data/src/catalogue/",
    "packages/data/src/product/mappers/slug",
    "packages/domain/src/links/",
    "packages/demo-shop/src/scenario/",
  ],
  "scenarios.spec.ts": [
    "packages/demo-shop/src/scenario/",
    "packages/gateway/src/features/doctor/",
    "packages/gateway/src/features/catalogue/",
  ],
  "finding.spec.ts": [
    "packages/catalogue-index/src/search/",
    "packages/domain/src/catalogue/suggestions",
    "packages/gateway/src/features/catalogue/",
    ...LIST,
  ],
  "freshness.spec.ts": ["packages/gateway/src/features/catalogue/", "apps/storefront/app/routes/"],
  "nextPage.spec.ts": [
    "apps/storefront/app/navigation/speculation",
    "apps/storefront/app/navigation/SpeculationRulesRemover",
    "apps/storefront/app/navigation/runWhenActivated",
    "apps/storefront/app/navigation/transitionStyles",
    "apps/storefront/app/navigation/movePicture",
    "apps/storefront/app/navigation/PictureTransition",
    "apps/storefront/app/early/transitionPicture",
    "apps/storefront/app/early/findPicture",
    "apps/storefront/app/early/markReducedData",
  ],
  "links.spec.ts": ["apps/storefront/app/navigation/", "apps/storefront/app/routes", "packages/ui/src/provider/"],
  "badInput.spec.ts": ["packages/domain/src/catalogue/", "packages/gateway/src/http/", "apps/storefront/server/"],
  "serving.spec.ts": [
    "packages/gateway/src/features/health/",
    "packages/gateway/src/log/",
    "packages/gateway/src/http/",
    "apps/storefront/server/",
  ],
  "publicPages.spec.ts": [
    "apps/storefront/server/publicPages/",
    "packages/gateway/src/features/catalogue/changes/",
    "packages/gateway/src/http/securityHeaders",
  ],
  "backForward.spec.ts": ["apps/storefront/server/publicPages/", "apps/storefront/app/entry"],
  "deploys.spec.ts": ["apps/storefront/server/", "apps/storefront/app/entry"],
  "returning.spec.ts": ["apps/storefront/server/", "apps/storefront/vite.config.ts"],
  "early.spec.ts": ["packages/platform/src/early/", "apps/storefront/app/early/", "apps/storefront/app/entry"],
  "pictures.spec.ts": ["packages/gateway/src/features/media/", "packages/domain/src/media"],
  "promises.spec.ts": [
    "packages/gateway/src/config/",
    "packages/domain/src/shop/",
    "packages/ui/src/home/",
    "packages/ui/src/repair/",
  ],
  "settings.spec.ts": ["packages/gateway/src/config/", "packages/domain/src/shop/"],
  "reading.spec.ts": ["packages/ui/src/layout/", "apps/storefront/app/root.tsx", "packages/ui/src/home/"],
  "taps.spec.ts": [
    "packages/platform/src/early/",
    "apps/storefront/app/early/",
    "packages/gateway/src/graphql/buyForm",
  ],
  "weight.spec.ts": ["packages/ui/src/theme/", "packages/ui/src/primitives/"],
};
