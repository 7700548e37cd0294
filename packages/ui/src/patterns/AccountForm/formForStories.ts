import type { ShopFailure } from "@rewire/domain";
import { fn } from "storybook/test";

/** A shop that agrees. */
export const agreeing = () => fn(async () => null);

/** A shop that refuses. */
export const refusing = (failure: ShopFailure) => fn(async () => failure);

/** A shop that takes its time. */
export const thinking = () => fn(() => new Promise<null>(() => undefined));
