/** Failure of a request to the shop; subclasses name the cause. */
export class ShopConnectionError extends Error {
  override readonly name: string = "ShopConnectionError";
}

/** Connection failure: host name not found, connection refused or interrupted. */
export class ShopUnreachable extends ShopConnectionError {
  override readonly name: string = "ShopUnreachable";
}

/** Failure before the request was processed: no connection, or a response that asks to retry later. */
export class ShopConnectError extends ShopUnreachable {
  override readonly name = "ShopConnectError";
}

/** No response from the shop within the client's time limit. */
export class ShopTimeout extends ShopConnectionError {
  override readonly name = "ShopTimeout";
}

/** Response that is not GraphQL: an HTML page, invalid JSON, or a redirect to another host. */
export class InvalidShopAnswer extends ShopConnectionError {
  override readonly name = "InvalidShopAnswer";
  /** HTTP status of the response. */
  readonly status: number;

  constructor(message: string, status: number, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

/** Response with errors and without the requested data. */
export class ShopResponseError extends ShopConnectionError {
  override readonly name = "ShopResponseError";
}
