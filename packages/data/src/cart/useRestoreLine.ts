import { ok, type CartLine, type Result, type ShopFailure } from "@rewire/domain";
import { useCallback } from "react";
import { GetCartDocument, RestoreCartItemsDocument } from "../gql/graphql.ts";
import { useStoreClient } from "../store/StoreClientProvider.tsx";
import { useAddToCart } from "./useAddToCart.ts";
import { useCartMutation } from "./useCartMutation.ts";

/** Undoing a removal as a verb and a flag. */
export interface RestoreLine {
  readonly restoreLine: (line: Pick<CartLine, "key" | "productId" | "variationId" | "quantity">) => Promise<Result<void, ShopFailure>>;
  readonly isRestoring: boolean;
}

/** Puts a removed line back: as it was while the shop remembers it, else by adding it again. */
export function useRestoreLine(): RestoreLine {
  const { apollo } = useStoreClient();
  const [restore, isRestoring] = useCartMutation(RestoreCartItemsDocument, "restoreCartItems");
  const { addToCart, isAdding } = useAddToCart();

  const restoreLine = useCallback<RestoreLine["restoreLine"]>(
    async ({ key, productId, variationId, quantity }) => {
      const restored = await restore({ keys: [key] });
      const cart = apollo.cache.readQuery({ query: GetCartDocument })?.cart;
      const isBack = cart?.contents?.nodes.some((line) => line.key === key) ?? false;
      if (restored.ok && isBack) return ok(undefined);
      return addToCart({ productId, variationId: variationId ?? undefined, quantity });
    },
    [apollo, restore, addToCart],
  );

  return { restoreLine, isRestoring: isRestoring || isAdding };
}
