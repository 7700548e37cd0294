/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AddToCartInput = {
  clientMutationId?: string | null | undefined;
  extraData?: string | null | undefined;
  productId: number;
  quantity?: number | null | undefined;
  variation?: Array<ProductAttributeInput | null | undefined> | null | undefined;
  variationId?: number | null | undefined;
};

export type ApplyCouponInput = {
  clientMutationId?: string | null | undefined;
  code: string;
};

export type CartErrorType =
  | 'INVALID_CART_ITEM'
  | 'INVALID_COUPON'
  | 'INVALID_SHIPPING_METHOD'
  | 'UNKNOWN';

export type CartItemInput = {
  extraData?: string | null | undefined;
  productId: number;
  quantity?: number | null | undefined;
  variation?: Array<ProductAttributeInput | null | undefined> | null | undefined;
  variationId?: number | null | undefined;
};

export type CartItemQuantityInput = {
  key: string | number;
  quantity: number;
};

export type CatalogVisibilityEnum =
  | 'CATALOG'
  | 'HIDDEN'
  | 'SEARCH'
  | 'VISIBLE';

export type CheckoutInput = {
  account?: CreateAccountInput | null | undefined;
  billing?: CustomerAddressInput | null | undefined;
  clientMutationId?: string | null | undefined;
  customerNote?: string | null | undefined;
  fees?: Array<FeeInput | null | undefined> | null | undefined;
  isPaid?: boolean | null | undefined;
  metaData?: Array<MetaDataInput | null | undefined> | null | undefined;
  paymentMethod?: string | null | undefined;
  shipToDifferentAddress?: boolean | null | undefined;
  shipping?: CustomerAddressInput | null | undefined;
  shippingMethod?: Array<string | null | undefined> | null | undefined;
  transactionId?: string | null | undefined;
};

export type CommentStatusEnum =
  | 'APPROVE'
  | 'HOLD'
  | 'SPAM'
  | 'TRASH';

export type CountriesEnum =
  | 'AD'
  | 'AE'
  | 'AF'
  | 'AG'
  | 'AI'
  | 'AL'
  | 'AM'
  | 'AO'
  | 'AQ'
  | 'AR'
  | 'AS'
  | 'AT'
  | 'AU'
  | 'AW'
  | 'AX'
  | 'AZ'
  | 'BA'
  | 'BB'
  | 'BD'
  | 'BE'
  | 'BF'
  | 'BG'
  | 'BH'
  | 'BI'
  | 'BJ'
  | 'BL'
  | 'BM'
  | 'BN'
  | 'BO'
  | 'BQ'
  | 'BR'
  | 'BS'
  | 'BT'
  | 'BV'
  | 'BW'
  | 'BY'
  | 'BZ'
  | 'CA'
  | 'CC'
  | 'CD'
  | 'CF'
  | 'CG'
  | 'CH'
  | 'CI'
  | 'CK'
  | 'CL'
  | 'CM'
  | 'CN'
  | 'CO'
  | 'CR'
  | 'CU'
  | 'CV'
  | 'CW'
  | 'CX'
  | 'CY'
  | 'CZ'
  | 'DE'
  | 'DJ'
  | 'DK'
  | 'DM'
  | 'DO'
  | 'DZ'
  | 'EC'
  | 'EE'
  | 'EG'
  | 'EH'
  | 'ER'
  | 'ES'
  | 'ET'
  | 'FI'
  | 'FJ'
  | 'FK'
  | 'FM'
  | 'FO'
  | 'FR'
  | 'GA'
  | 'GB'
  | 'GD'
  | 'GE'
  | 'GF'
  | 'GG'
  | 'GH'
  | 'GI'
  | 'GL'
  | 'GM'
  | 'GN'
  | 'GP'
  | 'GQ'
  | 'GR'
  | 'GS'
  | 'GT'
  | 'GU'
  | 'GW'
  | 'GY'
  | 'HK'
  | 'HM'
  | 'HN'
  | 'HR'
  | 'HT'
  | 'HU'
  | 'ID'
  | 'IE'
  | 'IL'
  | 'IM'
  | 'IN'
  | 'IO'
  | 'IQ'
  | 'IR'
  | 'IS'
  | 'IT'
  | 'JE'
  | 'JM'
  | 'JO'
  | 'JP'
  | 'KE'
  | 'KG'
  | 'KH'
  | 'KI'
  | 'KM'
  | 'KN'
  | 'KP'
  | 'KR'
  | 'KW'
  | 'KY'
  | 'KZ'
  | 'LA'
  | 'LB'
  | 'LC'
  | 'LI'
  | 'LK'
  | 'LR'
  | 'LS'
  | 'LT'
  | 'LU'
  | 'LV'
  | 'LY'
  | 'MA'
  | 'MC'
  | 'MD'
  | 'ME'
  | 'MF'
  | 'MG'
  | 'MH'
  | 'MK'
  | 'ML'
  | 'MM'
  | 'MN'
  | 'MO'
  | 'MP'
  | 'MQ'
  | 'MR'
  | 'MS'
  | 'MT'
  | 'MU'
  | 'MV'
  | 'MW'
  | 'MX'
  | 'MY'
  | 'MZ'
  | 'NA'
  | 'NC'
  | 'NE'
  | 'NF'
  | 'NG'
  | 'NI'
  | 'NL'
  | 'NO'
  | 'NP'
  | 'NR'
  | 'NU'
  | 'NZ'
  | 'OM'
  | 'PA'
  | 'PE'
  | 'PF'
  | 'PG'
  | 'PH'
  | 'PK'
  | 'PL'
  | 'PM'
  | 'PN'
  | 'PR'
  | 'PS'
  | 'PT'
  | 'PW'
  | 'PY'
  | 'QA'
  | 'RE'
  | 'RO'
  | 'RS'
  | 'RU'
  | 'RW'
  | 'SA'
  | 'SB'
  | 'SC'
  | 'SD'
  | 'SE'
  | 'SG'
  | 'SH'
  | 'SI'
  | 'SJ'
  | 'SK'
  | 'SL'
  | 'SM'
  | 'SN'
  | 'SO'
  | 'SR'
  | 'SS'
  | 'ST'
  | 'SV'
  | 'SX'
  | 'SY'
  | 'SZ'
  | 'TC'
  | 'TD'
  | 'TF'
  | 'TG'
  | 'TH'
  | 'TJ'
  | 'TK'
  | 'TL'
  | 'TM'
  | 'TN'
  | 'TO'
  | 'TR'
  | 'TT'
  | 'TV'
  | 'TW'
  | 'TZ'
  | 'UA'
  | 'UG'
  | 'UM'
  | 'US'
  | 'UY'
  | 'UZ'
  | 'VA'
  | 'VC'
  | 'VE'
  | 'VG'
  | 'VI'
  | 'VN'
  | 'VU'
  | 'WF'
  | 'WS'
  | 'YE'
  | 'YT'
  | 'ZA'
  | 'ZM'
  | 'ZW';

export type CreateAccountInput = {
  authenticate?: boolean | null | undefined;
  password: string;
  username: string;
};

export type CustomerAddressInput = {
  address1?: string | null | undefined;
  address2?: string | null | undefined;
  city?: string | null | undefined;
  company?: string | null | undefined;
  country?: CountriesEnum | null | undefined;
  email?: string | null | undefined;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  overwrite?: boolean | null | undefined;
  phone?: string | null | undefined;
  postcode?: string | null | undefined;
  state?: string | null | undefined;
};

export type DateInput = {
  day?: number | null | undefined;
  hour?: number | null | undefined;
  minute?: number | null | undefined;
  month?: number | null | undefined;
  second?: number | null | undefined;
  year?: number | null | undefined;
};

export type DateQueryInput = {
  after?: DateInput | null | undefined;
  before?: DateInput | null | undefined;
  column?: PostObjectsConnectionDateColumnEnum | null | undefined;
  compare?: string | null | undefined;
  day?: number | null | undefined;
  hour?: number | null | undefined;
  inclusive?: boolean | null | undefined;
  minute?: number | null | undefined;
  month?: number | null | undefined;
  relation?: RelationEnum | null | undefined;
  second?: number | null | undefined;
  week?: number | null | undefined;
  year?: number | null | undefined;
};

export type EmptyCartInput = {
  clearPersistentCart?: boolean | null | undefined;
  clientMutationId?: string | null | undefined;
};

export type FeeInput = {
  amount?: number | null | undefined;
  name: string;
  taxClass?: TaxClassEnum | null | undefined;
  taxable?: boolean | null | undefined;
};

export type FillCartInput = {
  clientMutationId?: string | null | undefined;
  coupons?: Array<string | null | undefined> | null | undefined;
  items?: Array<CartItemInput | null | undefined> | null | undefined;
  shippingMethods?: Array<string | null | undefined> | null | undefined;
};

export type LoginWithCookiesInput = {
  clientMutationId?: string | null | undefined;
  login: string;
  password: string;
  rememberMe?: boolean | null | undefined;
};

export type LogoutInput = {
  clientMutationId?: string | null | undefined;
};

export type MetaDataInput = {
  id?: string | null | undefined;
  key: string;
  value: string;
};

export type OrderEnum =
  | 'ASC'
  | 'DESC';

export type OrderStatusEnum =
  | 'CANCELLED'
  | 'CHECKOUT_DRAFT'
  | 'COMPLETED'
  | 'FAILED'
  | 'ON_HOLD'
  | 'PENDING'
  | 'PROCESSING'
  | 'REFUNDED';

export type OrdersOrderByEnum =
  | 'DATE'
  | 'DATE_COMPLETED'
  | 'DATE_PAID'
  | 'DISCOUNT'
  | 'IN'
  | 'MENU_ORDER'
  | 'MODIFIED'
  | 'NAME'
  | 'NAME_IN'
  | 'ORDER_KEY'
  | 'PARENT'
  | 'SLUG'
  | 'TAX'
  | 'TOTAL';

export type OrdersOrderbyInput = {
  field: OrdersOrderByEnum;
  order?: OrderEnum | null | undefined;
};

export type PostObjectsConnectionDateColumnEnum =
  | 'DATE'
  | 'MODIFIED';

export type ProductAttributeInput = {
  attributeName: string;
  attributeValue?: string | null | undefined;
  id?: number | null | undefined;
};

export type ProductTypesEnum =
  | 'EXTERNAL'
  | 'GROUPED'
  | 'SIMPLE'
  | 'VARIABLE'
  | 'VARIATION';

export type ProductsOrderByEnum =
  | 'DATE'
  | 'IN'
  | 'MENU_ORDER'
  | 'MODIFIED'
  | 'NAME'
  | 'NAME_IN'
  | 'ON_SALE_FROM'
  | 'ON_SALE_TO'
  | 'PARENT'
  | 'POPULARITY'
  | 'PRICE'
  | 'RATING'
  | 'REGULAR_PRICE'
  | 'REVIEW_COUNT'
  | 'SALE_PRICE'
  | 'SLUG'
  | 'TOTAL_SALES';

export type RegisterCustomerInput = {
  aim?: string | null | undefined;
  authenticate?: boolean | null | undefined;
  billing?: CustomerAddressInput | null | undefined;
  clientMutationId?: string | null | undefined;
  description?: string | null | undefined;
  displayName?: string | null | undefined;
  email?: string | null | undefined;
  firstName?: string | null | undefined;
  jabber?: string | null | undefined;
  lastName?: string | null | undefined;
  locale?: string | null | undefined;
  metaData?: Array<MetaDataInput | null | undefined> | null | undefined;
  nicename?: string | null | undefined;
  nickname?: string | null | undefined;
  password?: string | null | undefined;
  registered?: string | null | undefined;
  richEditing?: string | null | undefined;
  shipping?: CustomerAddressInput | null | undefined;
  shippingSameAsBilling?: boolean | null | undefined;
  username?: string | null | undefined;
  websiteUrl?: string | null | undefined;
  yim?: string | null | undefined;
};

export type RelationEnum =
  | 'AND'
  | 'OR';

export type RemoveCouponsInput = {
  clientMutationId?: string | null | undefined;
  codes?: Array<string | null | undefined> | null | undefined;
};

export type RemoveItemsFromCartInput = {
  all?: boolean | null | undefined;
  clientMutationId?: string | null | undefined;
  keys?: Array<string | number | null | undefined> | null | undefined;
};

export type ResetUserPasswordInput = {
  clientMutationId?: string | null | undefined;
  key?: string | null | undefined;
  login?: string | null | undefined;
  password?: string | null | undefined;
};

export type RestoreCartItemsInput = {
  clientMutationId?: string | null | undefined;
  keys?: Array<string | number | null | undefined> | null | undefined;
};

export type RootQueryToCommentConnectionWhereArgs = {
  authorEmail?: string | null | undefined;
  userId?: string | number | null | undefined;
};

export type RootQueryToOrderConnectionWhereArgs = {
  billingEmail?: string | null | undefined;
  customerId?: number | null | undefined;
  customersIn?: Array<number | null | undefined> | null | undefined;
  dateQuery?: DateQueryInput | null | undefined;
  exclude?: Array<number | null | undefined> | null | undefined;
  include?: Array<number | null | undefined> | null | undefined;
  orderby?: Array<OrdersOrderbyInput | null | undefined> | null | undefined;
  parent?: number | null | undefined;
  parentIn?: Array<number | null | undefined> | null | undefined;
  parentNotIn?: Array<number | null | undefined> | null | undefined;
  productId?: number | null | undefined;
  search?: string | null | undefined;
  statuses?: Array<OrderStatusEnum | null | undefined> | null | undefined;
};

export type SendPasswordResetEmailInput = {
  clientMutationId?: string | null | undefined;
  username: string;
};

export type StockStatusEnum =
  | 'IN_STOCK'
  | 'ON_BACKORDER'
  | 'OUT_OF_STOCK';

export type StripePaymentMethodEnum =
  | 'PAYMENT'
  | 'SETUP';

export type TaxClassEnum =
  | 'INHERIT_CART'
  | 'REDUCED_RATE'
  | 'STANDARD'
  | 'ZERO_RATE';

export type UpdateCustomerInput = {
  aim?: string | null | undefined;
  billing?: CustomerAddressInput | null | undefined;
  clientMutationId?: string | null | undefined;
  description?: string | null | undefined;
  displayName?: string | null | undefined;
  email?: string | null | undefined;
  firstName?: string | null | undefined;
  id?: string | number | null | undefined;
  isSession?: boolean | null | undefined;
  jabber?: string | null | undefined;
  lastName?: string | null | undefined;
  locale?: string | null | undefined;
  metaData?: Array<MetaDataInput | null | undefined> | null | undefined;
  nicename?: string | null | undefined;
  nickname?: string | null | undefined;
  password?: string | null | undefined;
  registered?: string | null | undefined;
  richEditing?: string | null | undefined;
  roles?: Array<string | null | undefined> | null | undefined;
  shipping?: CustomerAddressInput | null | undefined;
  shippingSameAsBilling?: boolean | null | undefined;
  websiteUrl?: string | null | undefined;
  yim?: string | null | undefined;
};

export type UpdateItemQuantitiesInput = {
  clientMutationId?: string | null | undefined;
  items?: Array<CartItemQuantityInput | null | undefined> | null | undefined;
};

export type UpdateShippingMethodInput = {
  clientMutationId?: string | null | undefined;
  shippingMethods?: Array<string | null | undefined> | null | undefined;
};

export type UpdateUserInput = {
  aim?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  description?: string | null | undefined;
  displayName?: string | null | undefined;
  email?: string | null | undefined;
  firstName?: string | null | undefined;
  id: string | number;
  jabber?: string | null | undefined;
  lastName?: string | null | undefined;
  locale?: string | null | undefined;
  nicename?: string | null | undefined;
  nickname?: string | null | undefined;
  password?: string | null | undefined;
  registered?: string | null | undefined;
  richEditing?: string | null | undefined;
  roles?: Array<string | null | undefined> | null | undefined;
  websiteUrl?: string | null | undefined;
  yim?: string | null | undefined;
};

export type ViewerDetailFragment = { id: string, databaseId: number, username: string | null, nicename: string | null, firstName: string | null, lastName: string | null, email: string | null, avatar: { url: string | null } | null };

export type LoginWithCookiesMutationVariables = Exact<{
  input: LoginWithCookiesInput;
}>;


export type LoginWithCookiesMutation = { loginWithCookies: { status: string | null } | null };

export type LogoutMutationVariables = Exact<{
  input: LogoutInput;
}>;


export type LogoutMutation = { logout: { status: string | null } | null };

export type RegisterCustomerMutationVariables = Exact<{
  input: RegisterCustomerInput;
}>;


export type RegisterCustomerMutation = { registerCustomer: { customer: { id: string } | null } | null };

export type ResetUserPasswordMutationVariables = Exact<{
  input: ResetUserPasswordInput;
}>;


export type ResetUserPasswordMutation = { resetUserPassword: { user: { databaseId: number } | null } | null };

export type SendPasswordResetEmailMutationVariables = Exact<{
  input: SendPasswordResetEmailInput;
}>;


export type SendPasswordResetEmailMutation = { sendPasswordResetEmail: { success: boolean | null } | null };

export type UpdateUserMutationVariables = Exact<{
  input: UpdateUserInput;
}>;


export type UpdateUserMutation = { updateUser: { user: { databaseId: number } | null } | null };

export type CartContentFragment = { total: string | null, subtotal: string | null, subtotalTax: string | null, totalTax: string | null, discountTotal: string | null, discountTax: string | null, shippingTotal: string | null, shippingTax: string | null, feeTotal: string | null, feeTax: string | null, needsShippingAddress: boolean | null, displayPricesIncludeTax: boolean | null, chosenShippingMethods: Array<string | null> | null, rawTotal: string | null, rawSubtotal: string | null, rawSubtotalTax: string | null, rawTotalTax: string | null, rawDiscountTotal: string | null, rawDiscountTax: string | null, rawShippingTotal: string | null, rawShippingTax: string | null, rawFeeTotal: string | null, rawFeeTax: string | null, availableShippingMethods: Array<{ packageDetails: string | null, rates: Array<{ id: string, label: string | null, cost: string | null, rawCost: string | null } | null> | null } | null> | null, appliedCoupons: Array<{ code: string, description: string | null, discountAmount: string, discountTax: string, rawDiscountAmount: string, rawDiscountTax: string } | null> | null, contents: { itemCount: number | null, nodes: Array<{ key: string, quantity: number | null, subtotal: string | null, subtotalTax: string | null, rawSubtotal: string | null, rawSubtotalTax: string | null, extraData: Array<{ key: string, value: string | null } | null> | null, product: { simpleVariations: Array<{ name: string | null, value: string | null } | null> | null, node:
          | { regularPrice: string | null, databaseId: number, slug: string | null, name: string | null, virtual: boolean | null, onSale: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, attributes: { nodes: Array<
                | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                      | { slug: string | null, name: string | null }
                      | { slug: string | null, name: string | null }
                      | { slug: string | null, name: string | null }
                      | { slug: string | null, name: string | null }
                      | { slug: string | null, name: string | null }
                      | { slug: string | null, name: string | null }
                      | { slug: string | null, name: string | null }
                      | { slug: string | null, name: string | null }
                      | { slug: string | null, name: string | null }
                      | { slug: string | null, name: string | null }
                    > } | null }
                | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
              > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
          | { regularPrice: string | null, databaseId: number, slug: string | null, name: string | null, virtual: boolean | null, onSale: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, attributes: { nodes: Array<
                | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                      | { slug: string | null, name: string | null }
                      | { slug: string | null, name: string | null }
                      | { slug: string | null, name: string | null }
                      | { slug: string | null, name: string | null }
                      | { slug: string | null, name: string | null }
                      | { slug: string | null, name: string | null }
                      | { slug: string | null, name: string | null }
                      | { slug: string | null, name: string | null }
                      | { slug: string | null, name: string | null }
                      | { slug: string | null, name: string | null }
                    > } | null }
                | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
              > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
          | { regularPrice: string | null, soldIndividually: boolean | null, databaseId: number, slug: string | null, name: string | null, virtual: boolean | null, onSale: boolean | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, attributes: { nodes: Array<
                | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                      | { slug: string | null, name: string | null }
                      | { slug: string | null, name: string | null }
                      | { slug: string | null, name: string | null }
                      | { slug: string | null, name: string | null }
                      | { slug: string | null, name: string | null }
                      | { slug: string | null, name: string | null }
                      | { slug: string | null, name: string | null }
                      | { slug: string | null, name: string | null }
                      | { slug: string | null, name: string | null }
                      | { slug: string | null, name: string | null }
                    > } | null }
                | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
              > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
          | { regularPrice: string | null, soldIndividually: boolean | null, databaseId: number, slug: string | null, name: string | null, virtual: boolean | null, onSale: boolean | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, attributes: { nodes: Array<
                | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                      | { slug: string | null, name: string | null }
                      | { slug: string | null, name: string | null }
                      | { slug: string | null, name: string | null }
                      | { slug: string | null, name: string | null }
                      | { slug: string | null, name: string | null }
                      | { slug: string | null, name: string | null }
                      | { slug: string | null, name: string | null }
                      | { slug: string | null, name: string | null }
                      | { slug: string | null, name: string | null }
                      | { slug: string | null, name: string | null }
                    > } | null }
                | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
              > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
         } | null, variation: { attributes: Array<{ name: string | null, value: string | null } | null> | null, node: { regularPrice: string | null, soldIndividually: boolean | null, databaseId: number, virtual: boolean | null, onSale: boolean | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, image: { sourceUrl: string | null, altText: string | null } | null } } | null }> } | null };

