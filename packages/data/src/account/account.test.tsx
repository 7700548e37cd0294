// @vitest-environment happy-dom
import { createDemoShop, createMemoryMailbox, createVisitorClient } from "@rewire/demo-shop";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { useAddToCart } from "../cart/hooks/useAddToCart.ts";
import { useCart } from "../cart/hooks/useCart.ts";
import { CartProvider } from "../CartProvider.tsx";
import { CommerceClientProvider } from "../CommerceClientProvider.tsx";
import { createCommerceClient } from "../createCommerceClient.ts";
import { usePlaceOrder } from "../checkout/usePlaceOrder.ts";
import { useUpdateCustomer } from "../customer/useUpdateCustomer.ts";
import { useDownloads } from "../download/useDownloads.ts";
import { useOrders } from "../order/hooks/useOrders.ts";
import type { OperationError } from "../client/createErrorReportLink.ts";
import { shopHandlers } from "../testing/index.ts";
import { openServer } from "../testing/openServer.ts";
import { readyCart, renderStore } from "../testing/renderStore.tsx";
import { smallCatalogue } from "../testing/smallCatalogue.ts";
import { useChangePassword } from "./useChangePassword.ts";
import { useLogIn } from "./useLogIn.ts";
import { useLogOut } from "./useLogOut.ts";
import { useRefreshSession } from "./useRefreshSession.ts";
import { useLostPassword } from "./useLostPassword.ts";
import { useRegister } from "./useRegister.ts";

const server = openServer();

const useEverything = () => ({
  ...useLogIn(),
  ...useLogOut(),
  ...useRegister(),
  ...useLostPassword(),
  ...useChangePassword(),
  ...useUpdateCustomer(),
  ...useAddToCart(),
  ...usePlaceOrder(),
});
const openShop = () => {
  const mailbox = createMemoryMailbox();
  const shop = createDemoShop({ catalogue: smallCatalogue, mailbox });
  server.use(...shopHandlers({ handle: createVisitorClient(shop) }));
  return mailbox;
};
const viewerOf = (cart: Awaited<ReturnType<typeof renderStore>>["result"]["current"]["cart"]) =>
  cart.kind === "ready" ? cart.viewer : undefined;
const maria = { login: "maria", password: "maria-likes-tea", rememberMe: true };

test("log in, change details, addresses and password, log out: the store shows each", async () => {
  openShop();
  const { result } = await renderStore(useEverything);
  await act(() => result.current.addToCart({ productId: 101, quantity: 1 }));
  expect(await act(() => result.current.logIn({ ...maria, password: "wrong" }))).toEqual({
    ok: false,
    error: { kind: "wrongPassword" },
  });
  expect(await act(() => result.current.logIn({ ...maria, login: "nobody" }))).toEqual({
    ok: false,
    error: { kind: "unknownUser" },
  });
  expect(await act(() => result.current.logIn(maria))).toMatchObject({ ok: true });
  await waitFor(() =>
    expect(viewerOf(result.current.cart)).toMatchObject({ id: 2, username: "maria", firstName: "Maria", avatar: null }),
  );
  expect(readyCart(result.current.cart).itemCount).toBe(1);

  const email = { address: "mia@example.test", currentPassword: maria.password };
  const wrong = { ...email, currentPassword: "wrong" };
  expect(await act(() => result.current.updateDetails({ firstName: "Mia", lastName: "Muster", email: wrong }))).toEqual(
    { ok: false, error: { kind: "wrongPassword" } },
  );
  expect(await act(() => result.current.updateDetails({ firstName: "Mimi", lastName: "Muster" }))).toMatchObject({
    ok: true,
  });
  await act(() => result.current.updateDetails({ firstName: "Mia", lastName: "Muster", email }));
  await waitFor(() =>
    expect(viewerOf(result.current.cart)).toMatchObject({ firstName: "Mia", email: "mia@example.test" }),
  );
  expect(
    await act(() =>
      result.current.updateDetails({
        firstName: "Mia",
        lastName: "",
        email: { ...email, address: "keeper@rewire.example" },
      }),
    ),
  ).toEqual({ ok: false, error: { kind: "emailTaken" } });

  const { cart } = result.current;
  if (cart.kind !== "ready") throw new Error("not ready");
  await act(() => result.current.saveAddress("shipping", { ...cart.customer.shipping, city: "Bremen" }));
  await waitFor(() =>
    expect(result.current.cart).toMatchObject({
      customer: { shipping: { city: "Bremen" }, billing: { city: "Hamburg" } },
    }),
  );

  const change = { userId: 2, current: "wrong", next: "quite a long one" };
  expect(await act(() => result.current.changePassword(change))).toEqual({
    ok: false,
    error: { kind: "wrongPassword" },
  });
  expect(await act(() => result.current.changePassword({ ...change, current: maria.password }))).toMatchObject({
    ok: true,
  });

  expect(await act(() => result.current.logOut())).toMatchObject({ ok: true });
  await waitFor(() => expect(viewerOf(result.current.cart)).toBeNull());
  expect(result.current.cart).toMatchObject({
    cart: { itemCount: 0 },
    customer: { id: null, email: "", firstName: "" },
  });
});

