import { createElement, type ComponentType } from "react";
import {
  useLoaderData,
  useMatches,
  useParams,
  useRouteError,
  type ActionFunction,
  type LoaderFunction,
  type RouteObject,
  type ShouldRevalidateFunction,
} from "react-router";
import * as account from "../routes/account.tsx";
import * as alerts from "../routes/alerts.tsx";
import * as accountLink from "../routes/resources/accountLink.tsx";
import * as categories from "../routes/categories.tsx";
import * as category from "../routes/category.tsx";
import * as checkout from "../routes/checkout.tsx";
import * as home from "../routes/home.tsx";
import * as language from "../routes/language.tsx";
import * as lostPassword from "../routes/lostPassword.tsx";
import * as notFound from "../routes/notFound.tsx";
import * as orderReceived from "../routes/order/orderReceived.tsx";
import * as orderStatus from "../routes/order/orderStatus.tsx";
import * as orderSummary from "../routes/order/orderSummary.tsx";
import * as payLink from "../routes/resources/payLink.tsx";
import * as privacyData from "../routes/privacy/data.tsx";
import * as energyLabel from "../routes/energyLabel.tsx";
import * as guarantee from "../routes/guarantee.tsx";
import * as product from "../routes/product.tsx";
import * as products from "../routes/products.tsx";
import * as compare from "../routes/compare.tsx";
import * as content from "../routes/content/page.tsx";
import * as contact from "../routes/contact.tsx";
import * as repairLabel from "../routes/repair/repairLabel.tsx";
import * as repairStatus from "../routes/repair/repairStatus.tsx";
import * as repair from "../routes/repair/repair.tsx";
import * as tradeIn from "../routes/tradeIn/tradeIn.tsx";
import * as tradeInAppointment from "../routes/tradeIn/tradeInAppointment.tsx";
import * as sharedWishlist from "../routes/sharedWishlist.tsx";
import * as shop from "../routes/shop.tsx";
import * as checkoutLayout from "../routes/checkoutLayout.tsx";
import * as returns from "../routes/withdrawal/returns.tsx";
import * as withdrawal from "../routes/withdrawal/withdrawal.tsx";
import * as withdrawalReceipt from "../routes/withdrawal/withdrawalReceipt.tsx";
import * as wishlist from "../routes/wishlist.tsx";

/** The parts of a route's file that a story needs. */
interface RouteModule {
  default: unknown;
  loader?: unknown;
  action?: unknown;
  shouldRevalidate?: unknown;
  ErrorBoundary?: unknown;
}

/** What framework mode hands to the components of a route. */
interface RouteProps {
  loaderData?: unknown;
  error?: unknown;
  params: unknown;
  matches?: unknown;
}

/** A route's file as a route: what framework mode does when it builds. */
function route(path: string | null, module: RouteModule, children?: RouteObject[]): RouteObject {
  const Page = module.default as ComponentType<RouteProps>;
  const InjectedFault = module.ErrorBoundary as ComponentType<RouteProps> | undefined;
  return {
    ...(path === null ? {} : { path }),
    ...(children ? { children } : {}),
    ...(module.loader ? { loader: module.loader as LoaderFunction } : {}),
    ...(module.action ? { action: module.action as ActionFunction } : {}),
    ...(module.shouldRevalidate ? { shouldRevalidate: module.shouldRevalidate as ShouldRevalidateFunction } : {}),
    ...(InjectedFault
      ? { ErrorBoundary: () => createElement(InjectedFault, { error: useRouteError(), params: useParams() }) }
      : {}),
    Component: () =>
      createElement(Page, { loaderData: useLoaderData<unknown>(), params: useParams(), matches: useMatches() }),
  };
}

/** Every page of the shop as `routes.ts` lists them, with their real loaders. */
export const shopRoutes = (): RouteObject[] => [
  route(":locale?", language, [
    {
      id: "routes/shop",
      ...route(null, shop, [
        route("", home),
        route("products", products),
        route("products/page/:page", products),
        route("categories", categories),
        route("product-category/:slug", category),
        route("product-category/:slug/page/:page", category),
        route("product/:slug", product),
        route("product/:slug/energy-label", energyLabel),
        route("my-account", account),
        route("my-account/lost-password", lostPassword),
        route("my-account/data", privacyData),
        route("my-account/*", accountLink),
        route("wishlist", wishlist),
        route("wishlist/:key", sharedWishlist),
        route("compare", compare),
        route("checkout/order-received/:id", orderReceived),
        route("checkout/order-pay/:id", payLink),
        route("repair", repair),
        route("repair/status", repairStatus),
        route("repair/label", repairLabel),
        route("trade-in", tradeIn),
        route("trade-in/appointment", tradeInAppointment),
        route("contact", contact),
        route("alerts", alerts),
        route("guarantee", guarantee),
        route("withdrawal", withdrawal),
        route("withdrawal/receipt", withdrawalReceipt),
        route("returns", returns),
        route("order-status", orderStatus),
        route("info/:page", content),
        route("order-summary/:id?", orderSummary),
        route("*", notFound),
      ]),
    },
    route(null, checkoutLayout, [route("checkout", checkout)]),
  ]),
];