export type CartLineFragment = { key: string, quantity: number | null, subtotal: string | null, subtotalTax: string | null, rawSubtotal: string | null, rawSubtotalTax: string | null, extraData: Array<{ key: string, value: string | null } | null> | null, product: { simpleVariations: Array<{ name: string | null, value: string | null } | null> | null, node:
      | { regularPrice: string | null, databaseId: number, slug: string | null, name: string | null, virtual: boolean | null, onSale: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, attributes: { nodes: Array<
            | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                > } | null }
            | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
          > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
      | { regularPrice: string | null, databaseId: number, slug: string | null, name: string | null, virtual: boolean | null, onSale: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, attributes: { nodes: Array<
            | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                > } | null }
            | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
          > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
      | { regularPrice: string | null, soldIndividually: boolean | null, databaseId: number, slug: string | null, name: string | null, virtual: boolean | null, onSale: boolean | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, attributes: { nodes: Array<
            | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                > } | null }
            | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
          > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
      | { regularPrice: string | null, soldIndividually: boolean | null, databaseId: number, slug: string | null, name: string | null, virtual: boolean | null, onSale: boolean | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, attributes: { nodes: Array<
            | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                > } | null }
            | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
          > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
     } | null, variation: { attributes: Array<{ name: string | null, value: string | null } | null> | null, node: { regularPrice: string | null, soldIndividually: boolean | null, databaseId: number, virtual: boolean | null, onSale: boolean | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, image: { sourceUrl: string | null, altText: string | null } | null } } | null };

export type AddToCartMutationVariables = Exact<{
  input: AddToCartInput;
}>;


export type AddToCartMutation = { addToCart: { cart: { total: string | null, subtotal: string | null, subtotalTax: string | null, totalTax: string | null, discountTotal: string | null, discountTax: string | null, shippingTotal: string | null, shippingTax: string | null, feeTotal: string | null, feeTax: string | null, needsShippingAddress: boolean | null, displayPricesIncludeTax: boolean | null, chosenShippingMethods: Array<string | null> | null, rawTotal: string | null, rawSubtotal: string | null, rawSubtotalTax: string | null, rawTotalTax: string | null, rawDiscountTotal: string | null, rawDiscountTax: string | null, rawShippingTotal: string | null, rawShippingTax: string | null, rawFeeTotal: string | null, rawFeeTax: string | null, availableShippingMethods: Array<{ packageDetails: string | null, rates: Array<{ id: string, label: string | null, cost: string | null, rawCost: string | null } | null> | null } | null> | null, appliedCoupons: Array<{ code: string, description: string | null, discountAmount: string, discountTax: string, rawDiscountAmount: string, rawDiscountTax: string } | null> | null, contents: { itemCount: number | null, nodes: Array<{ key: string, quantity: number | null, subtotal: string | null, subtotalTax: string | null, rawSubtotal: string | null, rawSubtotalTax: string | null, extraData: Array<{ key: string, value: string | null } | null> | null, product: { simpleVariations: Array<{ name: string | null, value: string | null } | null> | null, node:
              | { regularPrice: string | null, databaseId: number, slug: string | null, name: string | null, virtual: boolean | null, onSale: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, attributes: { nodes: Array<
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                        > } | null }
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
                  > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
              | { regularPrice: string | null, databaseId: number, slug: string | null, name: string | null, virtual: boolean | null, onSale: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, attributes: { nodes: Array<
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                        > } | null }
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
                  > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
              | { regularPrice: string | null, soldIndividually: boolean | null, databaseId: number, slug: string | null, name: string | null, virtual: boolean | null, onSale: boolean | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, attributes: { nodes: Array<
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                        > } | null }
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
                  > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
              | { regularPrice: string | null, soldIndividually: boolean | null, databaseId: number, slug: string | null, name: string | null, virtual: boolean | null, onSale: boolean | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, attributes: { nodes: Array<
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                        > } | null }
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
                  > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
             } | null, variation: { attributes: Array<{ name: string | null, value: string | null } | null> | null, node: { regularPrice: string | null, soldIndividually: boolean | null, databaseId: number, virtual: boolean | null, onSale: boolean | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, image: { sourceUrl: string | null, altText: string | null } | null } } | null }> } | null } | null } | null };

export type ApplyCouponMutationVariables = Exact<{
  input: ApplyCouponInput;
}>;


export type ApplyCouponMutation = { applyCoupon: { cart: { total: string | null, subtotal: string | null, subtotalTax: string | null, totalTax: string | null, discountTotal: string | null, discountTax: string | null, shippingTotal: string | null, shippingTax: string | null, feeTotal: string | null, feeTax: string | null, needsShippingAddress: boolean | null, displayPricesIncludeTax: boolean | null, chosenShippingMethods: Array<string | null> | null, rawTotal: string | null, rawSubtotal: string | null, rawSubtotalTax: string | null, rawTotalTax: string | null, rawDiscountTotal: string | null, rawDiscountTax: string | null, rawShippingTotal: string | null, rawShippingTax: string | null, rawFeeTotal: string | null, rawFeeTax: string | null, availableShippingMethods: Array<{ packageDetails: string | null, rates: Array<{ id: string, label: string | null, cost: string | null, rawCost: string | null } | null> | null } | null> | null, appliedCoupons: Array<{ code: string, description: string | null, discountAmount: string, discountTax: string, rawDiscountAmount: string, rawDiscountTax: string } | null> | null, contents: { itemCount: number | null, nodes: Array<{ key: string, quantity: number | null, subtotal: string | null, subtotalTax: string | null, rawSubtotal: string | null, rawSubtotalTax: string | null, extraData: Array<{ key: string, value: string | null } | null> | null, product: { simpleVariations: Array<{ name: string | null, value: string | null } | null> | null, node:
              | { regularPrice: string | null, databaseId: number, slug: string | null, name: string | null, virtual: boolean | null, onSale: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, attributes: { nodes: Array<
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                        > } | null }
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
                  > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
              | { regularPrice: string | null, databaseId: number, slug: string | null, name: string | null, virtual: boolean | null, onSale: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, attributes: { nodes: Array<
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                        > } | null }
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
                  > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
              | { regularPrice: string | null, soldIndividually: boolean | null, databaseId: number, slug: string | null, name: string | null, virtual: boolean | null, onSale: boolean | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, attributes: { nodes: Array<
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                        > } | null }
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
                  > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
              | { regularPrice: string | null, soldIndividually: boolean | null, databaseId: number, slug: string | null, name: string | null, virtual: boolean | null, onSale: boolean | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, attributes: { nodes: Array<
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                        > } | null }
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
                  > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
             } | null, variation: { attributes: Array<{ name: string | null, value: string | null } | null> | null, node: { regularPrice: string | null, soldIndividually: boolean | null, databaseId: number, virtual: boolean | null, onSale: boolean | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, image: { sourceUrl: string | null, altText: string | null } | null } } | null }> } | null } | null } | null };

export type EmptyCartMutationVariables = Exact<{
  input: EmptyCartInput;
}>;


export type EmptyCartMutation = { emptyCart: { cart: { total: string | null, subtotal: string | null, subtotalTax: string | null, totalTax: string | null, discountTotal: string | null, discountTax: string | null, shippingTotal: string | null, shippingTax: string | null, feeTotal: string | null, feeTax: string | null, needsShippingAddress: boolean | null, displayPricesIncludeTax: boolean | null, chosenShippingMethods: Array<string | null> | null, rawTotal: string | null, rawSubtotal: string | null, rawSubtotalTax: string | null, rawTotalTax: string | null, rawDiscountTotal: string | null, rawDiscountTax: string | null, rawShippingTotal: string | null, rawShippingTax: string | null, rawFeeTotal: string | null, rawFeeTax: string | null, availableShippingMethods: Array<{ packageDetails: string | null, rates: Array<{ id: string, label: string | null, cost: string | null, rawCost: string | null } | null> | null } | null> | null, appliedCoupons: Array<{ code: string, description: string | null, discountAmount: string, discountTax: string, rawDiscountAmount: string, rawDiscountTax: string } | null> | null, contents: { itemCount: number | null, nodes: Array<{ key: string, quantity: number | null, subtotal: string | null, subtotalTax: string | null, rawSubtotal: string | null, rawSubtotalTax: string | null, extraData: Array<{ key: string, value: string | null } | null> | null, product: { simpleVariations: Array<{ name: string | null, value: string | null } | null> | null, node:
              | { regularPrice: string | null, databaseId: number, slug: string | null, name: string | null, virtual: boolean | null, onSale: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, attributes: { nodes: Array<
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                        > } | null }
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
                  > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
              | { regularPrice: string | null, databaseId: number, slug: string | null, name: string | null, virtual: boolean | null, onSale: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, attributes: { nodes: Array<
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                        > } | null }
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
                  > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
              | { regularPrice: string | null, soldIndividually: boolean | null, databaseId: number, slug: string | null, name: string | null, virtual: boolean | null, onSale: boolean | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, attributes: { nodes: Array<
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                        > } | null }
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
                  > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
              | { regularPrice: string | null, soldIndividually: boolean | null, databaseId: number, slug: string | null, name: string | null, virtual: boolean | null, onSale: boolean | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, attributes: { nodes: Array<
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                        > } | null }
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
                  > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
             } | null, variation: { attributes: Array<{ name: string | null, value: string | null } | null> | null, node: { regularPrice: string | null, soldIndividually: boolean | null, databaseId: number, virtual: boolean | null, onSale: boolean | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, image: { sourceUrl: string | null, altText: string | null } | null } } | null }> } | null } | null } | null };

export type FillCartMutationVariables = Exact<{
  input: FillCartInput;
}>;


export type FillCartMutation = { fillCart: { cartErrors: Array<{ productId: number, variationId: number | null, type: CartErrorType, reasons: Array<string | null> | null } | null> | null, cart: { total: string | null, subtotal: string | null, subtotalTax: string | null, totalTax: string | null, discountTotal: string | null, discountTax: string | null, shippingTotal: string | null, shippingTax: string | null, feeTotal: string | null, feeTax: string | null, needsShippingAddress: boolean | null, displayPricesIncludeTax: boolean | null, chosenShippingMethods: Array<string | null> | null, rawTotal: string | null, rawSubtotal: string | null, rawSubtotalTax: string | null, rawTotalTax: string | null, rawDiscountTotal: string | null, rawDiscountTax: string | null, rawShippingTotal: string | null, rawShippingTax: string | null, rawFeeTotal: string | null, rawFeeTax: string | null, availableShippingMethods: Array<{ packageDetails: string | null, rates: Array<{ id: string, label: string | null, cost: string | null, rawCost: string | null } | null> | null } | null> | null, appliedCoupons: Array<{ code: string, description: string | null, discountAmount: string, discountTax: string, rawDiscountAmount: string, rawDiscountTax: string } | null> | null, contents: { itemCount: number | null, nodes: Array<{ key: string, quantity: number | null, subtotal: string | null, subtotalTax: string | null, rawSubtotal: string | null, rawSubtotalTax: string | null, extraData: Array<{ key: string, value: string | null } | null> | null, product: { simpleVariations: Array<{ name: string | null, value: string | null } | null> | null, node:
              | { regularPrice: string | null, databaseId: number, slug: string | null, name: string | null, virtual: boolean | null, onSale: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, attributes: { nodes: Array<
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                        > } | null }
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
                  > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
              | { regularPrice: string | null, databaseId: number, slug: string | null, name: string | null, virtual: boolean | null, onSale: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, attributes: { nodes: Array<
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                        > } | null }
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
                  > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
              | { regularPrice: string | null, soldIndividually: boolean | null, databaseId: number, slug: string | null, name: string | null, virtual: boolean | null, onSale: boolean | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, attributes: { nodes: Array<
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                        > } | null }
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
                  > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
              | { regularPrice: string | null, soldIndividually: boolean | null, databaseId: number, slug: string | null, name: string | null, virtual: boolean | null, onSale: boolean | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, attributes: { nodes: Array<
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                        > } | null }
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
                  > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
             } | null, variation: { attributes: Array<{ name: string | null, value: string | null } | null> | null, node: { regularPrice: string | null, soldIndividually: boolean | null, databaseId: number, virtual: boolean | null, onSale: boolean | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, image: { sourceUrl: string | null, altText: string | null } | null } } | null }> } | null } | null } | null };

export type GetCartQueryVariables = Exact<{ [key: string]: never; }>;


export type GetCartQuery = { cart: { total: string | null, subtotal: string | null, subtotalTax: string | null, totalTax: string | null, discountTotal: string | null, discountTax: string | null, shippingTotal: string | null, shippingTax: string | null, feeTotal: string | null, feeTax: string | null, needsShippingAddress: boolean | null, displayPricesIncludeTax: boolean | null, chosenShippingMethods: Array<string | null> | null, rawTotal: string | null, rawSubtotal: string | null, rawSubtotalTax: string | null, rawTotalTax: string | null, rawDiscountTotal: string | null, rawDiscountTax: string | null, rawShippingTotal: string | null, rawShippingTax: string | null, rawFeeTotal: string | null, rawFeeTax: string | null, availableShippingMethods: Array<{ packageDetails: string | null, rates: Array<{ id: string, label: string | null, cost: string | null, rawCost: string | null } | null> | null } | null> | null, appliedCoupons: Array<{ code: string, description: string | null, discountAmount: string, discountTax: string, rawDiscountAmount: string, rawDiscountTax: string } | null> | null, contents: { itemCount: number | null, nodes: Array<{ key: string, quantity: number | null, subtotal: string | null, subtotalTax: string | null, rawSubtotal: string | null, rawSubtotalTax: string | null, extraData: Array<{ key: string, value: string | null } | null> | null, product: { simpleVariations: Array<{ name: string | null, value: string | null } | null> | null, node:
            | { regularPrice: string | null, databaseId: number, slug: string | null, name: string | null, virtual: boolean | null, onSale: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, attributes: { nodes: Array<
                  | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                      > } | null }
                  | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
                > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
            | { regularPrice: string | null, databaseId: number, slug: string | null, name: string | null, virtual: boolean | null, onSale: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, attributes: { nodes: Array<
                  | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                      > } | null }
                  | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
                > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
            | { regularPrice: string | null, soldIndividually: boolean | null, databaseId: number, slug: string | null, name: string | null, virtual: boolean | null, onSale: boolean | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, attributes: { nodes: Array<
                  | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                      > } | null }
                  | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
                > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
            | { regularPrice: string | null, soldIndividually: boolean | null, databaseId: number, slug: string | null, name: string | null, virtual: boolean | null, onSale: boolean | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, attributes: { nodes: Array<
                  | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                      > } | null }
                  | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
                > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
           } | null, variation: { attributes: Array<{ name: string | null, value: string | null } | null> | null, node: { regularPrice: string | null, soldIndividually: boolean | null, databaseId: number, virtual: boolean | null, onSale: boolean | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, image: { sourceUrl: string | null, altText: string | null } | null } } | null }> } | null } | null, customer: { databaseId: number | null, email: string | null, firstName: string | null, lastName: string | null, username: string | null, billing: { firstName: string | null, lastName: string | null, company: string | null, address1: string | null, address2: string | null, city: string | null, state: string | null, postcode: string | null, country: CountriesEnum | null, email: string | null, phone: string | null } | null, shipping: { firstName: string | null, lastName: string | null, company: string | null, address1: string | null, address2: string | null, city: string | null, state: string | null, postcode: string | null, country: CountriesEnum | null, email: string | null, phone: string | null } | null } | null, viewer: { id: string, databaseId: number, username: string | null, nicename: string | null, firstName: string | null, lastName: string | null, email: string | null, avatar: { url: string | null } | null } | null, paymentGateways: { nodes: Array<{ id: string, title: string | null, description: string | null }> } | null };

export type ProbeTaxMutationVariables = Exact<{
  productId: number;
}>;


export type ProbeTaxMutation = { addToCart: { cartItem: { rawSubtotal: string | null, rawSubtotalTax: string | null, product: { node:
          | { rawPrice: string | null }
          | { rawPrice: string | null }
          | { rawPrice: string | null }
          | { rawPrice: string | null }
         } | null } | null } | null };

export type RemoveCouponsMutationVariables = Exact<{
  input: RemoveCouponsInput;
}>;


export type RemoveCouponsMutation = { removeCoupons: { cart: { total: string | null, subtotal: string | null, subtotalTax: string | null, totalTax: string | null, discountTotal: string | null, discountTax: string | null, shippingTotal: string | null, shippingTax: string | null, feeTotal: string | null, feeTax: string | null, needsShippingAddress: boolean | null, displayPricesIncludeTax: boolean | null, chosenShippingMethods: Array<string | null> | null, rawTotal: string | null, rawSubtotal: string | null, rawSubtotalTax: string | null, rawTotalTax: string | null, rawDiscountTotal: string | null, rawDiscountTax: string | null, rawShippingTotal: string | null, rawShippingTax: string | null, rawFeeTotal: string | null, rawFeeTax: string | null, availableShippingMethods: Array<{ packageDetails: string | null, rates: Array<{ id: string, label: string | null, cost: string | null, rawCost: string | null } | null> | null } | null> | null, appliedCoupons: Array<{ code: string, description: string | null, discountAmount: string, discountTax: string, rawDiscountAmount: string, rawDiscountTax: string } | null> | null, contents: { itemCount: number | null, nodes: Array<{ key: string, quantity: number | null, subtotal: string | null, subtotalTax: string | null, rawSubtotal: string | null, rawSubtotalTax: string | null, extraData: Array<{ key: string, value: string | null } | null> | null, product: { simpleVariations: Array<{ name: string | null, value: string | null } | null> | null, node:
              | { regularPrice: string | null, databaseId: number, slug: string | null, name: string | null, virtual: boolean | null, onSale: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, attributes: { nodes: Array<
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                        > } | null }
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
                  > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
              | { regularPrice: string | null, databaseId: number, slug: string | null, name: string | null, virtual: boolean | null, onSale: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, attributes: { nodes: Array<
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                        > } | null }
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
                  > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
              | { regularPrice: string | null, soldIndividually: boolean | null, databaseId: number, slug: string | null, name: string | null, virtual: boolean | null, onSale: boolean | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, attributes: { nodes: Array<
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                        > } | null }
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
                  > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
              | { regularPrice: string | null, soldIndividually: boolean | null, databaseId: number, slug: string | null, name: string | null, virtual: boolean | null, onSale: boolean | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, attributes: { nodes: Array<
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                        > } | null }
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
                  > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
             } | null, variation: { attributes: Array<{ name: string | null, value: string | null } | null> | null, node: { regularPrice: string | null, soldIndividually: boolean | null, databaseId: number, virtual: boolean | null, onSale: boolean | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, image: { sourceUrl: string | null, altText: string | null } | null } } | null }> } | null } | null } | null };

export type RemoveItemsFromCartMutationVariables = Exact<{
  input: RemoveItemsFromCartInput;
}>;


export type RemoveItemsFromCartMutation = { removeItemsFromCart: { cart: { total: string | null, subtotal: string | null, subtotalTax: string | null, totalTax: string | null, discountTotal: string | null, discountTax: string | null, shippingTotal: string | null, shippingTax: string | null, feeTotal: string | null, feeTax: string | null, needsShippingAddress: boolean | null, displayPricesIncludeTax: boolean | null, chosenShippingMethods: Array<string | null> | null, rawTotal: string | null, rawSubtotal: string | null, rawSubtotalTax: string | null, rawTotalTax: string | null, rawDiscountTotal: string | null, rawDiscountTax: string | null, rawShippingTotal: string | null, rawShippingTax: string | null, rawFeeTotal: string | null, rawFeeTax: string | null, availableShippingMethods: Array<{ packageDetails: string | null, rates: Array<{ id: string, label: string | null, cost: string | null, rawCost: string | null } | null> | null } | null> | null, appliedCoupons: Array<{ code: string, description: string | null, discountAmount: string, discountTax: string, rawDiscountAmount: string, rawDiscountTax: string } | null> | null, contents: { itemCount: number | null, nodes: Array<{ key: string, quantity: number | null, subtotal: string | null, subtotalTax: string | null, rawSubtotal: string | null, rawSubtotalTax: string | null, extraData: Array<{ key: string, value: string | null } | null> | null, product: { simpleVariations: Array<{ name: string | null, value: string | null } | null> | null, node:
              | { regularPrice: string | null, databaseId: number, slug: string | null, name: string | null, virtual: boolean | null, onSale: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, attributes: { nodes: Array<
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                        > } | null }
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
                  > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
              | { regularPrice: string | null, databaseId: number, slug: string | null, name: string | null, virtual: boolean | null, onSale: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, attributes: { nodes: Array<
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                        > } | null }
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
                  > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
              | { regularPrice: string | null, soldIndividually: boolean | null, databaseId: number, slug: string | null, name: string | null, virtual: boolean | null, onSale: boolean | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, attributes: { nodes: Array<
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                        > } | null }
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
                  > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
              | { regularPrice: string | null, soldIndividually: boolean | null, databaseId: number, slug: string | null, name: string | null, virtual: boolean | null, onSale: boolean | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, attributes: { nodes: Array<
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                        > } | null }
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
                  > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
             } | null, variation: { attributes: Array<{ name: string | null, value: string | null } | null> | null, node: { regularPrice: string | null, soldIndividually: boolean | null, databaseId: number, virtual: boolean | null, onSale: boolean | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, image: { sourceUrl: string | null, altText: string | null } | null } } | null }> } | null } | null } | null };

