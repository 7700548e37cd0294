/** Failure of a request to the shop; subclasses name the cause. */
export class ShopConnectionError extends Error {
  override readonly name: string = "ShopConnectionError";
}

/** Connection failure: name not found, refused, or broken off. */
export class ShopUnreachable extends ShopConnectionError {
  override readonly name: string = "ShopUnreachable";
}

/** The shop rejected the request unprocessed: no connection, or a request to retry later. Nothing was changed. */
export class ShopConnectError extends ShopUnreachable {
  override readonly name = "ShopConnectError";
}

/** The shop did not answer within the client's time limit. */
export class ShopTimeout extends ShopConnectionError {
  override readonly name = "ShopTimeout";
}

/** The response is not GraphQL: an HTML page, broken JSON, a redirect to another host. */
export class InvalidShopAnswer extends ShopConnectionError {
  override readonly name = "InvalidShopAnswer";
  /** HTTP status of the response. */
  readonly status: number;

  constructor(message: string, status: number, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

/** The shop answered with errors and without the requested data. */
export class ShopResponseError extends ShopConnectionError {
  override readonly name = "ShopResponseError";
}
