import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";

export default [
  route(":locale?", "routes/language.tsx", [
    layout("routes/shop.tsx", [
      index("routes/home.tsx"),
      route("products", "routes/products.tsx"),
      route("products/page/:page", "routes/products.page.tsx"),
      route("categories", "routes/categories.tsx"),
      route("product-category/:slug", "routes/category.tsx"),
      route("product-category/:slug/page/:page", "routes/category.page.tsx"),
      route("product/:slug", "routes/product.tsx"),
      route("checkout/order-received/:id", "routes/orderReceived.tsx"),
      route("*", "routes/notFound.tsx"),
    ]),
    layout("routes/till.tsx", [route("checkout", "routes/checkout.tsx")]),
  ]),
] satisfies RouteConfig;