export type RestoreCartItemsMutationVariables = Exact<{
  input: RestoreCartItemsInput;
}>;


export type RestoreCartItemsMutation = { restoreCartItems: { cart: { total: string | null, subtotal: string | null, subtotalTax: string | null, totalTax: string | null, discountTotal: string | null, discountTax: string | null, shippingTotal: string | null, shippingTax: string | null, feeTotal: string | null, feeTax: string | null, needsShippingAddress: boolean | null, displayPricesIncludeTax: boolean | null, chosenShippingMethods: Array<string | null> | null, rawTotal: string | null, rawSubtotal: string | null, rawSubtotalTax: string | null, rawTotalTax: string | null, rawDiscountTotal: string | null, rawDiscountTax: string | null, rawShippingTotal: string | null, rawShippingTax: string | null, rawFeeTotal: string | null, rawFeeTax: string | null, availableShippingMethods: Array<{ packageDetails: string | null, rates: Array<{ id: string, label: string | null, cost: string | null, rawCost: string | null } | null> | null } | null> | null, appliedCoupons: Array<{ code: string, description: string | null, discountAmount: string, discountTax: string, rawDiscountAmount: string, rawDiscountTax: string } | null> | null, contents: { itemCount: number | null, nodes: Array<{ key: string, quantity: number | null, subtotal: string | null, subtotalTax: string | null, rawSubtotal: string | null, rawSubtotalTax: string | null, extraData: Array<{ key: string, value: string | null } | null> | null, product: { simpleVariations: Array<{ name: string | null, value: string | null } | null> | null, node:
              | { regularPrice: string | null, databaseId: number, slug: string | null, name: string | null, virtual: boolean | null, onSale: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, attributes: { nodes: Array<
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                        > } | null }
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
                  > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
              | { regularPrice: string | null, databaseId: number, slug: string | null, name: string | null, virtual: boolean | null, onSale: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, attributes: { nodes: Array<
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                        > } | null }
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
                  > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
              | { regularPrice: string | null, soldIndividually: boolean | null, databaseId: number, slug: string | null, name: string | null, virtual: boolean | null, onSale: boolean | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, attributes: { nodes: Array<
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                        > } | null }
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
                  > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
              | { regularPrice: string | null, soldIndividually: boolean | null, databaseId: number, slug: string | null, name: string | null, virtual: boolean | null, onSale: boolean | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, attributes: { nodes: Array<
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                        > } | null }
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
                  > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
             } | null, variation: { attributes: Array<{ name: string | null, value: string | null } | null> | null, node: { regularPrice: string | null, soldIndividually: boolean | null, databaseId: number, virtual: boolean | null, onSale: boolean | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, image: { sourceUrl: string | null, altText: string | null } | null } } | null }> } | null } | null } | null };

export type UpdateItemQuantitiesMutationVariables = Exact<{
  input: UpdateItemQuantitiesInput;
}>;


export type UpdateItemQuantitiesMutation = { updateItemQuantities: { cart: { total: string | null, subtotal: string | null, subtotalTax: string | null, totalTax: string | null, discountTotal: string | null, discountTax: string | null, shippingTotal: string | null, shippingTax: string | null, feeTotal: string | null, feeTax: string | null, needsShippingAddress: boolean | null, displayPricesIncludeTax: boolean | null, chosenShippingMethods: Array<string | null> | null, rawTotal: string | null, rawSubtotal: string | null, rawSubtotalTax: string | null, rawTotalTax: string | null, rawDiscountTotal: string | null, rawDiscountTax: string | null, rawShippingTotal: string | null, rawShippingTax: string | null, rawFeeTotal: string | null, rawFeeTax: string | null, availableShippingMethods: Array<{ packageDetails: string | null, rates: Array<{ id: string, label: string | null, cost: string | null, rawCost: string | null } | null> | null } | null> | null, appliedCoupons: Array<{ code: string, description: string | null, discountAmount: string, discountTax: string, rawDiscountAmount: string, rawDiscountTax: string } | null> | null, contents: { itemCount: number | null, nodes: Array<{ key: string, quantity: number | null, subtotal: string | null, subtotalTax: string | null, rawSubtotal: string | null, rawSubtotalTax: string | null, extraData: Array<{ key: string, value: string | null } | null> | null, product: { simpleVariations: Array<{ name: string | null, value: string | null } | null> | null, node:
              | { regularPrice: string | null, databaseId: number, slug: string | null, name: string | null, virtual: boolean | null, onSale: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, attributes: { nodes: Array<
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                        > } | null }
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
                  > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
              | { regularPrice: string | null, databaseId: number, slug: string | null, name: string | null, virtual: boolean | null, onSale: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, attributes: { nodes: Array<
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                        > } | null }
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
                  > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
              | { regularPrice: string | null, soldIndividually: boolean | null, databaseId: number, slug: string | null, name: string | null, virtual: boolean | null, onSale: boolean | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, attributes: { nodes: Array<
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                        > } | null }
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
                  > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
              | { regularPrice: string | null, soldIndividually: boolean | null, databaseId: number, slug: string | null, name: string | null, virtual: boolean | null, onSale: boolean | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, attributes: { nodes: Array<
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                        > } | null }
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
                  > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
             } | null, variation: { attributes: Array<{ name: string | null, value: string | null } | null> | null, node: { regularPrice: string | null, soldIndividually: boolean | null, databaseId: number, virtual: boolean | null, onSale: boolean | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, image: { sourceUrl: string | null, altText: string | null } | null } } | null }> } | null } | null } | null };

export type UpdateShippingMethodMutationVariables = Exact<{
  input: UpdateShippingMethodInput;
}>;


export type UpdateShippingMethodMutation = { updateShippingMethod: { cart: { total: string | null, subtotal: string | null, subtotalTax: string | null, totalTax: string | null, discountTotal: string | null, discountTax: string | null, shippingTotal: string | null, shippingTax: string | null, feeTotal: string | null, feeTax: string | null, needsShippingAddress: boolean | null, displayPricesIncludeTax: boolean | null, chosenShippingMethods: Array<string | null> | null, rawTotal: string | null, rawSubtotal: string | null, rawSubtotalTax: string | null, rawTotalTax: string | null, rawDiscountTotal: string | null, rawDiscountTax: string | null, rawShippingTotal: string | null, rawShippingTax: string | null, rawFeeTotal: string | null, rawFeeTax: string | null, availableShippingMethods: Array<{ packageDetails: string | null, rates: Array<{ id: string, label: string | null, cost: string | null, rawCost: string | null } | null> | null } | null> | null, appliedCoupons: Array<{ code: string, description: string | null, discountAmount: string, discountTax: string, rawDiscountAmount: string, rawDiscountTax: string } | null> | null, contents: { itemCount: number | null, nodes: Array<{ key: string, quantity: number | null, subtotal: string | null, subtotalTax: string | null, rawSubtotal: string | null, rawSubtotalTax: string | null, extraData: Array<{ key: string, value: string | null } | null> | null, product: { simpleVariations: Array<{ name: string | null, value: string | null } | null> | null, node:
              | { regularPrice: string | null, databaseId: number, slug: string | null, name: string | null, virtual: boolean | null, onSale: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, attributes: { nodes: Array<
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                        > } | null }
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
                  > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
              | { regularPrice: string | null, databaseId: number, slug: string | null, name: string | null, virtual: boolean | null, onSale: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, attributes: { nodes: Array<
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                        > } | null }
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
                  > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
              | { regularPrice: string | null, soldIndividually: boolean | null, databaseId: number, slug: string | null, name: string | null, virtual: boolean | null, onSale: boolean | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, attributes: { nodes: Array<
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                        > } | null }
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
                  > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
              | { regularPrice: string | null, soldIndividually: boolean | null, databaseId: number, slug: string | null, name: string | null, virtual: boolean | null, onSale: boolean | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, attributes: { nodes: Array<
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                        > } | null }
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
                  > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
             } | null, variation: { attributes: Array<{ name: string | null, value: string | null } | null> | null, node: { regularPrice: string | null, soldIndividually: boolean | null, databaseId: number, virtual: boolean | null, onSale: boolean | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, image: { sourceUrl: string | null, altText: string | null } | null } } | null }> } | null } | null } | null };

type CatalogueProduct_ExternalProduct_Fragment = { sku: string | null, catalogVisibility: CatalogVisibilityEnum | null, date: string | null, totalSales: number | null, description: string | null, databaseId: number, slug: string | null, name: string | null, type: ProductTypesEnum | null, onSale: boolean | null, purchasable: boolean | null, averageRating: number | null, reviewCount: number | null, shortDescription: string | null, price: string | null, regularPrice: string | null, rawPrice: string | null, rawRegularPrice: string | null, attributes: { nodes: Array<
      | { name: string | null, label: string | null }
      | { name: string | null, label: string | null }
    > } | null, terms: { nodes: Array<
      | { taxonomyName: string | null, slug: string | null, name: string | null }
      | { taxonomyName: string | null, slug: string | null, name: string | null }
      | { taxonomyName: string | null, slug: string | null, name: string | null }
      | { taxonomyName: string | null, slug: string | null, name: string | null }
      | { taxonomyName: string | null, slug: string | null, name: string | null }
      | { taxonomyName: string | null, slug: string | null, name: string | null }
      | { taxonomyName: string | null, slug: string | null, name: string | null }
      | { taxonomyName: string | null, slug: string | null, name: string | null }
      | { taxonomyName: string | null, slug: string | null, name: string | null }
      | { taxonomyName: string | null, slug: string | null, name: string | null }
    > } | null, metaData: Array<{ key: string, value: string | null } | null> | null, image: { sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ slug: string | null, name: string | null }> } | null };

type CatalogueProduct_GroupProduct_Fragment = { sku: string | null, catalogVisibility: CatalogVisibilityEnum | null, date: string | null, totalSales: number | null, description: string | null, databaseId: number, slug: string | null, name: string | null, type: ProductTypesEnum | null, onSale: boolean | null, purchasable: boolean | null, averageRating: number | null, reviewCount: number | null, shortDescription: string | null, price: string | null, regularPrice: string | null, rawPrice: string | null, rawRegularPrice: string | null, attributes: { nodes: Array<
      | { name: string | null, label: string | null }
      | { name: string | null, label: string | null }
    > } | null, terms: { nodes: Array<
      | { taxonomyName: string | null, slug: string | null, name: string | null }
      | { taxonomyName: string | null, slug: string | null, name: string | null }
      | { taxonomyName: string | null, slug: string | null, name: string | null }
      | { taxonomyName: string | null, slug: string | null, name: string | null }
      | { taxonomyName: string | null, slug: string | null, name: string | null }
      | { taxonomyName: string | null, slug: string | null, name: string | null }
      | { taxonomyName: string | null, slug: string | null, name: string | null }
      | { taxonomyName: string | null, slug: string | null, name: string | null }
      | { taxonomyName: string | null, slug: string | null, name: string | null }
      | { taxonomyName: string | null, slug: string | null, name: string | null }
    > } | null, metaData: Array<{ key: string, value: string | null } | null> | null, image: { sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ slug: string | null, name: string | null }> } | null };

type CatalogueProduct_SimpleProduct_Fragment = { sku: string | null, catalogVisibility: CatalogVisibilityEnum | null, date: string | null, totalSales: number | null, description: string | null, databaseId: number, slug: string | null, name: string | null, type: ProductTypesEnum | null, onSale: boolean | null, purchasable: boolean | null, averageRating: number | null, reviewCount: number | null, shortDescription: string | null, price: string | null, regularPrice: string | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, attributes: { nodes: Array<
      | { name: string | null, label: string | null }
      | { name: string | null, label: string | null }
    > } | null, terms: { nodes: Array<
      | { taxonomyName: string | null, slug: string | null, name: string | null }
      | { taxonomyName: string | null, slug: string | null, name: string | null }
      | { taxonomyName: string | null, slug: string | null, name: string | null }
      | { taxonomyName: string | null, slug: string | null, name: string | null }
      | { taxonomyName: string | null, slug: string | null, name: string | null }
      | { taxonomyName: string | null, slug: string | null, name: string | null }
      | { taxonomyName: string | null, slug: string | null, name: string | null }
      | { taxonomyName: string | null, slug: string | null, name: string | null }
      | { taxonomyName: string | null, slug: string | null, name: string | null }
      | { taxonomyName: string | null, slug: string | null, name: string | null }
    > } | null, metaData: Array<{ key: string, value: string | null } | null> | null, image: { sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ slug: string | null, name: string | null }> } | null };

type CatalogueProduct_VariableProduct_Fragment = { sku: string | null, catalogVisibility: CatalogVisibilityEnum | null, date: string | null, totalSales: number | null, description: string | null, databaseId: number, slug: string | null, name: string | null, type: ProductTypesEnum | null, onSale: boolean | null, purchasable: boolean | null, averageRating: number | null, reviewCount: number | null, shortDescription: string | null, price: string | null, regularPrice: string | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, variations: { nodes: Array<{ databaseId: number, sku: string | null, onSale: boolean | null, purchasable: boolean | null, price: string | null, regularPrice: string | null, rawPrice: string | null, rawRegularPrice: string | null }> } | null, attributes: { nodes: Array<
      | { name: string | null, label: string | null }
      | { name: string | null, label: string | null }
    > } | null, terms: { nodes: Array<
      | { taxonomyName: string | null, slug: string | null, name: string | null }
      | { taxonomyName: string | null, slug: string | null, name: string | null }
      | { taxonomyName: string | null, slug: string | null, name: string | null }
      | { taxonomyName: string | null, slug: string | null, name: string | null }
      | { taxonomyName: string | null, slug: string | null, name: string | null }
      | { taxonomyName: string | null, slug: string | null, name: string | null }
      | { taxonomyName: string | null, slug: string | null, name: string | null }
      | { taxonomyName: string | null, slug: string | null, name: string | null }
      | { taxonomyName: string | null, slug: string | null, name: string | null }
      | { taxonomyName: string | null, slug: string | null, name: string | null }
    > } | null, metaData: Array<{ key: string, value: string | null } | null> | null, image: { sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ slug: string | null, name: string | null }> } | null };

export type CatalogueProductFragment =
  | CatalogueProduct_ExternalProduct_Fragment
  | CatalogueProduct_GroupProduct_Fragment
  | CatalogueProduct_SimpleProduct_Fragment
  | CatalogueProduct_VariableProduct_Fragment
;

export type GetChangedProductsQueryVariables = Exact<{
  after?: string | null | undefined;
  first?: number | null | undefined;
  include?: Array<number | null | undefined> | number | null | undefined;
  exclude?: Array<number | null | undefined> | number | null | undefined;
}>;


export type GetChangedProductsQuery = { products: { found: number | null, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<
      | { databaseId: number, modified: string | null }
      | { databaseId: number, modified: string | null }
      | { databaseId: number, modified: string | null }
      | { databaseId: number, modified: string | null }
    > } | null };

export type GetNetQuantitiesQueryVariables = Exact<{
  after?: string | null | undefined;
  first?: number | null | undefined;
  include?: Array<number | null | undefined> | number | null | undefined;
}>;


export type GetNetQuantitiesQuery = { products: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<
      | { databaseId: number, attributes: { nodes: Array<
            | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                > } | null }
            | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
          > } | null }
      | { databaseId: number, attributes: { nodes: Array<
            | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                > } | null }
            | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
          > } | null }
      | { databaseId: number, attributes: { nodes: Array<
            | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                > } | null }
            | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
          > } | null }
      | { databaseId: number, attributes: { nodes: Array<
            | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                > } | null }
            | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
          > } | null, variations: { nodes: Array<{ databaseId: number, attributes: { nodes: Array<{ name: string | null, value: string | null }> } | null }> } | null }
    > } | null };

export type GetProductCursorsQueryVariables = Exact<{
  after?: string | null | undefined;
  slug?: Array<string | null | undefined> | string | null | undefined;
  first?: number | null | undefined;
  orderby?: ProductsOrderByEnum | null | undefined;
  exclude?: Array<number | null | undefined> | number | null | undefined;
}>;


export type GetProductCursorsQuery = { products: { found: number | null, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ cursor: string | null }> } | null };

export type GetProductsQueryVariables = Exact<{
  after?: string | null | undefined;
  slug?: Array<string | null | undefined> | string | null | undefined;
  first?: number | null | undefined;
  orderby?: ProductsOrderByEnum | null | undefined;
  include?: Array<number | null | undefined> | number | null | undefined;
  exclude?: Array<number | null | undefined> | number | null | undefined;
}>;


export type GetProductsQuery = { products: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<
      | { sku: string | null, catalogVisibility: CatalogVisibilityEnum | null, date: string | null, totalSales: number | null, description: string | null, databaseId: number, slug: string | null, name: string | null, type: ProductTypesEnum | null, onSale: boolean | null, purchasable: boolean | null, averageRating: number | null, reviewCount: number | null, shortDescription: string | null, price: string | null, regularPrice: string | null, rawPrice: string | null, rawRegularPrice: string | null, attributes: { nodes: Array<
            | { name: string | null, label: string | null }
            | { name: string | null, label: string | null }
          > } | null, terms: { nodes: Array<
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
          > } | null, metaData: Array<{ key: string, value: string | null } | null> | null, image: { sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ slug: string | null, name: string | null }> } | null }
      | { sku: string | null, catalogVisibility: CatalogVisibilityEnum | null, date: string | null, totalSales: number | null, description: string | null, databaseId: number, slug: string | null, name: string | null, type: ProductTypesEnum | null, onSale: boolean | null, purchasable: boolean | null, averageRating: number | null, reviewCount: number | null, shortDescription: string | null, price: string | null, regularPrice: string | null, rawPrice: string | null, rawRegularPrice: string | null, attributes: { nodes: Array<
            | { name: string | null, label: string | null }
            | { name: string | null, label: string | null }
          > } | null, terms: { nodes: Array<
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
          > } | null, metaData: Array<{ key: string, value: string | null } | null> | null, image: { sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ slug: string | null, name: string | null }> } | null }
      | { sku: string | null, catalogVisibility: CatalogVisibilityEnum | null, date: string | null, totalSales: number | null, description: string | null, databaseId: number, slug: string | null, name: string | null, type: ProductTypesEnum | null, onSale: boolean | null, purchasable: boolean | null, averageRating: number | null, reviewCount: number | null, shortDescription: string | null, price: string | null, regularPrice: string | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, attributes: { nodes: Array<
            | { name: string | null, label: string | null }
            | { name: string | null, label: string | null }
          > } | null, terms: { nodes: Array<
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
          > } | null, metaData: Array<{ key: string, value: string | null } | null> | null, image: { sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ slug: string | null, name: string | null }> } | null }
      | { sku: string | null, catalogVisibility: CatalogVisibilityEnum | null, date: string | null, totalSales: number | null, description: string | null, databaseId: number, slug: string | null, name: string | null, type: ProductTypesEnum | null, onSale: boolean | null, purchasable: boolean | null, averageRating: number | null, reviewCount: number | null, shortDescription: string | null, price: string | null, regularPrice: string | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, variations: { nodes: Array<{ databaseId: number, sku: string | null, onSale: boolean | null, purchasable: boolean | null, price: string | null, regularPrice: string | null, rawPrice: string | null, rawRegularPrice: string | null }> } | null, attributes: { nodes: Array<
            | { name: string | null, label: string | null }
            | { name: string | null, label: string | null }
          > } | null, terms: { nodes: Array<
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
          > } | null, metaData: Array<{ key: string, value: string | null } | null> | null, image: { sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ slug: string | null, name: string | null }> } | null }
    > } | null };

export type CategoryDetailFragment = { databaseId: number, slug: string | null, name: string | null, count: number | null, image: { sourceUrl: string | null, altText: string | null } | null, parent: { node: { slug: string | null } } | null };

export type GetProductCategoriesQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type GetProductCategoriesQuery = { productCategories: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ databaseId: number, slug: string | null, name: string | null, count: number | null, image: { sourceUrl: string | null, altText: string | null } | null, parent: { node: { slug: string | null } } | null }> } | null };

export type CheckoutMutationVariables = Exact<{
  input: CheckoutInput;
}>;