test("details change before any cart is on the page, and the cart that comes later knows them", async () => {
  openShop();
  const client = createCommerceClient();
  const withClient = ({ children }: { children: ReactNode }) => (
    <CommerceClientProvider client={client}>{children}</CommerceClientProvider>
  );
  const { result: account } = renderHook(() => ({ ...useLogIn(), ...useUpdateCustomer() }), { wrapper: withClient });
  await act(() => account.current.logIn(maria));
  await act(() => account.current.updateDetails({ firstName: "Mia", lastName: "Muster" }));
  const withCart = ({ children }: { children: ReactNode }) => <CartProvider client={client}>{children}</CartProvider>;
  const { result: cart } = renderHook(useCart, { wrapper: withCart });
  await waitFor(() => expect(viewerOf(cart.current)).toMatchObject({ firstName: "Mia" }));
});

test("who logs out, here or in another tab, is not asked for the orders and downloads of the account again", async () => {
  openShop();
  const useAccount = () => {
    const cart = useCart();
    const isCustomer = cart.kind === "ready" && cart.viewer !== null;
    return {
      ...useEverything(),
      refreshSession: useRefreshSession(),
      orders: useOrders(isCustomer),
      downloads: useDownloads(isCustomer),
    };
  };
  const { result } = await renderStore(useAccount);
  const operations: string[] = [];
  server.events.on("request:start", ({ request }) => {
    void request
      .clone()
      .json()
      .then((body: { readonly operationName: string }) => operations.push(body.operationName));
  });
  await act(() => result.current.logIn(maria));
  await waitFor(() => expect(result.current.orders.kind).toBe("ready"));
  await waitFor(() => expect(result.current.downloads.kind).toBe("ready"));
  operations.length = 0;
  expect(await act(() => result.current.logOut())).toMatchObject({ ok: true });
  await act(() => result.current.refreshSession());
  await waitFor(() => expect(viewerOf(result.current.cart)).toBeNull());
  expect(new Set(operations)).toEqual(new Set(["logout", "getCart"]));
});

test("a new account is logged in; what is taken says so", async () => {
  openShop();
  const { result } = await renderStore(useEverything);
  const nina = { username: "", email: "nina@example.test", password: "quite a long one" };
  expect(await act(() => result.current.register({ ...nina, email: "maria@example.test" }))).toEqual({
    ok: false,
    error: { kind: "emailTaken" },
  });
  expect(await act(() => result.current.register({ ...nina, username: "maria" }))).toEqual({
    ok: false,
    error: { kind: "usernameTaken" },
  });
  expect(await act(() => result.current.register(nina))).toMatchObject({ ok: true });
  await waitFor(() => expect(viewerOf(result.current.cart)).toMatchObject({ email: "nina@example.test" }));
});

test("a lost password: a link for everybody, a new one by it alone", async () => {
  const mailbox = openShop();
  const { result } = await renderStore(useEverything);
  expect(await act(() => result.current.sendResetLink("nobody@example.test"))).toMatchObject({ ok: true });
  expect(await act(() => result.current.sendResetLink("maria@example.test"))).toMatchObject({ ok: true });
  const key = /key=(\w+)/.exec(mailbox.sent[0]?.text ?? "")?.[1] ?? "";
  expect(
    await act(() => result.current.resetPassword({ key: "wrong", login: "maria", password: "quite a long one" })),
  ).toEqual({ ok: false, error: { kind: "resetLinkInvalid" } });
  expect(
    await act(() => result.current.resetPassword({ key, login: "maria", password: "quite a long one" })),
  ).toMatchObject({ ok: true });
});

test("orders and downloads are those of who is logged in, and nobody else's", async () => {
  openShop();
  const { result } = await renderStore(() => ({
    ...useEverything(),
    orders: useOrders(true),
    downloads: useDownloads(true),
  }));
  await waitFor(() => expect(result.current.orders).toMatchObject({ kind: "failed", failure: { kind: "notAllowed" } }));
  expect(result.current.downloads).toMatchObject({ kind: "failed", failure: { kind: "notAllowed" } });
  // The shop would change the guest's session, which is no success for a customer whose log-in has ended.
  const names = { firstName: "Mia", lastName: "Muster" };
  expect(await act(() => result.current.updateDetails(names))).toEqual({ ok: false, error: { kind: "notAllowed" } });

  await act(() => result.current.logIn(maria));
  const { orders } = result.current;
  if (orders.kind === "failed") await act(() => orders.retry());
  await waitFor(() => expect(result.current.orders).toEqual({ kind: "ready", orders: [] }));
  await act(() => result.current.addToCart({ productId: 101, quantity: 1 }));
  const cart = readyCart(result.current.cart);
  const address = {
    firstName: "Maria",
    lastName: "Muster",
    company: "",
    address1: "Lindenweg 4",
    address2: "",
    city: "Hamburg",
    postcode: "20095",
    country: "DE",
    state: "DE-HH",
  };
  await act(() =>
    result.current.placeOrder(
      {
        billing: { ...address, email: "maria@example.test", phone: "" },
        shipping: address,
        paymentMethod: "cod",
        shippingRate: null,
        note: "",
      },
      cart,
    ),
  );
  const again = await renderStore(() => useOrders(true));
  await waitFor(() =>
    expect(again.result.current).toMatchObject({ kind: "ready", orders: [{ lines: [{ name: "Charger" }] }] }),
  );
});

test("errors are told with client, operation, status and list", async () => {
  openShop();
  const reportedErrors: OperationError[] = [];
  const { result } = await renderStore(useEverything, { onError: (error) => reportedErrors.push(error) });
  await act(() => result.current.logIn({ ...maria, password: "wrong" }));
  expect(reportedErrors).toEqual([
    {
      client: "rewire",
      operation: { kind: "mutation", name: "loginWithCookies" },
      status: 200,
      errors: [expect.objectContaining({ message: "incorrect_password" })],
    },
  ]);
});
