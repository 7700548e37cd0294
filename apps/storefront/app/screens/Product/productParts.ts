// Low-priority components of the product page in a single chunk, see deferredParts.tsx.
export { ProductDescription as About } from "@rewire/ui";
export { ProductFacts as Facts } from "./ProductFacts.tsx";
export { ProductSections as More } from "./ProductSections.tsx";
export { ProductTools as Tools } from "./ProductTools.tsx";
export { Refusal } from "./Refusal.tsx";
export { ProductHeart as Heart } from "./ProductHeart.tsx";
export { ProductRepairs as Repairs } from "./ProductRepairs.tsx";