export type CheckoutMutation = { checkout: { result: string | null, redirect: string | null, order: { databaseId: number | null, orderNumber: string | null, orderKey: string | null, date: string | null, status: OrderStatusEnum | null, needsPayment: boolean | null, hasDownloadableItem: boolean | null, total: string | null, totalTax: string | null, discountTotal: string | null, discountTax: string | null, shippingTotal: string | null, shippingTax: string | null, paymentMethod: string | null, paymentMethodTitle: string | null, customerNote: string | null, needsShippingAddress: boolean | null, rawTotal: string | null, rawTotalTax: string | null, rawDiscountTotal: string | null, rawDiscountTax: string | null, rawShippingTotal: string | null, rawShippingTax: string | null, repair: Array<{ key: string, value: string | null } | null> | null, giftCards: Array<{ key: string, value: string | null } | null> | null, arrival: Array<{ key: string, value: string | null } | null> | null, invoice: Array<{ key: string, value: string | null } | null> | null, taxLines: { nodes: Array<{ label: string | null, taxTotal: string | null, shippingTaxTotal: string | null }> } | null, billing: { firstName: string | null, lastName: string | null, company: string | null, address1: string | null, address2: string | null, city: string | null, state: string | null, postcode: string | null, country: CountriesEnum | null, email: string | null, phone: string | null } | null, shipping: { firstName: string | null, lastName: string | null, company: string | null, address1: string | null, address2: string | null, city: string | null, state: string | null, postcode: string | null, country: CountriesEnum | null, email: string | null, phone: string | null } | null, shippingLines: { nodes: Array<{ methodTitle: string | null }> } | null, couponLines: { nodes: Array<{ code: string | null, discount: string | null, discountTax: string | null }> } | null, lineItems: { nodes: Array<{ productId: number | null, variationId: number | null, quantity: number | null, subtotal: string | null, subtotalTax: string | null, rawSubtotal: string | null, rawSubtotalTax: string | null, metaData: Array<{ key: string, value: string | null } | null> | null, product: { node:
              | { name: string | null, slug: string | null, attributes: { nodes: Array<
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                        > } | null }
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
                  > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
              | { name: string | null, slug: string | null, attributes: { nodes: Array<
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                        > } | null }
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
                  > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
              | { name: string | null, slug: string | null, attributes: { nodes: Array<
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                        > } | null }
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
                  > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
              | { name: string | null, slug: string | null, attributes: { nodes: Array<
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                        > } | null }
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
                  > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
             } | null, variation: { node: { name: string | null, image: { sourceUrl: string | null, altText: string | null } | null, attributes: { nodes: Array<{ name: string | null, value: string | null }> } | null } } | null }> } | null } | null } | null };

export type GetContentPageQueryVariables = Exact<{
  uri: string | number;
}>;


export type GetContentPageQuery = { page: { title: string | null, content: string | null } | null };

export type GetAllowedCountriesQueryVariables = Exact<{ [key: string]: never; }>;


export type GetAllowedCountriesQuery = { allowedCountries: Array<CountriesEnum | null> | null };

export type GetStatesQueryVariables = Exact<{
  country: CountriesEnum;
}>;


export type GetStatesQuery = { countryStates: Array<{ code: string, name: string } | null> | null };

export type AddressDetailFragment = { firstName: string | null, lastName: string | null, company: string | null, address1: string | null, address2: string | null, city: string | null, state: string | null, postcode: string | null, country: CountriesEnum | null, email: string | null, phone: string | null };

export type CustomerDetailFragment = { databaseId: number | null, email: string | null, firstName: string | null, lastName: string | null, username: string | null, billing: { firstName: string | null, lastName: string | null, company: string | null, address1: string | null, address2: string | null, city: string | null, state: string | null, postcode: string | null, country: CountriesEnum | null, email: string | null, phone: string | null } | null, shipping: { firstName: string | null, lastName: string | null, company: string | null, address1: string | null, address2: string | null, city: string | null, state: string | null, postcode: string | null, country: CountriesEnum | null, email: string | null, phone: string | null } | null };

export type UpdateCustomerMutationVariables = Exact<{
  input: UpdateCustomerInput;
}>;


export type UpdateCustomerMutation = { updateCustomer: { customer: { databaseId: number | null, email: string | null, firstName: string | null, lastName: string | null, username: string | null, billing: { firstName: string | null, lastName: string | null, company: string | null, address1: string | null, address2: string | null, city: string | null, state: string | null, postcode: string | null, country: CountriesEnum | null, email: string | null, phone: string | null } | null, shipping: { firstName: string | null, lastName: string | null, company: string | null, address1: string | null, address2: string | null, city: string | null, state: string | null, postcode: string | null, country: CountriesEnum | null, email: string | null, phone: string | null } | null } | null } | null };

export type GetDevicesQueryVariables = Exact<{ [key: string]: never; }>;


export type GetDevicesQuery = { viewer: { id: string, databaseId: number } | null, customer: { id: string, metaData: Array<{ key: string, value: string | null } | null> | null } | null };

export type CustomerDevicesFragment = { id: string, metaData: Array<{ key: string, value: string | null } | null> | null };

export type KeepDevicesMutationVariables = Exact<{
  devices: string;
}>;


export type KeepDevicesMutation = { updateCustomer: { customer: { id: string, metaData: Array<{ key: string, value: string | null } | null> | null } | null } | null };

export type DownloadDetailFragment = { id: string, downloadId: string, name: string | null, url: string | null, downloadsRemaining: number | null, accessExpires: string | null, product:
    | { name: string | null, slug: string | null }
    | { name: string | null, slug: string | null }
    | { name: string | null, slug: string | null }
    | { name: string | null, slug: string | null }
    | { name: string | null, slug: string | null }
   | null };

export type GetDownloadsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetDownloadsQuery = { viewer: { databaseId: number } | null, customer: { downloadableItems: { nodes: Array<{ id: string, downloadId: string, name: string | null, url: string | null, downloadsRemaining: number | null, accessExpires: string | null, product:
          | { name: string | null, slug: string | null }
          | { name: string | null, slug: string | null }
          | { name: string | null, slug: string | null }
          | { name: string | null, slug: string | null }
          | { name: string | null, slug: string | null }
         | null }> } | null } | null };

export type OrderDetailFragment = { databaseId: number | null, orderNumber: string | null, orderKey: string | null, date: string | null, status: OrderStatusEnum | null, needsPayment: boolean | null, hasDownloadableItem: boolean | null, total: string | null, totalTax: string | null, discountTotal: string | null, discountTax: string | null, shippingTotal: string | null, shippingTax: string | null, paymentMethod: string | null, paymentMethodTitle: string | null, customerNote: string | null, needsShippingAddress: boolean | null, rawTotal: string | null, rawTotalTax: string | null, rawDiscountTotal: string | null, rawDiscountTax: string | null, rawShippingTotal: string | null, rawShippingTax: string | null, repair: Array<{ key: string, value: string | null } | null> | null, giftCards: Array<{ key: string, value: string | null } | null> | null, arrival: Array<{ key: string, value: string | null } | null> | null, invoice: Array<{ key: string, value: string | null } | null> | null, taxLines: { nodes: Array<{ label: string | null, taxTotal: string | null, shippingTaxTotal: string | null }> } | null, billing: { firstName: string | null, lastName: string | null, company: string | null, address1: string | null, address2: string | null, city: string | null, state: string | null, postcode: string | null, country: CountriesEnum | null, email: string | null, phone: string | null } | null, shipping: { firstName: string | null, lastName: string | null, company: string | null, address1: string | null, address2: string | null, city: string | null, state: string | null, postcode: string | null, country: CountriesEnum | null, email: string | null, phone: string | null } | null, shippingLines: { nodes: Array<{ methodTitle: string | null }> } | null, couponLines: { nodes: Array<{ code: string | null, discount: string | null, discountTax: string | null }> } | null, lineItems: { nodes: Array<{ productId: number | null, variationId: number | null, quantity: number | null, subtotal: string | null, subtotalTax: string | null, rawSubtotal: string | null, rawSubtotalTax: string | null, metaData: Array<{ key: string, value: string | null } | null> | null, product: { node:
          | { name: string | null, slug: string | null, attributes: { nodes: Array<
                | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                      | { slug: string | null, name: string | null }
                      | { slug: string | null, name: string | null }
                      | { slug: string | null, name: string | null }
                      | { slug: string | null, name: string | null }
                      | { slug: string | null, name: string | null }
                      | { slug: string | null, name: string | null }
                      | { slug: string | null, name: string | null }
                      | { slug: string | null, name: string | null }
                      | { slug: string | null, name: string | null }
                      | { slug: string | null, name: string | null }
                    > } | null }
                | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
              > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
          | { name: string | null, slug: string | null, attributes: { nodes: Array<
                | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                      | { slug: string | null, name: string | null }
                      | { slug: string | null, name: string | null }
                      | { slug: string | null, name: string | null }
                      | { slug: string | null, name: string | null }
                      | { slug: string | null, name: string | null }
                      | { slug: string | null, name: string | null }
                      | { slug: string | null, name: string | null }
                      | { slug: string | null, name: string | null }
                      | { slug: string | null, name: string | null }
                      | { slug: string | null, name: string | null }
                    > } | null }
                | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
              > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
          | { name: string | null, slug: string | null, attributes: { nodes: Array<
                | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                      | { slug: string | null, name: string | null }
                      | { slug: string | null, name: string | null }
                      | { slug: string | null, name: string | null }
                      | { slug: string | null, name: string | null }
                      | { slug: string | null, name: string | null }
                      | { slug: string | null, name: string | null }
                      | { slug: string | null, name: string | null }
                      | { slug: string | null, name: string | null }
                      | { slug: string | null, name: string | null }
                      | { slug: string | null, name: string | null }
                    > } | null }
                | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
              > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
          | { name: string | null, slug: string | null, attributes: { nodes: Array<
                | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                      | { slug: string | null, name: string | null }
                      | { slug: string | null, name: string | null }
                      | { slug: string | null, name: string | null }
                      | { slug: string | null, name: string | null }
                      | { slug: string | null, name: string | null }
                      | { slug: string | null, name: string | null }
                      | { slug: string | null, name: string | null }
                      | { slug: string | null, name: string | null }
                      | { slug: string | null, name: string | null }
                      | { slug: string | null, name: string | null }
                    > } | null }
                | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
              > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
         } | null, variation: { node: { name: string | null, image: { sourceUrl: string | null, altText: string | null } | null, attributes: { nodes: Array<{ name: string | null, value: string | null }> } | null } } | null }> } | null };

export type OrderLineDetailFragment = { productId: number | null, variationId: number | null, quantity: number | null, subtotal: string | null, subtotalTax: string | null, rawSubtotal: string | null, rawSubtotalTax: string | null, metaData: Array<{ key: string, value: string | null } | null> | null, product: { node:
      | { name: string | null, slug: string | null, attributes: { nodes: Array<
            | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                > } | null }
            | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
          > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
      | { name: string | null, slug: string | null, attributes: { nodes: Array<
            | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                > } | null }
            | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
          > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
      | { name: string | null, slug: string | null, attributes: { nodes: Array<
            | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                > } | null }
            | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
          > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
      | { name: string | null, slug: string | null, attributes: { nodes: Array<
            | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                > } | null }
            | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
          > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
     } | null, variation: { node: { name: string | null, image: { sourceUrl: string | null, altText: string | null } | null, attributes: { nodes: Array<{ name: string | null, value: string | null }> } | null } } | null };

export type OrderOwnerFragment = { databaseId: number | null, orderNumber: string | null, billing: { email: string | null } | null };

export type AssignOrderMutationVariables = Exact<{
  id: string | number;
  customerId: string | number;
  note: string;
}>;


export type AssignOrderMutation = { updateOrder: { order: { databaseId: number | null, customer: { databaseId: number | null } | null } | null } | null, createOrderNote: { order: { databaseId: number | null } | null } | null };

export type FindOrderOwnersQueryVariables = Exact<{
  id: string | number;
  number: string;
}>;


export type FindOrderOwnersQuery = { order: { databaseId: number | null, orderNumber: string | null, billing: { email: string | null } | null } | null, orders: { nodes: Array<{ databaseId: number | null, orderNumber: string | null, billing: { email: string | null } | null }> } | null };

export type FindOrdersQueryVariables = Exact<{
  where?: RootQueryToOrderConnectionWhereArgs | null | undefined;
  metaKeys?: Array<string | null | undefined> | string | null | undefined;
}>;


export type FindOrdersQuery = { orders: { nodes: Array<{ databaseId: number | null, orderNumber: string | null, orderKey: string | null, date: string | null, status: OrderStatusEnum | null, needsPayment: boolean | null, hasDownloadableItem: boolean | null, total: string | null, totalTax: string | null, discountTotal: string | null, discountTax: string | null, shippingTotal: string | null, shippingTax: string | null, paymentMethod: string | null, paymentMethodTitle: string | null, customerNote: string | null, needsShippingAddress: boolean | null, rawTotal: string | null, rawTotalTax: string | null, rawDiscountTotal: string | null, rawDiscountTax: string | null, rawShippingTotal: string | null, rawShippingTax: string | null, metaData: Array<{ key: string, value: string | null } | null> | null, repair: Array<{ key: string, value: string | null } | null> | null, giftCards: Array<{ key: string, value: string | null } | null> | null, arrival: Array<{ key: string, value: string | null } | null> | null, invoice: Array<{ key: string, value: string | null } | null> | null, taxLines: { nodes: Array<{ label: string | null, taxTotal: string | null, shippingTaxTotal: string | null }> } | null, billing: { firstName: string | null, lastName: string | null, company: string | null, address1: string | null, address2: string | null, city: string | null, state: string | null, postcode: string | null, country: CountriesEnum | null, email: string | null, phone: string | null } | null, shipping: { firstName: string | null, lastName: string | null, company: string | null, address1: string | null, address2: string | null, city: string | null, state: string | null, postcode: string | null, country: CountriesEnum | null, email: string | null, phone: string | null } | null, shippingLines: { nodes: Array<{ methodTitle: string | null }> } | null, couponLines: { nodes: Array<{ code: string | null, discount: string | null, discountTax: string | null }> } | null, lineItems: { nodes: Array<{ productId: number | null, variationId: number | null, quantity: number | null, subtotal: string | null, subtotalTax: string | null, rawSubtotal: string | null, rawSubtotalTax: string | null, metaData: Array<{ key: string, value: string | null } | null> | null, product: { node:
              | { name: string | null, slug: string | null, attributes: { nodes: Array<
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                        > } | null }
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
                  > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
              | { name: string | null, slug: string | null, attributes: { nodes: Array<
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                        > } | null }
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
                  > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
              | { name: string | null, slug: string | null, attributes: { nodes: Array<
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                        > } | null }
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
                  > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
              | { name: string | null, slug: string | null, attributes: { nodes: Array<
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                          | { slug: string | null, name: string | null }
                        > } | null }
                    | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
                  > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
             } | null, variation: { node: { name: string | null, image: { sourceUrl: string | null, altText: string | null } | null, attributes: { nodes: Array<{ name: string | null, value: string | null }> } | null } } | null }> } | null }> } | null };

export type GetGuestOrderQueryVariables = Exact<{
  id: string | number;
}>;


export type GetGuestOrderQuery = { order: { datePaid: string | null, databaseId: number | null, orderNumber: string | null, orderKey: string | null, date: string | null, status: OrderStatusEnum | null, needsPayment: boolean | null, hasDownloadableItem: boolean | null, total: string | null, totalTax: string | null, discountTotal: string | null, discountTax: string | null, shippingTotal: string | null, shippingTax: string | null, paymentMethod: string | null, paymentMethodTitle: string | null, customerNote: string | null, needsShippingAddress: boolean | null, rawTotal: string | null, rawTotalTax: string | null, rawDiscountTotal: string | null, rawDiscountTax: string | null, rawShippingTotal: string | null, rawShippingTax: string | null, refunds: { nodes: Array<{ amount: number | null }> } | null, customer: { databaseId: number | null } | null, repair: Array<{ key: string, value: string | null } | null> | null, giftCards: Array<{ key: string, value: string | null } | null> | null, arrival: Array<{ key: string, value: string | null } | null> | null, invoice: Array<{ key: string, value: string | null } | null> | null, taxLines: { nodes: Array<{ label: string | null, taxTotal: string | null, shippingTaxTotal: string | null }> } | null, billing: { firstName: string | null, lastName: string | null, company: string | null, address1: string | null, address2: string | null, city: string | null, state: string | null, postcode: string | null, country: CountriesEnum | null, email: string | null, phone: string | null } | null, shipping: { firstName: string | null, lastName: string | null, company: string | null, address1: string | null, address2: string | null, city: string | null, state: string | null, postcode: string | null, country: CountriesEnum | null, email: string | null, phone: string | null } | null, shippingLines: { nodes: Array<{ methodTitle: string | null }> } | null, couponLines: { nodes: Array<{ code: string | null, discount: string | null, discountTax: string | null }> } | null, lineItems: { nodes: Array<{ productId: number | null, variationId: number | null, quantity: number | null, subtotal: string | null, subtotalTax: string | null, rawSubtotal: string | null, rawSubtotalTax: string | null, metaData: Array<{ key: string, value: string | null } | null> | null, product: { node:
            | { name: string | null, slug: string | null, attributes: { nodes: Array<
                  | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                      > } | null }
                  | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
                > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
            | { name: string | null, slug: string | null, attributes: { nodes: Array<
                  | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                      > } | null }
                  | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
                > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
            | { name: string | null, slug: string | null, attributes: { nodes: Array<
                  | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                      > } | null }
                  | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
                > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
            | { name: string | null, slug: string | null, attributes: { nodes: Array<
                  | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                      > } | null }
                  | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
                > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
           } | null, variation: { node: { name: string | null, image: { sourceUrl: string | null, altText: string | null } | null, attributes: { nodes: Array<{ name: string | null, value: string | null }> } | null } } | null }> } | null } | null };

export type GetNewestOrderQueryVariables = Exact<{ [key: string]: never; }>;


export type GetNewestOrderQuery = { viewer: { databaseId: number } | null, customer: { orders: { nodes: Array<{ databaseId: number | null }> } | null } | null };

export type GetOrderQueryVariables = Exact<{
  id: string | number;
}>;


export type GetOrderQuery = { order: { datePaid: string | null, databaseId: number | null, orderNumber: string | null, orderKey: string | null, date: string | null, status: OrderStatusEnum | null, needsPayment: boolean | null, hasDownloadableItem: boolean | null, total: string | null, totalTax: string | null, discountTotal: string | null, discountTax: string | null, shippingTotal: string | null, shippingTax: string | null, paymentMethod: string | null, paymentMethodTitle: string | null, customerNote: string | null, needsShippingAddress: boolean | null, rawTotal: string | null, rawTotalTax: string | null, rawDiscountTotal: string | null, rawDiscountTax: string | null, rawShippingTotal: string | null, rawShippingTax: string | null, refunds: { nodes: Array<{ amount: number | null }> } | null, repair: Array<{ key: string, value: string | null } | null> | null, giftCards: Array<{ key: string, value: string | null } | null> | null, arrival: Array<{ key: string, value: string | null } | null> | null, invoice: Array<{ key: string, value: string | null } | null> | null, taxLines: { nodes: Array<{ label: string | null, taxTotal: string | null, shippingTaxTotal: string | null }> } | null, billing: { firstName: string | null, lastName: string | null, company: string | null, address1: string | null, address2: string | null, city: string | null, state: string | null, postcode: string | null, country: CountriesEnum | null, email: string | null, phone: string | null } | null, shipping: { firstName: string | null, lastName: string | null, company: string | null, address1: string | null, address2: string | null, city: string | null, state: string | null, postcode: string | null, country: CountriesEnum | null, email: string | null, phone: string | null } | null, shippingLines: { nodes: Array<{ methodTitle: string | null }> } | null, couponLines: { nodes: Array<{ code: string | null, discount: string | null, discountTax: string | null }> } | null, lineItems: { nodes: Array<{ productId: number | null, variationId: number | null, quantity: number | null, subtotal: string | null, subtotalTax: string | null, rawSubtotal: string | null, rawSubtotalTax: string | null, metaData: Array<{ key: string, value: string | null } | null> | null, product: { node:
            | { name: string | null, slug: string | null, attributes: { nodes: Array<
                  | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                      > } | null }
                  | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
                > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
            | { name: string | null, slug: string | null, attributes: { nodes: Array<
                  | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                      > } | null }
                  | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
                > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
            | { name: string | null, slug: string | null, attributes: { nodes: Array<
                  | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                      > } | null }
                  | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
                > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
            | { name: string | null, slug: string | null, attributes: { nodes: Array<
                  | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                      > } | null }
                  | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
                > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
           } | null, variation: { node: { name: string | null, image: { sourceUrl: string | null, altText: string | null } | null, attributes: { nodes: Array<{ name: string | null, value: string | null }> } | null } } | null }> } | null } | null };

export type GetOrderContractQueryVariables = Exact<{
  id: string | number;
}>;


