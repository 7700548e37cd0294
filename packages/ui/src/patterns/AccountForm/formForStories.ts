import type { ShopFailure } from "@rewire/domain";
import { fn } from "storybook/test";

/** Creates a form handler that succeeds. */
export const createSuccessHandler = () => fn(async () => null);

/** Creates a form handler that fails. */
export const createFailureHandler = (failure: ShopFailure) => fn(async () => failure);

/** Creates a form handler that never completes. */
export const createPendingHandler = () => fn(() => new Promise<null>(() => undefined));
