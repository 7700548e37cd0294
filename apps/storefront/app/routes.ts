import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";

// All pages of a list share a module, so that open filters and the focus are kept while filtering.
export default [
  route("cards", "routes/resources/cards.ts"),
  route("suggestions", "routes/resources/suggestions.ts"),
  route("facets", "routes/resources/facets.ts"),
  route("sitemap.xml", "routes/resources/sitemap.ts"),
  route("robots.txt", "routes/resources/robots.ts"),
  route(":locale?", "routes/language.tsx", [
    layout("routes/shop.tsx", [
      index("routes/home.tsx"),
      route("products", "routes/products.tsx"),
      route("products/page/:page", "routes/products.tsx", { id: "productsPage" }),
      route("products/filters", "routes/filters.tsx"),
      route("categories", "routes/categories.tsx"),
      route("product-category/:slug", "routes/category.tsx"),
      route("product-category/:slug/page/:page", "routes/category.tsx", { id: "categoryPage" }),
      route("product-category/:slug/filters", "routes/filters.tsx", { id: "categoryFilters" }),
      route("product/:slug", "routes/product.tsx"),
      route("my-account", "routes/account.tsx"),
      route("my-account/lost-password", "routes/lostPassword.tsx"),
      route("my-account/*", "routes/resources/accountLink.tsx"),
      route("wishlist", "routes/wishlist.tsx"),
      route("compare", "routes/compare.tsx"),
      route("checkout/order-received/:id", "routes/orderReceived.tsx"),
      route("checkout/order-pay/:id", "routes/resources/payLink.tsx"),
      route("repair", "routes/repair.tsx"),
      route("repair/status", "routes/repairStatus.tsx"),
      route("repair/label", "routes/repairLabel.tsx"),
      route("contact", "routes/contact.tsx"),
      route("order-status", "routes/orderStatus.tsx"),
      route("order-summary/:id?", "routes/orderSummary.tsx"),
      route("*", "routes/notFound.tsx"),
    ]),
    route("order-summary/:id/invoice.pdf", "routes/resources/invoice.ts"),
    layout("routes/checkoutLayout.tsx", [route("checkout", "routes/checkout.tsx")]),
  ]),
] satisfies RouteConfig;