export type GetOrderContractQuery = { order: { databaseId: number | null, orderNumber: string | null, orderKey: string | null, date: string | null, dateCompleted: string | null, datePaid: string | null, paymentMethod: string | null, status: OrderStatusEnum | null, rawTotal: string | null, rawShippingTotal: string | null, rawShippingTax: string | null, billing: { firstName: string | null, lastName: string | null, email: string | null } | null, metaData: Array<{ key: string, value: string | null } | null> | null, orderNotes: { nodes: Array<{ databaseId: number | null, note: string | null, dateCreated: string | null, isCustomerNote: boolean | null }> } | null, lineItems: { nodes: Array<{ databaseId: number | null, productId: number | null, variationId: number | null, quantity: number | null, subtotal: string | null, subtotalTax: string | null, rawTotal: string | null, rawTotalTax: string | null, rawSubtotal: string | null, rawSubtotalTax: string | null, product: { node:
            | { virtual: boolean | null, name: string | null, slug: string | null, attributes: { nodes: Array<
                  | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                      > } | null }
                  | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
                > } | null, productCategories: { nodes: Array<{ slug: string | null }> } | null, image: { sourceUrl: string | null, altText: string | null } | null }
            | { virtual: boolean | null, name: string | null, slug: string | null, attributes: { nodes: Array<
                  | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                      > } | null }
                  | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
                > } | null, productCategories: { nodes: Array<{ slug: string | null }> } | null, image: { sourceUrl: string | null, altText: string | null } | null }
            | { virtual: boolean | null, name: string | null, slug: string | null, attributes: { nodes: Array<
                  | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                      > } | null }
                  | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
                > } | null, productCategories: { nodes: Array<{ slug: string | null }> } | null, image: { sourceUrl: string | null, altText: string | null } | null }
            | { virtual: boolean | null, name: string | null, slug: string | null, attributes: { nodes: Array<
                  | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                      > } | null }
                  | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
                > } | null, productCategories: { nodes: Array<{ slug: string | null }> } | null, image: { sourceUrl: string | null, altText: string | null } | null }
           } | null, metaData: Array<{ key: string, value: string | null } | null> | null, variation: { node: { name: string | null, image: { sourceUrl: string | null, altText: string | null } | null, attributes: { nodes: Array<{ name: string | null, value: string | null }> } | null } } | null }> } | null } | null };

export type GetOrderOwnershipQueryVariables = Exact<{
  id: string | number;
}>;


export type GetOrderOwnershipQuery = { order: { databaseId: number | null, orderKey: string | null, billing: { email: string | null } | null, customer: { databaseId: number | null } | null } | null };

export type GetOrdersQueryVariables = Exact<{ [key: string]: never; }>;


export type GetOrdersQuery = { viewer: { databaseId: number } | null, customer: { orders: { nodes: Array<{ datePaid: string | null, databaseId: number | null, orderNumber: string | null, orderKey: string | null, date: string | null, status: OrderStatusEnum | null, needsPayment: boolean | null, hasDownloadableItem: boolean | null, total: string | null, totalTax: string | null, discountTotal: string | null, discountTax: string | null, shippingTotal: string | null, shippingTax: string | null, paymentMethod: string | null, paymentMethodTitle: string | null, customerNote: string | null, needsShippingAddress: boolean | null, rawTotal: string | null, rawTotalTax: string | null, rawDiscountTotal: string | null, rawDiscountTax: string | null, rawShippingTotal: string | null, rawShippingTax: string | null, repair: Array<{ key: string, value: string | null } | null> | null, giftCards: Array<{ key: string, value: string | null } | null> | null, arrival: Array<{ key: string, value: string | null } | null> | null, invoice: Array<{ key: string, value: string | null } | null> | null, taxLines: { nodes: Array<{ label: string | null, taxTotal: string | null, shippingTaxTotal: string | null }> } | null, billing: { firstName: string | null, lastName: string | null, company: string | null, address1: string | null, address2: string | null, city: string | null, state: string | null, postcode: string | null, country: CountriesEnum | null, email: string | null, phone: string | null } | null, shipping: { firstName: string | null, lastName: string | null, company: string | null, address1: string | null, address2: string | null, city: string | null, state: string | null, postcode: string | null, country: CountriesEnum | null, email: string | null, phone: string | null } | null, shippingLines: { nodes: Array<{ methodTitle: string | null }> } | null, couponLines: { nodes: Array<{ code: string | null, discount: string | null, discountTax: string | null }> } | null, lineItems: { nodes: Array<{ productId: number | null, variationId: number | null, quantity: number | null, subtotal: string | null, subtotalTax: string | null, rawSubtotal: string | null, rawSubtotalTax: string | null, metaData: Array<{ key: string, value: string | null } | null> | null, product: { node:
                | { name: string | null, slug: string | null, attributes: { nodes: Array<
                      | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                            | { slug: string | null, name: string | null }
                            | { slug: string | null, name: string | null }
                            | { slug: string | null, name: string | null }
                            | { slug: string | null, name: string | null }
                            | { slug: string | null, name: string | null }
                            | { slug: string | null, name: string | null }
                            | { slug: string | null, name: string | null }
                            | { slug: string | null, name: string | null }
                            | { slug: string | null, name: string | null }
                            | { slug: string | null, name: string | null }
                          > } | null }
                      | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
                    > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
                | { name: string | null, slug: string | null, attributes: { nodes: Array<
                      | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                            | { slug: string | null, name: string | null }
                            | { slug: string | null, name: string | null }
                            | { slug: string | null, name: string | null }
                            | { slug: string | null, name: string | null }
                            | { slug: string | null, name: string | null }
                            | { slug: string | null, name: string | null }
                            | { slug: string | null, name: string | null }
                            | { slug: string | null, name: string | null }
                            | { slug: string | null, name: string | null }
                            | { slug: string | null, name: string | null }
                          > } | null }
                      | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
                    > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
                | { name: string | null, slug: string | null, attributes: { nodes: Array<
                      | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                            | { slug: string | null, name: string | null }
                            | { slug: string | null, name: string | null }
                            | { slug: string | null, name: string | null }
                            | { slug: string | null, name: string | null }
                            | { slug: string | null, name: string | null }
                            | { slug: string | null, name: string | null }
                            | { slug: string | null, name: string | null }
                            | { slug: string | null, name: string | null }
                            | { slug: string | null, name: string | null }
                            | { slug: string | null, name: string | null }
                          > } | null }
                      | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
                    > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
                | { name: string | null, slug: string | null, attributes: { nodes: Array<
                      | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                            | { slug: string | null, name: string | null }
                            | { slug: string | null, name: string | null }
                            | { slug: string | null, name: string | null }
                            | { slug: string | null, name: string | null }
                            | { slug: string | null, name: string | null }
                            | { slug: string | null, name: string | null }
                            | { slug: string | null, name: string | null }
                            | { slug: string | null, name: string | null }
                            | { slug: string | null, name: string | null }
                            | { slug: string | null, name: string | null }
                          > } | null }
                      | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
                    > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
               } | null, variation: { node: { name: string | null, image: { sourceUrl: string | null, altText: string | null } | null, attributes: { nodes: Array<{ name: string | null, value: string | null }> } | null } } | null }> } | null }> } | null } | null };

export type GetOwnOrderQueryVariables = Exact<{
  id: string | number;
}>;


export type GetOwnOrderQuery = { viewer: { databaseId: number } | null, order: { datePaid: string | null, databaseId: number | null, orderNumber: string | null, orderKey: string | null, date: string | null, status: OrderStatusEnum | null, needsPayment: boolean | null, hasDownloadableItem: boolean | null, total: string | null, totalTax: string | null, discountTotal: string | null, discountTax: string | null, shippingTotal: string | null, shippingTax: string | null, paymentMethod: string | null, paymentMethodTitle: string | null, customerNote: string | null, needsShippingAddress: boolean | null, rawTotal: string | null, rawTotalTax: string | null, rawDiscountTotal: string | null, rawDiscountTax: string | null, rawShippingTotal: string | null, rawShippingTax: string | null, refunds: { nodes: Array<{ amount: number | null }> } | null, downloadableItems: { nodes: Array<{ id: string, downloadId: string, name: string | null, url: string | null, downloadsRemaining: number | null, accessExpires: string | null, product:
          | { name: string | null, slug: string | null }
          | { name: string | null, slug: string | null }
          | { name: string | null, slug: string | null }
          | { name: string | null, slug: string | null }
          | { name: string | null, slug: string | null }
         | null }> } | null, repair: Array<{ key: string, value: string | null } | null> | null, giftCards: Array<{ key: string, value: string | null } | null> | null, arrival: Array<{ key: string, value: string | null } | null> | null, invoice: Array<{ key: string, value: string | null } | null> | null, taxLines: { nodes: Array<{ label: string | null, taxTotal: string | null, shippingTaxTotal: string | null }> } | null, billing: { firstName: string | null, lastName: string | null, company: string | null, address1: string | null, address2: string | null, city: string | null, state: string | null, postcode: string | null, country: CountriesEnum | null, email: string | null, phone: string | null } | null, shipping: { firstName: string | null, lastName: string | null, company: string | null, address1: string | null, address2: string | null, city: string | null, state: string | null, postcode: string | null, country: CountriesEnum | null, email: string | null, phone: string | null } | null, shippingLines: { nodes: Array<{ methodTitle: string | null }> } | null, couponLines: { nodes: Array<{ code: string | null, discount: string | null, discountTax: string | null }> } | null, lineItems: { nodes: Array<{ productId: number | null, variationId: number | null, quantity: number | null, subtotal: string | null, subtotalTax: string | null, rawSubtotal: string | null, rawSubtotalTax: string | null, metaData: Array<{ key: string, value: string | null } | null> | null, product: { node:
            | { name: string | null, slug: string | null, attributes: { nodes: Array<
                  | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                      > } | null }
                  | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
                > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
            | { name: string | null, slug: string | null, attributes: { nodes: Array<
                  | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                      > } | null }
                  | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
                > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
            | { name: string | null, slug: string | null, attributes: { nodes: Array<
                  | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                      > } | null }
                  | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
                > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
            | { name: string | null, slug: string | null, attributes: { nodes: Array<
                  | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                        | { slug: string | null, name: string | null }
                      > } | null }
                  | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
                > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
           } | null, variation: { node: { name: string | null, image: { sourceUrl: string | null, altText: string | null } | null, attributes: { nodes: Array<{ name: string | null, value: string | null }> } | null } } | null }> } | null } | null };

export type MarkOrderPaidMutationVariables = Exact<{
  id: string | number;
  note: string;
}>;


export type MarkOrderPaidMutation = { updateOrder: { order: { databaseId: number | null } | null } | null, createOrderNote: { order: { databaseId: number | null } | null } | null };

export type RecordWithdrawalMutationVariables = Exact<{
  id: string | number;
  metaData?: Array<MetaDataInput | null | undefined> | MetaDataInput | null | undefined;
  note: string;
}>;


export type RecordWithdrawalMutation = { updateOrder: { order: { databaseId: number | null } | null } | null, createOrderNote: { order: { databaseId: number | null } | null } | null };

export type GetPaymentInstructionsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetPaymentInstructionsQuery = { paymentGateways: { nodes: Array<{ id: string, description: string | null }> } | null };

export type GetStripePaymentIntentQueryVariables = Exact<{
  stripePaymentMethod: StripePaymentMethodEnum;
}>;


export type GetStripePaymentIntentQuery = { stripePaymentIntent: { amount: number | null, currency: string | null, clientSecret: string | null, id: string | null, error: string | null, stripePaymentMethod: string | null } | null };

export type DeleteAccountMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteAccountMutation = { deleteUser: { deletedId: string | null } | null };

export type FindAccountQueryVariables = Exact<{
  email: string | number;
}>;


export type FindAccountQuery = { user: { databaseId: number, username: string | null, email: string | null } | null };

export type GetAccountRolesQueryVariables = Exact<{
  id: string | number;
}>;


export type GetAccountRolesQuery = { user: { databaseId: number, roles: { nodes: Array<{ name: string | null }> } | null } | null };

export type GetOwnRecordsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type GetOwnRecordsQuery = { viewer: { databaseId: number, registeredDate: string | null } | null, customer: { databaseId: number | null, email: string | null, firstName: string | null, lastName: string | null, username: string | null, lists: Array<{ key: string, value: string | null } | null> | null, orders: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ datePaid: string | null, databaseId: number | null, orderNumber: string | null, orderKey: string | null, date: string | null, status: OrderStatusEnum | null, needsPayment: boolean | null, hasDownloadableItem: boolean | null, total: string | null, totalTax: string | null, discountTotal: string | null, discountTax: string | null, shippingTotal: string | null, shippingTax: string | null, paymentMethod: string | null, paymentMethodTitle: string | null, customerNote: string | null, needsShippingAddress: boolean | null, rawTotal: string | null, rawTotalTax: string | null, rawDiscountTotal: string | null, rawDiscountTax: string | null, rawShippingTotal: string | null, rawShippingTax: string | null, repair: Array<{ key: string, value: string | null } | null> | null, giftCards: Array<{ key: string, value: string | null } | null> | null, arrival: Array<{ key: string, value: string | null } | null> | null, invoice: Array<{ key: string, value: string | null } | null> | null, taxLines: { nodes: Array<{ label: string | null, taxTotal: string | null, shippingTaxTotal: string | null }> } | null, billing: { firstName: string | null, lastName: string | null, company: string | null, address1: string | null, address2: string | null, city: string | null, state: string | null, postcode: string | null, country: CountriesEnum | null, email: string | null, phone: string | null } | null, shipping: { firstName: string | null, lastName: string | null, company: string | null, address1: string | null, address2: string | null, city: string | null, state: string | null, postcode: string | null, country: CountriesEnum | null, email: string | null, phone: string | null } | null, shippingLines: { nodes: Array<{ methodTitle: string | null }> } | null, couponLines: { nodes: Array<{ code: string | null, discount: string | null, discountTax: string | null }> } | null, lineItems: { nodes: Array<{ productId: number | null, variationId: number | null, quantity: number | null, subtotal: string | null, subtotalTax: string | null, rawSubtotal: string | null, rawSubtotalTax: string | null, metaData: Array<{ key: string, value: string | null } | null> | null, product: { node:
                | { name: string | null, slug: string | null, attributes: { nodes: Array<
                      | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                            | { slug: string | null, name: string | null }
                            | { slug: string | null, name: string | null }
                            | { slug: string | null, name: string | null }
                            | { slug: string | null, name: string | null }
                            | { slug: string | null, name: string | null }
                            | { slug: string | null, name: string | null }
                            | { slug: string | null, name: string | null }
                            | { slug: string | null, name: string | null }
                            | { slug: string | null, name: string | null }
                            | { slug: string | null, name: string | null }
                          > } | null }
                      | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
                    > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
                | { name: string | null, slug: string | null, attributes: { nodes: Array<
                      | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                            | { slug: string | null, name: string | null }
                            | { slug: string | null, name: string | null }
                            | { slug: string | null, name: string | null }
                            | { slug: string | null, name: string | null }
                            | { slug: string | null, name: string | null }
                            | { slug: string | null, name: string | null }
                            | { slug: string | null, name: string | null }
                            | { slug: string | null, name: string | null }
                            | { slug: string | null, name: string | null }
                            | { slug: string | null, name: string | null }
                          > } | null }
                      | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
                    > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
                | { name: string | null, slug: string | null, attributes: { nodes: Array<
                      | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                            | { slug: string | null, name: string | null }
                            | { slug: string | null, name: string | null }
                            | { slug: string | null, name: string | null }
                            | { slug: string | null, name: string | null }
                            | { slug: string | null, name: string | null }
                            | { slug: string | null, name: string | null }
                            | { slug: string | null, name: string | null }
                            | { slug: string | null, name: string | null }
                            | { slug: string | null, name: string | null }
                            | { slug: string | null, name: string | null }
                          > } | null }
                      | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
                    > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
                | { name: string | null, slug: string | null, attributes: { nodes: Array<
                      | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                            | { slug: string | null, name: string | null }
                            | { slug: string | null, name: string | null }
                            | { slug: string | null, name: string | null }
                            | { slug: string | null, name: string | null }
                            | { slug: string | null, name: string | null }
                            | { slug: string | null, name: string | null }
                            | { slug: string | null, name: string | null }
                            | { slug: string | null, name: string | null }
                            | { slug: string | null, name: string | null }
                            | { slug: string | null, name: string | null }
                          > } | null }
                      | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
                    > } | null, image: { sourceUrl: string | null, altText: string | null } | null }
               } | null, variation: { node: { name: string | null, image: { sourceUrl: string | null, altText: string | null } | null, attributes: { nodes: Array<{ name: string | null, value: string | null }> } | null } } | null }> } | null }> } | null, billing: { firstName: string | null, lastName: string | null, company: string | null, address1: string | null, address2: string | null, city: string | null, state: string | null, postcode: string | null, country: CountriesEnum | null, email: string | null, phone: string | null } | null, shipping: { firstName: string | null, lastName: string | null, company: string | null, address1: string | null, address2: string | null, city: string | null, state: string | null, postcode: string | null, country: CountriesEnum | null, email: string | null, phone: string | null } | null } | null };

export type GetOwnReviewsQueryVariables = Exact<{
  where: RootQueryToCommentConnectionWhereArgs;
  after?: string | null | undefined;
}>;


export type GetOwnReviewsQuery = { comments: { nodes: Array<{ databaseId: number, content: string | null, date: string | null, status: CommentStatusEnum | null, author: { node:
          | { __typename: 'CommentAuthor', databaseId: number, name: string | null, email: string | null }
          | { __typename: 'User', databaseId: number, name: string | null, email: string | null }
         } | null, commentedOn: { node:
          | { __typename: 'ExternalProduct', databaseId: number, slug: string | null }
          | { __typename: 'GroupProduct', databaseId: number, slug: string | null }
          | { __typename: 'SimpleProduct', databaseId: number, slug: string | null }
          | { __typename: 'VariableProduct', databaseId: number, slug: string | null }
         } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

type AttributeDetail_GlobalProductAttribute_Fragment = { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
      | { slug: string | null, name: string | null }
      | { slug: string | null, name: string | null }
      | { slug: string | null, name: string | null }
      | { slug: string | null, name: string | null }
      | { slug: string | null, name: string | null }
      | { slug: string | null, name: string | null }
      | { slug: string | null, name: string | null }
      | { slug: string | null, name: string | null }
      | { slug: string | null, name: string | null }
      | { slug: string | null, name: string | null }
    > } | null };

type AttributeDetail_LocalProductAttribute_Fragment = { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null };

export type AttributeDetailFragment =
  | AttributeDetail_GlobalProductAttribute_Fragment
  | AttributeDetail_LocalProductAttribute_Fragment
;

export type PictureFragment = { sourceUrl: string | null, altText: string | null };

type ProductDetail_ExternalProduct_Fragment = { externalUrl: string | null, buttonText: string | null, sku: string | null, description: string | null, virtual: boolean | null, reviewsAllowed: boolean | null, databaseId: number, slug: string | null, name: string | null, type: ProductTypesEnum | null, onSale: boolean | null, purchasable: boolean | null, averageRating: number | null, reviewCount: number | null, shortDescription: string | null, price: string | null, regularPrice: string | null, rawPrice: string | null, rawRegularPrice: string | null, attributes: { nodes: Array<
      | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
            | { slug: string | null, name: string | null }
            | { slug: string | null, name: string | null }
            | { slug: string | null, name: string | null }
            | { slug: string | null, name: string | null }
            | { slug: string | null, name: string | null }
            | { slug: string | null, name: string | null }
            | { slug: string | null, name: string | null }
            | { slug: string | null, name: string | null }
            | { slug: string | null, name: string | null }
            | { slug: string | null, name: string | null }
          > } | null }
      | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
    > } | null, defaultAttributes: { nodes: Array<{ name: string | null, value: string | null }> } | null, galleryImages: { nodes: Array<{ sourceUrl: string | null, altText: string | null }> } | null, related: { nodes: Array<
      | { databaseId: number, slug: string | null, name: string | null, type: ProductTypesEnum | null, onSale: boolean | null, purchasable: boolean | null, averageRating: number | null, reviewCount: number | null, shortDescription: string | null, price: string | null, regularPrice: string | null, rawPrice: string | null, rawRegularPrice: string | null, image: { sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ slug: string | null, name: string | null }> } | null }
      | { databaseId: number, slug: string | null, name: string | null, type: ProductTypesEnum | null, onSale: boolean | null, purchasable: boolean | null, averageRating: number | null, reviewCount: number | null, shortDescription: string | null, price: string | null, regularPrice: string | null, rawPrice: string | null, rawRegularPrice: string | null, image: { sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ slug: string | null, name: string | null }> } | null }
      | { databaseId: number, slug: string | null, name: string | null, type: ProductTypesEnum | null, onSale: boolean | null, purchasable: boolean | null, averageRating: number | null, reviewCount: number | null, shortDescription: string | null, price: string | null, regularPrice: string | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, image: { sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ slug: string | null, name: string | null }> } | null }
      | { databaseId: number, slug: string | null, name: string | null, type: ProductTypesEnum | null, onSale: boolean | null, purchasable: boolean | null, averageRating: number | null, reviewCount: number | null, shortDescription: string | null, price: string | null, regularPrice: string | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, variations: { nodes: Array<{ onSale: boolean | null, purchasable: boolean | null, price: string | null, regularPrice: string | null, rawPrice: string | null, rawRegularPrice: string | null }> } | null, image: { sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ slug: string | null, name: string | null }> } | null }
      | Record<PropertyKey, never>
    > } | null, image: { sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ slug: string | null, name: string | null }> } | null };

