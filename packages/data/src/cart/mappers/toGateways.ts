import type { PaymentGateway } from "@rewire/domain";
import { plainText } from "../../html/plainText.ts";

/** Payment gateways as the shop lists them; descriptions may hold HTML. */
interface WireGateways {
  readonly nodes: readonly {
    readonly id: string;
    readonly title: string | null;
    readonly description: string | null;
  }[];
}

/** The ways to pay, in the shop's order. */
export const toGateways = (wire: WireGateways | null | undefined): readonly PaymentGateway[] =>
  (wire?.nodes ?? []).map(({ id, title, description }) => ({
    id,
    title: plainText(title) || id,
    description: plainText(description),
  }));
