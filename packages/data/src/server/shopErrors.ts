/** Failure of a request to the shop; subclasses name the cause. */
export class ShopRequestError extends Error {
  override readonly name: string = "ShopRequestError";
}

/** Connection failure: host name not found, connection refused or interrupted. */
export class ShopUnreachableError extends ShopRequestError {
  override readonly name: string = "ShopUnreachableError";
}

/** Failure before the request was processed: no connection, or a response that asks to retry later. */
export class ShopNotReachedError extends ShopUnreachableError {
  override readonly name = "ShopNotReachedError";
}

/** No response from the shop within the client's time limit. */
export class ShopTimeoutError extends ShopRequestError {
  override readonly name = "ShopTimeoutError";
}

/** Response that is not GraphQL: an HTML page, invalid JSON, or a redirect to another host. */
export class InvalidShopResponseError extends ShopRequestError {
  override readonly name = "InvalidShopResponseError";
  /** HTTP status of the response. */
  readonly status: number;

  constructor(message: string, status: number, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

/** Response with errors and without the requested data. */
export class ShopResponseError extends ShopRequestError {
  override readonly name = "ShopResponseError";
}