type ProductDetail_GroupProduct_Fragment = { sku: string | null, description: string | null, virtual: boolean | null, reviewsAllowed: boolean | null, databaseId: number, slug: string | null, name: string | null, type: ProductTypesEnum | null, onSale: boolean | null, purchasable: boolean | null, averageRating: number | null, reviewCount: number | null, shortDescription: string | null, price: string | null, regularPrice: string | null, rawPrice: string | null, rawRegularPrice: string | null, attributes: { nodes: Array<
      | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
            | { slug: string | null, name: string | null }
            | { slug: string | null, name: string | null }
            | { slug: string | null, name: string | null }
            | { slug: string | null, name: string | null }
            | { slug: string | null, name: string | null }
            | { slug: string | null, name: string | null }
            | { slug: string | null, name: string | null }
            | { slug: string | null, name: string | null }
            | { slug: string | null, name: string | null }
            | { slug: string | null, name: string | null }
          > } | null }
      | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
    > } | null, defaultAttributes: { nodes: Array<{ name: string | null, value: string | null }> } | null, galleryImages: { nodes: Array<{ sourceUrl: string | null, altText: string | null }> } | null, related: { nodes: Array<
      | { databaseId: number, slug: string | null, name: string | null, type: ProductTypesEnum | null, onSale: boolean | null, purchasable: boolean | null, averageRating: number | null, reviewCount: number | null, shortDescription: string | null, price: string | null, regularPrice: string | null, rawPrice: string | null, rawRegularPrice: string | null, image: { sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ slug: string | null, name: string | null }> } | null }
      | { databaseId: number, slug: string | null, name: string | null, type: ProductTypesEnum | null, onSale: boolean | null, purchasable: boolean | null, averageRating: number | null, reviewCount: number | null, shortDescription: string | null, price: string | null, regularPrice: string | null, rawPrice: string | null, rawRegularPrice: string | null, image: { sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ slug: string | null, name: string | null }> } | null }
      | { databaseId: number, slug: string | null, name: string | null, type: ProductTypesEnum | null, onSale: boolean | null, purchasable: boolean | null, averageRating: number | null, reviewCount: number | null, shortDescription: string | null, price: string | null, regularPrice: string | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, image: { sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ slug: string | null, name: string | null }> } | null }
      | { databaseId: number, slug: string | null, name: string | null, type: ProductTypesEnum | null, onSale: boolean | null, purchasable: boolean | null, averageRating: number | null, reviewCount: number | null, shortDescription: string | null, price: string | null, regularPrice: string | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, variations: { nodes: Array<{ onSale: boolean | null, purchasable: boolean | null, price: string | null, regularPrice: string | null, rawPrice: string | null, rawRegularPrice: string | null }> } | null, image: { sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ slug: string | null, name: string | null }> } | null }
      | Record<PropertyKey, never>
    > } | null, image: { sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ slug: string | null, name: string | null }> } | null };

type ProductDetail_SimpleProduct_Fragment = { weight: string | null, length: string | null, width: string | null, height: string | null, soldIndividually: boolean | null, sku: string | null, description: string | null, virtual: boolean | null, reviewsAllowed: boolean | null, databaseId: number, slug: string | null, name: string | null, type: ProductTypesEnum | null, onSale: boolean | null, purchasable: boolean | null, averageRating: number | null, reviewCount: number | null, shortDescription: string | null, price: string | null, regularPrice: string | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, attributes: { nodes: Array<
      | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
            | { slug: string | null, name: string | null }
            | { slug: string | null, name: string | null }
            | { slug: string | null, name: string | null }
            | { slug: string | null, name: string | null }
            | { slug: string | null, name: string | null }
            | { slug: string | null, name: string | null }
            | { slug: string | null, name: string | null }
            | { slug: string | null, name: string | null }
            | { slug: string | null, name: string | null }
            | { slug: string | null, name: string | null }
          > } | null }
      | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
    > } | null, defaultAttributes: { nodes: Array<{ name: string | null, value: string | null }> } | null, galleryImages: { nodes: Array<{ sourceUrl: string | null, altText: string | null }> } | null, related: { nodes: Array<
      | { databaseId: number, slug: string | null, name: string | null, type: ProductTypesEnum | null, onSale: boolean | null, purchasable: boolean | null, averageRating: number | null, reviewCount: number | null, shortDescription: string | null, price: string | null, regularPrice: string | null, rawPrice: string | null, rawRegularPrice: string | null, image: { sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ slug: string | null, name: string | null }> } | null }
      | { databaseId: number, slug: string | null, name: string | null, type: ProductTypesEnum | null, onSale: boolean | null, purchasable: boolean | null, averageRating: number | null, reviewCount: number | null, shortDescription: string | null, price: string | null, regularPrice: string | null, rawPrice: string | null, rawRegularPrice: string | null, image: { sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ slug: string | null, name: string | null }> } | null }
      | { databaseId: number, slug: string | null, name: string | null, type: ProductTypesEnum | null, onSale: boolean | null, purchasable: boolean | null, averageRating: number | null, reviewCount: number | null, shortDescription: string | null, price: string | null, regularPrice: string | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, image: { sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ slug: string | null, name: string | null }> } | null }
      | { databaseId: number, slug: string | null, name: string | null, type: ProductTypesEnum | null, onSale: boolean | null, purchasable: boolean | null, averageRating: number | null, reviewCount: number | null, shortDescription: string | null, price: string | null, regularPrice: string | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, variations: { nodes: Array<{ onSale: boolean | null, purchasable: boolean | null, price: string | null, regularPrice: string | null, rawPrice: string | null, rawRegularPrice: string | null }> } | null, image: { sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ slug: string | null, name: string | null }> } | null }
      | Record<PropertyKey, never>
    > } | null, image: { sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ slug: string | null, name: string | null }> } | null };

type ProductDetail_VariableProduct_Fragment = { weight: string | null, length: string | null, width: string | null, height: string | null, soldIndividually: boolean | null, sku: string | null, description: string | null, virtual: boolean | null, reviewsAllowed: boolean | null, databaseId: number, slug: string | null, name: string | null, type: ProductTypesEnum | null, onSale: boolean | null, purchasable: boolean | null, averageRating: number | null, reviewCount: number | null, shortDescription: string | null, price: string | null, regularPrice: string | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, attributes: { nodes: Array<
      | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
            | { slug: string | null, name: string | null }
            | { slug: string | null, name: string | null }
            | { slug: string | null, name: string | null }
            | { slug: string | null, name: string | null }
            | { slug: string | null, name: string | null }
            | { slug: string | null, name: string | null }
            | { slug: string | null, name: string | null }
            | { slug: string | null, name: string | null }
            | { slug: string | null, name: string | null }
            | { slug: string | null, name: string | null }
          > } | null }
      | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
    > } | null, defaultAttributes: { nodes: Array<{ name: string | null, value: string | null }> } | null, variations: { nodes: Array<{ databaseId: number, sku: string | null, onSale: boolean | null, purchasable: boolean | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null, price: string | null, regularPrice: string | null, rawPrice: string | null, rawRegularPrice: string | null, image: { sourceUrl: string | null, altText: string | null } | null, attributes: { nodes: Array<{ name: string | null, value: string | null }> } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null, galleryImages: { nodes: Array<{ sourceUrl: string | null, altText: string | null }> } | null, related: { nodes: Array<
      | { databaseId: number, slug: string | null, name: string | null, type: ProductTypesEnum | null, onSale: boolean | null, purchasable: boolean | null, averageRating: number | null, reviewCount: number | null, shortDescription: string | null, price: string | null, regularPrice: string | null, rawPrice: string | null, rawRegularPrice: string | null, image: { sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ slug: string | null, name: string | null }> } | null }
      | { databaseId: number, slug: string | null, name: string | null, type: ProductTypesEnum | null, onSale: boolean | null, purchasable: boolean | null, averageRating: number | null, reviewCount: number | null, shortDescription: string | null, price: string | null, regularPrice: string | null, rawPrice: string | null, rawRegularPrice: string | null, image: { sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ slug: string | null, name: string | null }> } | null }
      | { databaseId: number, slug: string | null, name: string | null, type: ProductTypesEnum | null, onSale: boolean | null, purchasable: boolean | null, averageRating: number | null, reviewCount: number | null, shortDescription: string | null, price: string | null, regularPrice: string | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, image: { sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ slug: string | null, name: string | null }> } | null }
      | { databaseId: number, slug: string | null, name: string | null, type: ProductTypesEnum | null, onSale: boolean | null, purchasable: boolean | null, averageRating: number | null, reviewCount: number | null, shortDescription: string | null, price: string | null, regularPrice: string | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, variations: { nodes: Array<{ onSale: boolean | null, purchasable: boolean | null, price: string | null, regularPrice: string | null, rawPrice: string | null, rawRegularPrice: string | null }> } | null, image: { sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ slug: string | null, name: string | null }> } | null }
      | Record<PropertyKey, never>
    > } | null, image: { sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ slug: string | null, name: string | null }> } | null };

export type ProductDetailFragment =
  | ProductDetail_ExternalProduct_Fragment
  | ProductDetail_GroupProduct_Fragment
  | ProductDetail_SimpleProduct_Fragment
  | ProductDetail_VariableProduct_Fragment
;

type ProductPrice_ExternalProduct_Fragment = { price: string | null, regularPrice: string | null, rawPrice: string | null, rawRegularPrice: string | null };

type ProductPrice_GroupProduct_Fragment = { price: string | null, regularPrice: string | null, rawPrice: string | null, rawRegularPrice: string | null };

type ProductPrice_SimpleProduct_Fragment = { price: string | null, regularPrice: string | null, rawPrice: string | null, rawRegularPrice: string | null };

type ProductPrice_SimpleProductVariation_Fragment = { price: string | null, regularPrice: string | null, rawPrice: string | null, rawRegularPrice: string | null };

type ProductPrice_VariableProduct_Fragment = { price: string | null, regularPrice: string | null, rawPrice: string | null, rawRegularPrice: string | null };

export type ProductPriceFragment =
  | ProductPrice_ExternalProduct_Fragment
  | ProductPrice_GroupProduct_Fragment
  | ProductPrice_SimpleProduct_Fragment
  | ProductPrice_SimpleProductVariation_Fragment
  | ProductPrice_VariableProduct_Fragment
;

type ProductStock_SimpleProduct_Fragment = { stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null };

type ProductStock_SimpleProductVariation_Fragment = { stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null };

type ProductStock_VariableProduct_Fragment = { stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null };

export type ProductStockFragment =
  | ProductStock_SimpleProduct_Fragment
  | ProductStock_SimpleProductVariation_Fragment
  | ProductStock_VariableProduct_Fragment
;

type ProductSummary_ExternalProduct_Fragment = { databaseId: number, slug: string | null, name: string | null, type: ProductTypesEnum | null, onSale: boolean | null, purchasable: boolean | null, averageRating: number | null, reviewCount: number | null, shortDescription: string | null, price: string | null, regularPrice: string | null, rawPrice: string | null, rawRegularPrice: string | null, image: { sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ slug: string | null, name: string | null }> } | null };

type ProductSummary_GroupProduct_Fragment = { databaseId: number, slug: string | null, name: string | null, type: ProductTypesEnum | null, onSale: boolean | null, purchasable: boolean | null, averageRating: number | null, reviewCount: number | null, shortDescription: string | null, price: string | null, regularPrice: string | null, rawPrice: string | null, rawRegularPrice: string | null, image: { sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ slug: string | null, name: string | null }> } | null };

type ProductSummary_SimpleProduct_Fragment = { databaseId: number, slug: string | null, name: string | null, type: ProductTypesEnum | null, onSale: boolean | null, purchasable: boolean | null, averageRating: number | null, reviewCount: number | null, shortDescription: string | null, price: string | null, regularPrice: string | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, image: { sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ slug: string | null, name: string | null }> } | null };

type ProductSummary_VariableProduct_Fragment = { databaseId: number, slug: string | null, name: string | null, type: ProductTypesEnum | null, onSale: boolean | null, purchasable: boolean | null, averageRating: number | null, reviewCount: number | null, shortDescription: string | null, price: string | null, regularPrice: string | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, variations: { nodes: Array<{ onSale: boolean | null, purchasable: boolean | null, price: string | null, regularPrice: string | null, rawPrice: string | null, rawRegularPrice: string | null }> } | null, image: { sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ slug: string | null, name: string | null }> } | null };

export type ProductSummaryFragment =
  | ProductSummary_ExternalProduct_Fragment
  | ProductSummary_GroupProduct_Fragment
  | ProductSummary_SimpleProduct_Fragment
  | ProductSummary_VariableProduct_Fragment
;

export type VariationPriceFragment = { onSale: boolean | null, purchasable: boolean | null, price: string | null, regularPrice: string | null, rawPrice: string | null, rawRegularPrice: string | null };

export type VariationDetailFragment = { databaseId: number, sku: string | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null, onSale: boolean | null, purchasable: boolean | null, price: string | null, regularPrice: string | null, rawPrice: string | null, rawRegularPrice: string | null, image: { sourceUrl: string | null, altText: string | null } | null, attributes: { nodes: Array<{ name: string | null, value: string | null }> } | null };

export type GetProductQueryVariables = Exact<{
  slug: string | number;
}>;


export type GetProductQuery = { product:
    | { externalUrl: string | null, buttonText: string | null, sku: string | null, description: string | null, virtual: boolean | null, reviewsAllowed: boolean | null, databaseId: number, slug: string | null, name: string | null, type: ProductTypesEnum | null, onSale: boolean | null, purchasable: boolean | null, averageRating: number | null, reviewCount: number | null, shortDescription: string | null, price: string | null, regularPrice: string | null, rawPrice: string | null, rawRegularPrice: string | null, attributes: { nodes: Array<
          | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                | { slug: string | null, name: string | null }
                | { slug: string | null, name: string | null }
                | { slug: string | null, name: string | null }
                | { slug: string | null, name: string | null }
                | { slug: string | null, name: string | null }
                | { slug: string | null, name: string | null }
                | { slug: string | null, name: string | null }
                | { slug: string | null, name: string | null }
                | { slug: string | null, name: string | null }
                | { slug: string | null, name: string | null }
              > } | null }
          | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
        > } | null, defaultAttributes: { nodes: Array<{ name: string | null, value: string | null }> } | null, galleryImages: { nodes: Array<{ sourceUrl: string | null, altText: string | null }> } | null, related: { nodes: Array<
          | { databaseId: number, slug: string | null, name: string | null, type: ProductTypesEnum | null, onSale: boolean | null, purchasable: boolean | null, averageRating: number | null, reviewCount: number | null, shortDescription: string | null, price: string | null, regularPrice: string | null, rawPrice: string | null, rawRegularPrice: string | null, image: { sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ slug: string | null, name: string | null }> } | null }
          | { databaseId: number, slug: string | null, name: string | null, type: ProductTypesEnum | null, onSale: boolean | null, purchasable: boolean | null, averageRating: number | null, reviewCount: number | null, shortDescription: string | null, price: string | null, regularPrice: string | null, rawPrice: string | null, rawRegularPrice: string | null, image: { sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ slug: string | null, name: string | null }> } | null }
          | { databaseId: number, slug: string | null, name: string | null, type: ProductTypesEnum | null, onSale: boolean | null, purchasable: boolean | null, averageRating: number | null, reviewCount: number | null, shortDescription: string | null, price: string | null, regularPrice: string | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, image: { sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ slug: string | null, name: string | null }> } | null }
          | { databaseId: number, slug: string | null, name: string | null, type: ProductTypesEnum | null, onSale: boolean | null, purchasable: boolean | null, averageRating: number | null, reviewCount: number | null, shortDescription: string | null, price: string | null, regularPrice: string | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, variations: { nodes: Array<{ onSale: boolean | null, purchasable: boolean | null, price: string | null, regularPrice: string | null, rawPrice: string | null, rawRegularPrice: string | null }> } | null, image: { sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ slug: string | null, name: string | null }> } | null }
          | Record<PropertyKey, never>
        > } | null, image: { sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ slug: string | null, name: string | null }> } | null }
    | { sku: string | null, description: string | null, virtual: boolean | null, reviewsAllowed: boolean | null, databaseId: number, slug: string | null, name: string | null, type: ProductTypesEnum | null, onSale: boolean | null, purchasable: boolean | null, averageRating: number | null, reviewCount: number | null, shortDescription: string | null, price: string | null, regularPrice: string | null, rawPrice: string | null, rawRegularPrice: string | null, attributes: { nodes: Array<
          | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                | { slug: string | null, name: string | null }
                | { slug: string | null, name: string | null }
                | { slug: string | null, name: string | null }
                | { slug: string | null, name: string | null }
                | { slug: string | null, name: string | null }
                | { slug: string | null, name: string | null }
                | { slug: string | null, name: string | null }
                | { slug: string | null, name: string | null }
                | { slug: string | null, name: string | null }
                | { slug: string | null, name: string | null }
              > } | null }
          | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
        > } | null, defaultAttributes: { nodes: Array<{ name: string | null, value: string | null }> } | null, galleryImages: { nodes: Array<{ sourceUrl: string | null, altText: string | null }> } | null, related: { nodes: Array<
          | { databaseId: number, slug: string | null, name: string | null, type: ProductTypesEnum | null, onSale: boolean | null, purchasable: boolean | null, averageRating: number | null, reviewCount: number | null, shortDescription: string | null, price: string | null, regularPrice: string | null, rawPrice: string | null, rawRegularPrice: string | null, image: { sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ slug: string | null, name: string | null }> } | null }
          | { databaseId: number, slug: string | null, name: string | null, type: ProductTypesEnum | null, onSale: boolean | null, purchasable: boolean | null, averageRating: number | null, reviewCount: number | null, shortDescription: string | null, price: string | null, regularPrice: string | null, rawPrice: string | null, rawRegularPrice: string | null, image: { sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ slug: string | null, name: string | null }> } | null }
          | { databaseId: number, slug: string | null, name: string | null, type: ProductTypesEnum | null, onSale: boolean | null, purchasable: boolean | null, averageRating: number | null, reviewCount: number | null, shortDescription: string | null, price: string | null, regularPrice: string | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, image: { sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ slug: string | null, name: string | null }> } | null }
          | { databaseId: number, slug: string | null, name: string | null, type: ProductTypesEnum | null, onSale: boolean | null, purchasable: boolean | null, averageRating: number | null, reviewCount: number | null, shortDescription: string | null, price: string | null, regularPrice: string | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, variations: { nodes: Array<{ onSale: boolean | null, purchasable: boolean | null, price: string | null, regularPrice: string | null, rawPrice: string | null, rawRegularPrice: string | null }> } | null, image: { sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ slug: string | null, name: string | null }> } | null }
          | Record<PropertyKey, never>
        > } | null, image: { sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ slug: string | null, name: string | null }> } | null }
    | { weight: string | null, length: string | null, width: string | null, height: string | null, soldIndividually: boolean | null, sku: string | null, description: string | null, virtual: boolean | null, reviewsAllowed: boolean | null, databaseId: number, slug: string | null, name: string | null, type: ProductTypesEnum | null, onSale: boolean | null, purchasable: boolean | null, averageRating: number | null, reviewCount: number | null, shortDescription: string | null, price: string | null, regularPrice: string | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, attributes: { nodes: Array<
          | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                | { slug: string | null, name: string | null }
                | { slug: string | null, name: string | null }
                | { slug: string | null, name: string | null }
                | { slug: string | null, name: string | null }
                | { slug: string | null, name: string | null }
                | { slug: string | null, name: string | null }
                | { slug: string | null, name: string | null }
                | { slug: string | null, name: string | null }
                | { slug: string | null, name: string | null }
                | { slug: string | null, name: string | null }
              > } | null }
          | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
        > } | null, defaultAttributes: { nodes: Array<{ name: string | null, value: string | null }> } | null, galleryImages: { nodes: Array<{ sourceUrl: string | null, altText: string | null }> } | null, related: { nodes: Array<
          | { databaseId: number, slug: string | null, name: string | null, type: ProductTypesEnum | null, onSale: boolean | null, purchasable: boolean | null, averageRating: number | null, reviewCount: number | null, shortDescription: string | null, price: string | null, regularPrice: string | null, rawPrice: string | null, rawRegularPrice: string | null, image: { sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ slug: string | null, name: string | null }> } | null }
          | { databaseId: number, slug: string | null, name: string | null, type: ProductTypesEnum | null, onSale: boolean | null, purchasable: boolean | null, averageRating: number | null, reviewCount: number | null, shortDescription: string | null, price: string | null, regularPrice: string | null, rawPrice: string | null, rawRegularPrice: string | null, image: { sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ slug: string | null, name: string | null }> } | null }
          | { databaseId: number, slug: string | null, name: string | null, type: ProductTypesEnum | null, onSale: boolean | null, purchasable: boolean | null, averageRating: number | null, reviewCount: number | null, shortDescription: string | null, price: string | null, regularPrice: string | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, image: { sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ slug: string | null, name: string | null }> } | null }
          | { databaseId: number, slug: string | null, name: string | null, type: ProductTypesEnum | null, onSale: boolean | null, purchasable: boolean | null, averageRating: number | null, reviewCount: number | null, shortDescription: string | null, price: string | null, regularPrice: string | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, variations: { nodes: Array<{ onSale: boolean | null, purchasable: boolean | null, price: string | null, regularPrice: string | null, rawPrice: string | null, rawRegularPrice: string | null }> } | null, image: { sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ slug: string | null, name: string | null }> } | null }
          | Record<PropertyKey, never>
        > } | null, image: { sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ slug: string | null, name: string | null }> } | null }
    | { weight: string | null, length: string | null, width: string | null, height: string | null, soldIndividually: boolean | null, sku: string | null, description: string | null, virtual: boolean | null, reviewsAllowed: boolean | null, databaseId: number, slug: string | null, name: string | null, type: ProductTypesEnum | null, onSale: boolean | null, purchasable: boolean | null, averageRating: number | null, reviewCount: number | null, shortDescription: string | null, price: string | null, regularPrice: string | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, attributes: { nodes: Array<
          | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                | { slug: string | null, name: string | null }
                | { slug: string | null, name: string | null }
                | { slug: string | null, name: string | null }
                | { slug: string | null, name: string | null }
                | { slug: string | null, name: string | null }
                | { slug: string | null, name: string | null }
                | { slug: string | null, name: string | null }
                | { slug: string | null, name: string | null }
                | { slug: string | null, name: string | null }
                | { slug: string | null, name: string | null }
              > } | null }
          | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
        > } | null, defaultAttributes: { nodes: Array<{ name: string | null, value: string | null }> } | null, variations: { nodes: Array<{ databaseId: number, sku: string | null, onSale: boolean | null, purchasable: boolean | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null, price: string | null, regularPrice: string | null, rawPrice: string | null, rawRegularPrice: string | null, image: { sourceUrl: string | null, altText: string | null } | null, attributes: { nodes: Array<{ name: string | null, value: string | null }> } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null, galleryImages: { nodes: Array<{ sourceUrl: string | null, altText: string | null }> } | null, related: { nodes: Array<
          | { databaseId: number, slug: string | null, name: string | null, type: ProductTypesEnum | null, onSale: boolean | null, purchasable: boolean | null, averageRating: number | null, reviewCount: number | null, shortDescription: string | null, price: string | null, regularPrice: string | null, rawPrice: string | null, rawRegularPrice: string | null, image: { sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ slug: string | null, name: string | null }> } | null }
          | { databaseId: number, slug: string | null, name: string | null, type: ProductTypesEnum | null, onSale: boolean | null, purchasable: boolean | null, averageRating: number | null, reviewCount: number | null, shortDescription: string | null, price: string | null, regularPrice: string | null, rawPrice: string | null, rawRegularPrice: string | null, image: { sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ slug: string | null, name: string | null }> } | null }
          | { databaseId: number, slug: string | null, name: string | null, type: ProductTypesEnum | null, onSale: boolean | null, purchasable: boolean | null, averageRating: number | null, reviewCount: number | null, shortDescription: string | null, price: string | null, regularPrice: string | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, image: { sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ slug: string | null, name: string | null }> } | null }
          | { databaseId: number, slug: string | null, name: string | null, type: ProductTypesEnum | null, onSale: boolean | null, purchasable: boolean | null, averageRating: number | null, reviewCount: number | null, shortDescription: string | null, price: string | null, regularPrice: string | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, variations: { nodes: Array<{ onSale: boolean | null, purchasable: boolean | null, price: string | null, regularPrice: string | null, rawPrice: string | null, rawRegularPrice: string | null }> } | null, image: { sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ slug: string | null, name: string | null }> } | null }
          | Record<PropertyKey, never>
        > } | null, image: { sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ slug: string | null, name: string | null }> } | null }
   | null };

