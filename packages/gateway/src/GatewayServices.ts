import type { CatalogueService } from "./features/catalogue/CatalogueService.ts";
import type { OrderReader } from "./features/order/OrderReader.ts";
import type { DeskService } from "./features/repair/createDeskService.ts";
import type { RepairService } from "./features/repair/createRepairService.ts";

/** What page loaders get. Pictures in all of it have same-origin addresses. */
export interface GatewayServices {
  readonly catalogue: CatalogueService;
  readonly desk: DeskService;
  readonly repairs: RepairService;
  /** Whether products' prices hold the tax; null while nobody can tell. */
  readonly pricesIncludeTax: () => boolean | null;
  readonly orderFor: OrderReader;
  /** Whether people can log in and open accounts: false only where the shop has said that it has no log-in. Never throws. */
  readonly canLogIn: () => Promise<boolean>;
}
