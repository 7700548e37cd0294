/** Failure of a request to the shop. Each subclass represents a cause. */
export class ShopRequestError extends Error {
  override readonly name: string = "ShopRequestError";
}

/** Failure to connect to the shop: the host name was not found, or the connection was refused or interrupted. */
export class ShopUnreachableError extends ShopRequestError {
  override readonly name: string = "ShopUnreachableError";
}

/** Failure before the shop processed the request: no connection, or a response that asks the client to retry later. */
export class ShopNotReachedError extends ShopUnreachableError {
  override readonly name = "ShopNotReachedError";
}

/** Failure because the shop did not respond within the client's timeout. */
export class ShopTimeoutError extends ShopRequestError {
  override readonly name = "ShopTimeoutError";
}

/** Failure because the response is not GraphQL: an HTML page, invalid JSON, or a redirect to another host. */
export class InvalidShopResponseError extends ShopRequestError {
  override readonly name = "InvalidShopResponseError";
  /** HTTP status of the response. */
  readonly status: number;

  constructor(message: string, status: number, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

/** Failure because the response contains errors instead of the requested data. */
export class ShopResponseError extends ShopRequestError {
  override readonly name = "ShopResponseError";
}