export type GetStockStatusQueryVariables = Exact<{
  slug: string | number;
}>;


export type GetStockStatusQuery = { product:
    | { databaseId: number }
    | { databaseId: number }
    | { databaseId: number, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null }
    | { databaseId: number, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null, variations: { nodes: Array<{ databaseId: number, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null }> } | null }
   | null };

type StockStatus_ExternalProduct_Fragment = { databaseId: number };

type StockStatus_GroupProduct_Fragment = { databaseId: number };

type StockStatus_SimpleProduct_Fragment = { databaseId: number, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null };

type StockStatus_VariableProduct_Fragment = { databaseId: number, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null, variations: { nodes: Array<{ databaseId: number, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null }> } | null };

export type StockStatusFragment =
  | StockStatus_ExternalProduct_Fragment
  | StockStatus_GroupProduct_Fragment
  | StockStatus_SimpleProduct_Fragment
  | StockStatus_VariableProduct_Fragment
;

export type GetVariationsQueryVariables = Exact<{
  slug: string | number;
  first: number;
  after?: string | null | undefined;
}>;


export type GetVariationsQuery = { product:
    | { databaseId: number }
    | { databaseId: number }
    | { databaseId: number }
    | { databaseId: number, variations: { nodes: Array<{ databaseId: number, sku: string | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null, onSale: boolean | null, purchasable: boolean | null, price: string | null, regularPrice: string | null, rawPrice: string | null, rawRegularPrice: string | null, image: { sourceUrl: string | null, altText: string | null } | null, attributes: { nodes: Array<{ name: string | null, value: string | null }> } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null }
   | null };

export type AnswerRepairMutationVariables = Exact<{
  id: string | number;
  answer?: Array<MetaDataInput | null | undefined> | MetaDataInput | null | undefined;
  note: string;
}>;


export type AnswerRepairMutation = { updateOrder: { order: { databaseId: number | null } | null } | null, createOrderNote: { order: { databaseId: number | null } | null } | null };

export type ChangeRepairMutationVariables = Exact<{
  id: string | number;
  status?: OrderStatusEnum | null | undefined;
  fields?: Array<MetaDataInput | null | undefined> | MetaDataInput | null | undefined;
  note: string;
  isCustomerNote: boolean;
}>;


export type ChangeRepairMutation = { updateOrder: { order: { databaseId: number | null } | null } | null, createOrderNote: { order: { databaseId: number | null } | null } | null };

export type GetRepairQueryVariables = Exact<{
  id: string | number;
}>;


export type GetRepairQuery = { order: { databaseId: number | null, orderNumber: string | null, date: string | null, status: OrderStatusEnum | null, datePaid: string | null, rawTotal: string | null, billing: { email: string | null } | null, metaData: Array<{ key: string, value: string | null } | null> | null, lineItems: { nodes: Array<{ product: { node:
            | { productCategories: { nodes: Array<{ slug: string | null }> } | null }
            | { productCategories: { nodes: Array<{ slug: string | null }> } | null }
            | { productCategories: { nodes: Array<{ slug: string | null }> } | null }
            | { productCategories: { nodes: Array<{ slug: string | null }> } | null }
           } | null }> } | null, orderNotes: { nodes: Array<{ databaseId: number | null, note: string | null, dateCreated: string | null, isCustomerNote: boolean | null }> } | null } | null };

export type ReviewContentFragment = { databaseId: number, content: string | null, date: string | null, author: { node:
      | { name: string | null }
      | { name: string | null }
     } | null };

export type FindBuyerOrdersQueryVariables = Exact<{
  where?: RootQueryToOrderConnectionWhereArgs | null | undefined;
}>;


export type FindBuyerOrdersQuery = { viewer: { databaseId: number } | null, orders: { nodes: Array<{ status: OrderStatusEnum | null, datePaid: string | null, billing: { email: string | null } | null, customer: { databaseId: number | null } | null, lineItems: { nodes: Array<{ productId: number | null }> } | null }> } | null };

export type GetReviewAuthorsQueryVariables = Exact<{
  slug: string | number;
  first: number;
  after?: string | null | undefined;
}>;


export type GetReviewAuthorsQuery = { viewer: { databaseId: number } | null, product:
    | { databaseId: number, reviews: { edges: Array<{ rating: number | null, node: { databaseId: number, author: { node:
                | { __typename: 'CommentAuthor', databaseId: number, email: string | null }
                | { __typename: 'User', databaseId: number, email: string | null }
               } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null }
    | { databaseId: number, reviews: { edges: Array<{ rating: number | null, node: { databaseId: number, author: { node:
                | { __typename: 'CommentAuthor', databaseId: number, email: string | null }
                | { __typename: 'User', databaseId: number, email: string | null }
               } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null }
    | { databaseId: number, reviews: { edges: Array<{ rating: number | null, node: { databaseId: number, author: { node:
                | { __typename: 'CommentAuthor', databaseId: number, email: string | null }
                | { __typename: 'User', databaseId: number, email: string | null }
               } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null }
    | { databaseId: number, reviews: { edges: Array<{ rating: number | null, node: { databaseId: number, author: { node:
                | { __typename: 'CommentAuthor', databaseId: number, email: string | null }
                | { __typename: 'User', databaseId: number, email: string | null }
               } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null }
   | null };

export type GetReviewsQueryVariables = Exact<{
  slug: string | number;
  first: number;
  after?: string | null | undefined;
}>;


export type GetReviewsQuery = { product:
    | { databaseId: number, reviews: { edges: Array<{ rating: number | null, node: { databaseId: number, content: string | null, date: string | null, author: { node:
                | { name: string | null }
                | { name: string | null }
               } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null }
    | { databaseId: number, reviews: { edges: Array<{ rating: number | null, node: { databaseId: number, content: string | null, date: string | null, author: { node:
                | { name: string | null }
                | { name: string | null }
               } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null }
    | { databaseId: number, reviews: { edges: Array<{ rating: number | null, node: { databaseId: number, content: string | null, date: string | null, author: { node:
                | { name: string | null }
                | { name: string | null }
               } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null }
    | { databaseId: number, reviews: { edges: Array<{ rating: number | null, node: { databaseId: number, content: string | null, date: string | null, author: { node:
                | { name: string | null }
                | { name: string | null }
               } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null }
   | null };

export type WriteReviewMutationVariables = Exact<{
  productId: number;
  rating: number;
  content: string;
  author: string;
  email: string;
}>;


export type WriteReviewMutation = { writeReview: { rating: number | null, review: { databaseId: number, status: CommentStatusEnum | null } | null } | null };

export type GetSiteUrlQueryVariables = Exact<{ [key: string]: never; }>;


export type GetSiteUrlQuery = { generalSettings: { url: string | null } | null };

export type GetWishedProductsQueryVariables = Exact<{
  ids?: Array<number | null | undefined> | number | null | undefined;
  first?: number | null | undefined;
}>;


export type GetWishedProductsQuery = { products: { nodes: Array<
      | { databaseId: number, slug: string | null, name: string | null, type: ProductTypesEnum | null, onSale: boolean | null, purchasable: boolean | null, averageRating: number | null, reviewCount: number | null, shortDescription: string | null, price: string | null, regularPrice: string | null, rawPrice: string | null, rawRegularPrice: string | null, attributes: { nodes: Array<
            | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                > } | null }
            | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
          > } | null, image: { sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ slug: string | null, name: string | null }> } | null }
      | { databaseId: number, slug: string | null, name: string | null, type: ProductTypesEnum | null, onSale: boolean | null, purchasable: boolean | null, averageRating: number | null, reviewCount: number | null, shortDescription: string | null, price: string | null, regularPrice: string | null, rawPrice: string | null, rawRegularPrice: string | null, attributes: { nodes: Array<
            | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                > } | null }
            | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
          > } | null, image: { sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ slug: string | null, name: string | null }> } | null }
      | { databaseId: number, slug: string | null, name: string | null, type: ProductTypesEnum | null, onSale: boolean | null, purchasable: boolean | null, averageRating: number | null, reviewCount: number | null, shortDescription: string | null, price: string | null, regularPrice: string | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, attributes: { nodes: Array<
            | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                > } | null }
            | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
          > } | null, image: { sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ slug: string | null, name: string | null }> } | null }
      | { databaseId: number, slug: string | null, name: string | null, type: ProductTypesEnum | null, onSale: boolean | null, purchasable: boolean | null, averageRating: number | null, reviewCount: number | null, shortDescription: string | null, price: string | null, regularPrice: string | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, attributes: { nodes: Array<
            | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                  | { slug: string | null, name: string | null }
                > } | null }
            | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
          > } | null, variations: { nodes: Array<{ databaseId: number, sku: string | null, onSale: boolean | null, purchasable: boolean | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null, price: string | null, regularPrice: string | null, rawPrice: string | null, rawRegularPrice: string | null, image: { sourceUrl: string | null, altText: string | null } | null, attributes: { nodes: Array<{ name: string | null, value: string | null }> } | null }> } | null, image: { sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ slug: string | null, name: string | null }> } | null }
    > } | null };

type WishedProduct_ExternalProduct_Fragment = { databaseId: number, slug: string | null, name: string | null, type: ProductTypesEnum | null, onSale: boolean | null, purchasable: boolean | null, averageRating: number | null, reviewCount: number | null, shortDescription: string | null, price: string | null, regularPrice: string | null, rawPrice: string | null, rawRegularPrice: string | null, attributes: { nodes: Array<
      | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
            | { slug: string | null, name: string | null }
            | { slug: string | null, name: string | null }
            | { slug: string | null, name: string | null }
            | { slug: string | null, name: string | null }
            | { slug: string | null, name: string | null }
            | { slug: string | null, name: string | null }
            | { slug: string | null, name: string | null }
            | { slug: string | null, name: string | null }
            | { slug: string | null, name: string | null }
            | { slug: string | null, name: string | null }
          > } | null }
      | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
    > } | null, image: { sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ slug: string | null, name: string | null }> } | null };

type WishedProduct_GroupProduct_Fragment = { databaseId: number, slug: string | null, name: string | null, type: ProductTypesEnum | null, onSale: boolean | null, purchasable: boolean | null, averageRating: number | null, reviewCount: number | null, shortDescription: string | null, price: string | null, regularPrice: string | null, rawPrice: string | null, rawRegularPrice: string | null, attributes: { nodes: Array<
      | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
            | { slug: string | null, name: string | null }
            | { slug: string | null, name: string | null }
            | { slug: string | null, name: string | null }
            | { slug: string | null, name: string | null }
            | { slug: string | null, name: string | null }
            | { slug: string | null, name: string | null }
            | { slug: string | null, name: string | null }
            | { slug: string | null, name: string | null }
            | { slug: string | null, name: string | null }
            | { slug: string | null, name: string | null }
          > } | null }
      | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
    > } | null, image: { sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ slug: string | null, name: string | null }> } | null };

type WishedProduct_SimpleProduct_Fragment = { databaseId: number, slug: string | null, name: string | null, type: ProductTypesEnum | null, onSale: boolean | null, purchasable: boolean | null, averageRating: number | null, reviewCount: number | null, shortDescription: string | null, price: string | null, regularPrice: string | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, attributes: { nodes: Array<
      | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
            | { slug: string | null, name: string | null }
            | { slug: string | null, name: string | null }
            | { slug: string | null, name: string | null }
            | { slug: string | null, name: string | null }
            | { slug: string | null, name: string | null }
            | { slug: string | null, name: string | null }
            | { slug: string | null, name: string | null }
            | { slug: string | null, name: string | null }
            | { slug: string | null, name: string | null }
            | { slug: string | null, name: string | null }
          > } | null }
      | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
    > } | null, image: { sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ slug: string | null, name: string | null }> } | null };

type WishedProduct_VariableProduct_Fragment = { databaseId: number, slug: string | null, name: string | null, type: ProductTypesEnum | null, onSale: boolean | null, purchasable: boolean | null, averageRating: number | null, reviewCount: number | null, shortDescription: string | null, price: string | null, regularPrice: string | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null, rawPrice: string | null, rawRegularPrice: string | null, attributes: { nodes: Array<
      | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
            | { slug: string | null, name: string | null }
            | { slug: string | null, name: string | null }
            | { slug: string | null, name: string | null }
            | { slug: string | null, name: string | null }
            | { slug: string | null, name: string | null }
            | { slug: string | null, name: string | null }
            | { slug: string | null, name: string | null }
            | { slug: string | null, name: string | null }
            | { slug: string | null, name: string | null }
            | { slug: string | null, name: string | null }
          > } | null }
      | { name: string | null, label: string | null, options: Array<string | null> | null, position: number | null, variation: boolean | null, visible: boolean | null }
    > } | null, variations: { nodes: Array<{ databaseId: number, sku: string | null, onSale: boolean | null, purchasable: boolean | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, backordersAllowed: boolean | null, price: string | null, regularPrice: string | null, rawPrice: string | null, rawRegularPrice: string | null, image: { sourceUrl: string | null, altText: string | null } | null, attributes: { nodes: Array<{ name: string | null, value: string | null }> } | null }> } | null, image: { sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ slug: string | null, name: string | null }> } | null };

export type WishedProductFragment =
  | WishedProduct_ExternalProduct_Fragment
  | WishedProduct_GroupProduct_Fragment
  | WishedProduct_SimpleProduct_Fragment
  | WishedProduct_VariableProduct_Fragment
;

export type GetWishlistQueryVariables = Exact<{ [key: string]: never; }>;


export type GetWishlistQuery = { viewer: { id: string, databaseId: number } | null, customer: { id: string, metaData: Array<{ key: string, value: string | null } | null> | null } | null };

export type CustomerWishlistFragment = { id: string, metaData: Array<{ key: string, value: string | null } | null> | null };

export type KeepWishlistMutationVariables = Exact<{
  wishlist: string;
}>;


export type KeepWishlistMutation = { updateCustomer: { customer: { id: string, metaData: Array<{ key: string, value: string | null } | null> | null } | null } | null };

import { fragmentCartContent, fragmentCartLine, fragmentAttributeDetail, fragmentPicture, fragmentProductStock, fragmentViewerDetail, fragmentAddressDetail, fragmentCustomerDetail, fragmentCatalogueProduct, fragmentCategoryDetail, fragmentOrderDetail, fragmentOrderLineDetail, fragmentOrderOwner, fragmentProductDetail, fragmentReviewContent } from "./fragments.generated.ts";
import { fragmentDownloadDetail } from "./downloads.generated.ts";
import { fragmentProductPrice, fragmentProductSummary, fragmentVariationPrice, fragmentVariationDetail } from "./wishedProducts.generated.ts";
export { GetStripePaymentIntentDocument } from "./cardPayment.generated.ts";
export { GetDevicesDocument, KeepDevicesDocument } from "./devices.generated.ts";
export { GetDownloadsDocument } from "./downloads.generated.ts";
export { WriteReviewDocument } from "./reviews.generated.ts";
export { GetStockStatusDocument } from "./stock.generated.ts";
export { GetWishedProductsDocument } from "./wishedProducts.generated.ts";
export { GetWishlistDocument, KeepWishlistDocument } from "./wishlist.generated.ts";

export const LoginWithCookiesDocument = { kind: "Document", definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"loginWithCookies"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LoginWithCookiesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loginWithCookies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}] } as unknown as DocumentNode<LoginWithCookiesMutation, LoginWithCookiesMutationVariables>;
export const LogoutDocument = { kind: "Document", definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"logout"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LogoutInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logout"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}] } as unknown as DocumentNode<LogoutMutation, LogoutMutationVariables>;
export const RegisterCustomerDocument = { kind: "Document", definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"registerCustomer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterCustomerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registerCustomer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}] } as unknown as DocumentNode<RegisterCustomerMutation, RegisterCustomerMutationVariables>;
export const ResetUserPasswordDocument = { kind: "Document", definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"resetUserPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResetUserPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetUserPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}}]}}]}}]}}] } as unknown as DocumentNode<ResetUserPasswordMutation, ResetUserPasswordMutationVariables>;
export const SendPasswordResetEmailDocument = { kind: "Document", definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"sendPasswordResetEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendPasswordResetEmailInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendPasswordResetEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}}]}}]}}] } as unknown as DocumentNode<SendPasswordResetEmailMutation, SendPasswordResetEmailMutationVariables>;
export const UpdateUserDocument = { kind: "Document", definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"updateUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}}]}}]}}]}}] } as unknown as DocumentNode<UpdateUserMutation, UpdateUserMutationVariables>;
export const AddToCartDocument = { kind: "Document", definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"addToCart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddToCartInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addToCart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartContent"}}]}}]}}]}}, fragmentCartContent, fragmentCartLine, fragmentAttributeDetail, fragmentPicture, fragmentProductStock] } as unknown as DocumentNode<AddToCartMutation, AddToCartMutationVariables>;
export const ApplyCouponDocument = { kind: "Document", definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"applyCoupon"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApplyCouponInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applyCoupon"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartContent"}}]}}]}}]}}, fragmentCartContent, fragmentCartLine, fragmentAttributeDetail, fragmentPicture, fragmentProductStock] } as unknown as DocumentNode<ApplyCouponMutation, ApplyCouponMutationVariables>;
export const EmptyCartDocument = { kind: "Document", definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"emptyCart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EmptyCartInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emptyCart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartContent"}}]}}]}}]}}, fragmentCartContent, fragmentCartLine, fragmentAttributeDetail, fragmentPicture, fragmentProductStock] } as unknown as DocumentNode<EmptyCartMutation, EmptyCartMutationVariables>;
export const FillCartDocument = { kind: "Document", definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"fillCart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FillCartInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fillCart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cartErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CartItemError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"variationId"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartContent"}}]}}]}}]}}, fragmentCartContent, fragmentCartLine, fragmentAttributeDetail, fragmentPicture, fragmentProductStock] } as unknown as DocumentNode<FillCartMutation, FillCartMutationVariables>;
export const GetCartDocument = { kind: "Document", definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"getCart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"recalculateTotals"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartContent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CustomerDetail"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewerDetail"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paymentGateways"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]}}, fragmentViewerDetail, fragmentCartContent, fragmentCartLine, fragmentAddressDetail, fragmentCustomerDetail, fragmentAttributeDetail, fragmentPicture, fragmentProductStock] } as unknown as DocumentNode<GetCartQuery, GetCartQueryVariables>;
export const ProbeTaxDocument = { kind: "Document", definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"probeTax"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"productId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addToCart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"productId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"productId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"quantity"},"value":{"kind":"IntValue","value":"1"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cartItem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rawSubtotal"},"name":{"kind":"Name","value":"subtotal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"RAW"}}]},{"kind":"Field","alias":{"kind":"Name","value":"rawSubtotalTax"},"name":{"kind":"Name","value":"subtotalTax"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"RAW"}}]},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductWithPricing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rawPrice"},"name":{"kind":"Name","value":"price"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"RAW"}}]}]}}]}}]}}]}}]}}]}}] } as unknown as DocumentNode<ProbeTaxMutation, ProbeTaxMutationVariables>;
export const RemoveCouponsDocument = { kind: "Document", definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"removeCoupons"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveCouponsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeCoupons"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartContent"}}]}}]}}]}}, fragmentCartContent, fragmentCartLine, fragmentAttributeDetail, fragmentPicture, fragmentProductStock] } as unknown as DocumentNode<RemoveCouponsMutation, RemoveCouponsMutationVariables>;
export const RemoveItemsFromCartDocument = { kind: "Document", definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"removeItemsFromCart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveItemsFromCartInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeItemsFromCart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartContent"}}]}}]}}]}}, fragmentCartContent, fragmentCartLine, fragmentAttributeDetail, fragmentPicture, fragmentProductStock] } as unknown as DocumentNode<RemoveItemsFromCartMutation, RemoveItemsFromCartMutationVariables>;
export const RestoreCartItemsDocument = { kind: "Document", definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"restoreCartItems"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RestoreCartItemsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreCartItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartContent"}}]}}]}}]}}, fragmentCartContent, fragmentCartLine, fragmentAttributeDetail, fragmentPicture, fragmentProductStock] } as unknown as DocumentNode<RestoreCartItemsMutation, RestoreCartItemsMutationVariables>;
export const UpdateItemQuantitiesDocument = { kind: "Document", definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"updateItemQuantities"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateItemQuantitiesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateItemQuantities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartContent"}}]}}]}}]}}, fragmentCartContent, fragmentCartLine, fragmentAttributeDetail, fragmentPicture, fragmentProductStock] } as unknown as DocumentNode<UpdateItemQuantitiesMutation, UpdateItemQuantitiesMutationVariables>;
export const UpdateShippingMethodDocument = { kind: "Document", definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"updateShippingMethod"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateShippingMethodInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateShippingMethod"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartContent"}}]}}]}}]}}, fragmentCartContent, fragmentCartLine, fragmentAttributeDetail, fragmentPicture, fragmentProductStock] } as unknown as DocumentNode<UpdateShippingMethodMutation, UpdateShippingMethodMutationVariables>;
export const GetChangedProductsDocument = { kind: "Document", definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"getChangedProducts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"20"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"include"}},"type":{"kind":"ListType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"exclude"}},"type":{"kind":"ListType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"minPrice"},"value":{"kind":"IntValue","value":"0"}},{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"StringValue","value":"publish","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"include"},"value":{"kind":"Variable","name":{"kind":"Name","value":"include"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"exclude"},"value":{"kind":"Variable","name":{"kind":"Name","value":"exclude"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"orderby"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"MODIFIED"}},{"kind":"ObjectField","name":{"kind":"Name","value":"order"},"value":{"kind":"EnumValue","value":"DESC"}}]}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"found"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"modified"}}]}}]}}]}}] } as unknown as DocumentNode<GetChangedProductsQuery, GetChangedProductsQueryVariables>;
export const GetNetQuantitiesDocument = { kind: "Document", definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"getNetQuantities"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"100"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"include"}},"type":{"kind":"ListType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"minPrice"},"value":{"kind":"IntValue","value":"0"}},{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"StringValue","value":"publish","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"include"},"value":{"kind":"Variable","name":{"kind":"Name","value":"include"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductWithAttributes"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attributes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AttributeDetail"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductWithVariations"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"variations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"attributes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}}]}}]}}]}}]}}]}}, fragmentAttributeDetail] } as unknown as DocumentNode<GetNetQuantitiesQuery, GetNetQuantitiesQueryVariables>;
export const GetProductCursorsDocument = { kind: "Document", definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"getProductCursors"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"ListType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"100"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderby"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductsOrderByEnum"}},"defaultValue":{"kind":"EnumValue","value":"DATE"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"exclude"}},"type":{"kind":"ListType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"categoryIn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"minPrice"},"value":{"kind":"IntValue","value":"0"}},{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"StringValue","value":"publish","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"exclude"},"value":{"kind":"Variable","name":{"kind":"Name","value":"exclude"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"orderby"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderby"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"order"},"value":{"kind":"EnumValue","value":"DESC"}}]}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"found"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}}]}}]}}]}}] } as unknown as DocumentNode<GetProductCursorsQuery, GetProductCursorsQueryVariables>;
export const GetProductsDocument = { kind: "Document", definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"getProducts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"ListType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"100"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderby"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductsOrderByEnum"}},"defaultValue":{"kind":"EnumValue","value":"DATE"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"include"}},"type":{"kind":"ListType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"exclude"}},"type":{"kind":"ListType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"categoryIn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"minPrice"},"value":{"kind":"IntValue","value":"0"}},{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"StringValue","value":"publish","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"include"},"value":{"kind":"Variable","name":{"kind":"Name","value":"include"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"exclude"},"value":{"kind":"Variable","name":{"kind":"Name","value":"exclude"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"orderby"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderby"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"order"},"value":{"kind":"EnumValue","value":"DESC"}}]}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CatalogueProduct"}}]}}]}}]}}, fragmentCatalogueProduct, fragmentPicture, fragmentProductPrice, fragmentProductStock, fragmentProductSummary, fragmentVariationPrice] } as unknown as DocumentNode<GetProductsQuery, GetProductsQueryVariables>;
export const GetProductCategoriesDocument = { kind: "Document", definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"getProductCategories"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"20"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productCategories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"orderby"},"value":{"kind":"EnumValue","value":"COUNT"}},{"kind":"ObjectField","name":{"kind":"Name","value":"order"},"value":{"kind":"EnumValue","value":"DESC"}},{"kind":"ObjectField","name":{"kind":"Name","value":"hideEmpty"},"value":{"kind":"BooleanValue","value":true}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryDetail"}}]}}]}}]}}, fragmentCategoryDetail, fragmentPicture] } as unknown as DocumentNode<GetProductCategoriesQuery, GetProductCategoriesQueryVariables>;
export const CheckoutDocument = { kind: "Document", definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"checkout"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CheckoutInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkout"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"redirect"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderDetail"}}]}}]}}]}}, fragmentAddressDetail, fragmentOrderDetail, fragmentOrderLineDetail, fragmentAttributeDetail, fragmentPicture] } as unknown as DocumentNode<CheckoutMutation, CheckoutMutationVariables>;
export const GetContentPageDocument = { kind: "Document", definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"getContentPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uri"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uri"}}},{"kind":"Argument","name":{"kind":"Name","value":"idType"},"value":{"kind":"EnumValue","value":"URI"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}}] } as unknown as DocumentNode<GetContentPageQuery, GetContentPageQueryVariables>;
export const GetAllowedCountriesDocument = { kind: "Document", definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"getAllowedCountries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedCountries"}}]}}] } as unknown as DocumentNode<GetAllowedCountriesQuery, GetAllowedCountriesQueryVariables>;
export const GetStatesDocument = { kind: "Document", definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"getStates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"country"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CountriesEnum"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"countryStates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"country"},"value":{"kind":"Variable","name":{"kind":"Name","value":"country"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}] } as unknown as DocumentNode<GetStatesQuery, GetStatesQueryVariables>;
export const UpdateCustomerDocument = { kind: "Document", definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"updateCustomer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCustomerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCustomer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CustomerDetail"}}]}}]}}]}}, fragmentAddressDetail, fragmentCustomerDetail] } as unknown as DocumentNode<UpdateCustomerMutation, UpdateCustomerMutationVariables>;
export const AssignOrderDocument = { kind: "Document", definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"assignOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"note"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"createOrderNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"note"},"value":{"kind":"Variable","name":{"kind":"Name","value":"note"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"isCustomerNote"},"value":{"kind":"BooleanValue","value":false}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}}]}}]}}]}}] } as unknown as DocumentNode<AssignOrderMutation, AssignOrderMutationVariables>;
export const FindOrderOwnersDocument = { kind: "Document", definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"findOrderOwners"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"idType"},"value":{"kind":"EnumValue","value":"DATABASE_ID"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderOwner"}}]}},{"kind":"Field","name":{"kind":"Name","value":"orders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderOwner"}}]}}]}}]}}, fragmentOrderOwner] } as unknown as DocumentNode<FindOrderOwnersQuery, FindOrderOwnersQueryVariables>;
export const FindOrdersDocument = { kind: "Document", definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"findOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RootQueryToOrderConnectionWhereArgs"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"metaKeys"}},"type":{"kind":"ListType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderDetail"}},{"kind":"Field","name":{"kind":"Name","value":"metaData"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keysIn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"metaKeys"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}}]}}, fragmentAddressDetail, fragmentOrderDetail, fragmentOrderLineDetail, fragmentAttributeDetail, fragmentPicture] } as unknown as DocumentNode<FindOrdersQuery, FindOrdersQueryVariables>;
export const GetGuestOrderDocument = { kind: "Document", definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"getGuestOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"idType"},"value":{"kind":"EnumValue","value":"DATABASE_ID"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderDetail"}},{"kind":"Field","name":{"kind":"Name","value":"datePaid"}},{"kind":"Field","name":{"kind":"Name","value":"refunds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}}]}}]}}]}}, fragmentAddressDetail, fragmentOrderDetail, fragmentOrderLineDetail, fragmentAttributeDetail, fragmentPicture] } as unknown as DocumentNode<GetGuestOrderQuery, GetGuestOrderQueryVariables>;
export const GetNewestOrderDocument = { kind: "Document", definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"getNewestOrder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}}]}}]}}]}}]}}] } as unknown as DocumentNode<GetNewestOrderQuery, GetNewestOrderQueryVariables>;
export const GetOrderDocument = { kind: "Document", definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"getOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"idType"},"value":{"kind":"EnumValue","value":"DATABASE_ID"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderDetail"}},{"kind":"Field","name":{"kind":"Name","value":"datePaid"}},{"kind":"Field","name":{"kind":"Name","value":"refunds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]}}]}}, fragmentAddressDetail, fragmentOrderDetail, fragmentOrderLineDetail, fragmentAttributeDetail, fragmentPicture] } as unknown as DocumentNode<GetOrderQuery, GetOrderQueryVariables>;
export const GetOrderContractDocument = { kind: "Document", definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"getOrderContract"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"idType"},"value":{"kind":"EnumValue","value":"DATABASE_ID"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"orderKey"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"dateCompleted"}},{"kind":"Field","name":{"kind":"Name","value":"datePaid"}},{"kind":"Field","name":{"kind":"Name","value":"paymentMethod"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","alias":{"kind":"Name","value":"rawTotal"},"name":{"kind":"Name","value":"total"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"RAW"}}]},{"kind":"Field","alias":{"kind":"Name","value":"rawShippingTotal"},"name":{"kind":"Name","value":"shippingTotal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"RAW"}}]},{"kind":"Field","alias":{"kind":"Name","value":"rawShippingTax"},"name":{"kind":"Name","value":"shippingTax"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"RAW"}}]},{"kind":"Field","name":{"kind":"Name","value":"billing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"metaData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"orderNotes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"dateCreated"}},{"kind":"Field","name":{"kind":"Name","value":"isCustomerNote"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"lineItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderLineDetail"}},{"kind":"Field","alias":{"kind":"Name","value":"rawTotal"},"name":{"kind":"Name","value":"total"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"RAW"}}]},{"kind":"Field","alias":{"kind":"Name","value":"rawTotalTax"},"name":{"kind":"Name","value":"totalTax"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"RAW"}}]},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"virtual"}},{"kind":"Field","name":{"kind":"Name","value":"productCategories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}}]}}]}}]}}]}}]}}]}}, fragmentOrderLineDetail, fragmentAttributeDetail, fragmentPicture] } as unknown as DocumentNode<GetOrderContractQuery, GetOrderContractQueryVariables>;
export const GetOrderOwnershipDocument = { kind: "Document", definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"getOrderOwnership"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"idType"},"value":{"kind":"EnumValue","value":"DATABASE_ID"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"orderKey"}},{"kind":"Field","name":{"kind":"Name","value":"billing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}}]}}]}}]}}] } as unknown as DocumentNode<GetOrderOwnershipQuery, GetOrderOwnershipQueryVariables>;
export const GetOrdersDocument = { kind: "Document", definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"getOrders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderDetail"}},{"kind":"Field","name":{"kind":"Name","value":"datePaid"}}]}}]}}]}}]}}, fragmentAddressDetail, fragmentOrderDetail, fragmentOrderLineDetail, fragmentAttributeDetail, fragmentPicture] } as unknown as DocumentNode<GetOrdersQuery, GetOrdersQueryVariables>;
export const GetOwnOrderDocument = { kind: "Document", definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"getOwnOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"order"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"idType"},"value":{"kind":"EnumValue","value":"DATABASE_ID"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderDetail"}},{"kind":"Field","name":{"kind":"Name","value":"datePaid"}},{"kind":"Field","name":{"kind":"Name","value":"refunds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"downloadableItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DownloadDetail"}}]}}]}}]}}]}}, fragmentAddressDetail, fragmentDownloadDetail, fragmentOrderDetail, fragmentOrderLineDetail, fragmentAttributeDetail, fragmentPicture] } as unknown as DocumentNode<GetOwnOrderQuery, GetOwnOrderQueryVariables>;
export const MarkOrderPaidDocument = { kind: "Document", definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"markOrderPaid"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"note"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"PROCESSING"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"createOrderNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"note"},"value":{"kind":"Variable","name":{"kind":"Name","value":"note"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"isCustomerNote"},"value":{"kind":"BooleanValue","value":false}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}}]}}]}}]}}] } as unknown as DocumentNode<MarkOrderPaidMutation, MarkOrderPaidMutationVariables>;
export const RecordWithdrawalDocument = { kind: "Document", definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"recordWithdrawal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"metaData"}},"type":{"kind":"ListType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MetaDataInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"note"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"metaData"},"value":{"kind":"Variable","name":{"kind":"Name","value":"metaData"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"createOrderNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"note"},"value":{"kind":"Variable","name":{"kind":"Name","value":"note"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"isCustomerNote"},"value":{"kind":"BooleanValue","value":false}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}}]}}]}}]}}] } as unknown as DocumentNode<RecordWithdrawalMutation, RecordWithdrawalMutationVariables>;
export const GetPaymentInstructionsDocument = { kind: "Document", definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"getPaymentInstructions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentGateways"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]}}] } as unknown as DocumentNode<GetPaymentInstructionsQuery, GetPaymentInstructionsQueryVariables>;
export const DeleteAccountDocument = { kind: "Document", definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"deleteAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}}]}}]}}] } as unknown as DocumentNode<DeleteAccountMutation, DeleteAccountMutationVariables>;
export const FindAccountDocument = { kind: "Document", definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"findAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"idType"},"value":{"kind":"EnumValue","value":"EMAIL"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}] } as unknown as DocumentNode<FindAccountQuery, FindAccountQueryVariables>;
export const GetAccountRolesDocument = { kind: "Document", definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"getAccountRoles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"idType"},"value":{"kind":"EnumValue","value":"DATABASE_ID"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}] } as unknown as DocumentNode<GetAccountRolesQuery, GetAccountRolesQueryVariables>;
export const GetOwnRecordsDocument = { kind: "Document", definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"getOwnRecords"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"registeredDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CustomerDetail"}},{"kind":"Field","alias":{"kind":"Name","value":"lists"},"name":{"kind":"Name","value":"metaData"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keysIn"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"rewire_wishlist","block":false},{"kind":"StringValue","value":"rewire_devices","block":false}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"orders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderDetail"}},{"kind":"Field","name":{"kind":"Name","value":"datePaid"}}]}}]}}]}}]}}, fragmentAddressDetail, fragmentCustomerDetail, fragmentOrderDetail, fragmentOrderLineDetail, fragmentAttributeDetail, fragmentPicture] } as unknown as DocumentNode<GetOwnRecordsQuery, GetOwnRecordsQueryVariables>;
export const GetOwnReviewsDocument = { kind: "Document", definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"getOwnReviews"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RootQueryToCommentConnectionWhereArgs"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"comments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"commentedOn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}] } as unknown as DocumentNode<GetOwnReviewsQuery, GetOwnReviewsQueryVariables>;
export const GetProductDocument = { kind: "Document", definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"getProduct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}},{"kind":"Argument","name":{"kind":"Name","value":"idType"},"value":{"kind":"EnumValue","value":"SLUG"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductDetail"}}]}}]}}, fragmentAttributeDetail, fragmentPicture, fragmentProductDetail, fragmentProductPrice, fragmentProductStock, fragmentProductSummary, fragmentVariationPrice, fragmentVariationDetail] } as unknown as DocumentNode<GetProductQuery, GetProductQueryVariables>;
export const GetVariationsDocument = { kind: "Document", definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"getVariations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}},{"kind":"Argument","name":{"kind":"Name","value":"idType"},"value":{"kind":"EnumValue","value":"SLUG"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VariableProduct"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"variations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VariationDetail"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}]}}, fragmentPicture, fragmentProductPrice, fragmentProductStock, fragmentVariationPrice, fragmentVariationDetail] } as unknown as DocumentNode<GetVariationsQuery, GetVariationsQueryVariables>;
export const AnswerRepairDocument = { kind: "Document", definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"answerRepair"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"answer"}},"type":{"kind":"ListType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MetaDataInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"note"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"metaData"},"value":{"kind":"Variable","name":{"kind":"Name","value":"answer"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"createOrderNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"note"},"value":{"kind":"Variable","name":{"kind":"Name","value":"note"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"isCustomerNote"},"value":{"kind":"BooleanValue","value":true}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}}]}}]}}]}}] } as unknown as DocumentNode<AnswerRepairMutation, AnswerRepairMutationVariables>;
export const ChangeRepairDocument = { kind: "Document", definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"changeRepair"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderStatusEnum"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fields"}},"type":{"kind":"ListType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MetaDataInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"note"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isCustomerNote"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"metaData"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fields"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"createOrderNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"note"},"value":{"kind":"Variable","name":{"kind":"Name","value":"note"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"isCustomerNote"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isCustomerNote"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}}]}}]}}]}}] } as unknown as DocumentNode<ChangeRepairMutation, ChangeRepairMutationVariables>;
export const GetRepairDocument = { kind: "Document", definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"getRepair"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"idType"},"value":{"kind":"EnumValue","value":"DATABASE_ID"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"datePaid"}},{"kind":"Field","alias":{"kind":"Name","value":"rawTotal"},"name":{"kind":"Name","value":"total"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"RAW"}}]},{"kind":"Field","name":{"kind":"Name","value":"billing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"metaData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lineItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productCategories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}}]}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"orderNotes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"dateCreated"}},{"kind":"Field","name":{"kind":"Name","value":"isCustomerNote"}}]}}]}}]}}]}}] } as unknown as DocumentNode<GetRepairQuery, GetRepairQueryVariables>;
export const FindBuyerOrdersDocument = { kind: "Document", definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"findBuyerOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RootQueryToOrderConnectionWhereArgs"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"orders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"datePaid"}},{"kind":"Field","name":{"kind":"Name","value":"billing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lineItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}}]}}]}}]}}]}}]}}] } as unknown as DocumentNode<FindBuyerOrdersQuery, FindBuyerOrdersQueryVariables>;
export const GetReviewAuthorsDocument = { kind: "Document", definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"getReviewAuthors"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}},{"kind":"Argument","name":{"kind":"Name","value":"idType"},"value":{"kind":"EnumValue","value":"SLUG"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"reviews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}] } as unknown as DocumentNode<GetReviewAuthorsQuery, GetReviewAuthorsQueryVariables>;
export const GetReviewsDocument = { kind: "Document", definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"getReviews"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}},{"kind":"Argument","name":{"kind":"Name","value":"idType"},"value":{"kind":"EnumValue","value":"SLUG"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"reviews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewContent"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}, fragmentReviewContent] } as unknown as DocumentNode<GetReviewsQuery, GetReviewsQueryVariables>;
export const GetSiteUrlDocument = { kind: "Document", definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"getSiteUrl"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"generalSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}] } as unknown as DocumentNode<GetSiteUrlQuery, GetSiteUrlQueryVariables>;
