// Low-priority components of the product page in a single chunk, see deferredParts.tsx.
export { ProductDescription as About } from "@rewire/ui";
export { StickyBuyBar as BuyBar } from "@rewire/ui";
export { ProductDeliveryFacts as Facts } from "./ProductDeliveryFacts.tsx";
export { ProductGuarantee as Guarantee } from "./goods/ProductGuarantee.tsx";
export { ProductEnergy as Energy } from "./goods/ProductEnergy.tsx";
export { ProductSections as More } from "./ProductSections.tsx";
export { ProductActions as Tools } from "./ProductActions.tsx";
export { ProductAlert as Alert } from "../Alert/ProductAlert.tsx";
export { AddToCartFailure } from "./AddToCartFailure.tsx";
export { ProductWishlistButton as Heart } from "./ProductWishlistButton.tsx";
export { FitStatement as Fit } from "../../commerce/devices/FitStatement.tsx";
export { ProductRepairs as Repairs } from "./ProductRepairs.tsx";
