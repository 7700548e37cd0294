import type { PaymentGateway } from "@rewire/domain";
import { toPlainText } from "../../html/plainText.ts";

/** Payment gateways as the shop returns them; descriptions may contain HTML. */
interface GatewayFields {
  readonly nodes: readonly {
    readonly id: string;
    readonly title: string | null;
    readonly description: string | null;
  }[];
}

/** Maps the payment gateways, in the order in which the shop returns them. */
export const toGateways = (fields: GatewayFields | null | undefined): readonly PaymentGateway[] =>
  (fields?.nodes ?? []).map(({ id, title, description }) => ({
    id,
    title: toPlainText(title) || id,
    description: toPlainText(description),
  }));
