import type { AlertService } from "./features/alert/AlertService.ts";
import type { CartRefusals } from "./features/cart/createCartRefusals.ts";
import type { ReadCart } from "./features/cart/VisitorCart.ts";
import type { CatalogueService } from "./features/catalogue/CatalogueService.ts";
import type { ContentPages } from "./features/content/createContentPages.ts";
import type { OrderReader } from "./features/order/OrderReader.ts";
import type { OrderAssignment } from "./features/order/createOrderAssignment.ts";
import type { OrderAccess } from "./features/order/createOrderAccess.ts";
import type { ContactService } from "./features/contact/ContactService.ts";
import type { Outbox } from "./features/mail/Outbox.ts";
import type { DeskService } from "./features/repair/createDeskService.ts";
import type { AddressBook } from "./features/addressBook/createAddressBook.ts";
import type { PrivacyService } from "./features/privacy/PrivacyService.ts";
import type { WithdrawalService } from "./features/withdrawal/WithdrawalService.ts";
import type { TradeInService } from "./features/tradeIn/TradeInService.ts";
import type { ReviewPhotos } from "./features/review/ReviewPhotos.ts";
import type { SharedWishlists } from "./features/wishlist/createSharedWishlists.ts";
import type { RepairService } from "./features/repair/RepairService.ts";

/** Services for page loaders. All pictures in their results have same-origin URLs. */
export interface GatewayServices {
  readonly catalogue: CatalogueService;
  readonly contentPages: Pick<ContentPages, "page" | "list">;
  /** Alerts by e-mail: a product is back, or cheaper. */
  readonly alerts: AlertService;
  /** Takes messages of the contact form. */
  readonly contact: Pick<ContactService, "send">;
  readonly desk: DeskService;
  readonly repairs: RepairService;
  /** Trade-ins: what devices are worth, and appointments at the counter. */
  readonly tradeIn: TradeInService;
  /** Returns whether product prices include tax; null while unknown. */
  readonly pricesIncludeTax: () => boolean | null;
  readonly orderFor: OrderReader;
  /** Adds guests' orders to accounts. */
  readonly orderAssignment: OrderAssignment;
  /** Finds guests' orders by number and e-mail address, or by the key of a link. */
  readonly orderAccess: OrderAccess;
  /** Withdrawals from contracts, and returns, without a log-in. */
  readonly withdrawals: Omit<WithdrawalService, "settlePending">;
  /** Further addresses of the logged-in customer. */
  readonly addressBook: AddressBook;
  /** Data export and deletion of customers' accounts. */
  readonly privacy: Omit<PrivacyService, "settlePending">;
  /**
   * Sends a review with photos as its visitor: with the cookies of the page's request, to `POST /reviews/add`, whose
   * response it returns.
   * @param clientAddress IP address of the client, for the limits.
   */
  readonly submitReview: (request: Request, form: FormData, clientAddress: string) => Promise<Response>;
  /** Reads a visitor's cart for a page that needs no script. */
  readonly readCart: ReadCart;
  /** Reasons why forms without scripts have added nothing to the cart. */
  readonly cartRefusals: Pick<CartRefusals, "decode">;
  /** Photos of reviews, and the decisions about them. */
  readonly reviewPhotos: Pick<ReviewPhotos, "isAvailable" | "find" | "decide">;
  /** Wishlists that are shared by a link. */
  readonly sharedWishlists: SharedWishlists;
  /** Sends the storefront's own e-mails. */
  readonly outbox: Pick<Outbox, "enqueue" | "isAvailable" | "shopAddress" | "stateOf">;
  /** Language of e-mails to the shop, as in URLs: "de"; customers have their own. */
  readonly shopMailLanguage: string;
  /**
   * Returns whether customers can log in and create accounts: false only where the shop has reported that it has no
   * log-in. Never throws.
   */
  readonly canLogIn: () => Promise<boolean>;
}
