import type { CartProduct } from "../products/cartProduct.ts";
import type { Engine } from "../engine/Engine.ts";
import type { CouponSettings } from "../settings/ShopSettings.ts";

/**
 * Returns whether a coupon applies to a product of the cart, according to the coupon's product, category and sale
 * rules.
 */
export function isCouponApplicable(engine: Engine, coupon: CouponSettings, cartProduct: CartProduct): boolean {
  const ids = [cartProduct.product.id, cartProduct.variation?.id];
  const includesProduct = (list: readonly number[]) => list.some((id) => ids.includes(id));
  const isInCategory = (slugs: readonly string[]) =>
    slugs.some((slug) =>
      cartProduct.product.categories.some((category) => engine.catalogue.listBranchSlugs(slug).has(category)),
    );
  if (coupon.products && !includesProduct(coupon.products)) return false;
  if (coupon.categories && !isInCategory(coupon.categories)) return false;
  if (coupon.excludedProducts && includesProduct(coupon.excludedProducts)) return false;
  if (coupon.excludedCategories && isInCategory(coupon.excludedCategories)) return false;
  return !(coupon.notOnSaleItems && cartProduct.onSale);
}
