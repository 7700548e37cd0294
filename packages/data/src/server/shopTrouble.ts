/**
 * Base class of failures to get the shop's response; a refusal by the shop itself is not one of them unless data are
 * required.
 */
export class ShopTrouble extends Error {
  override readonly name: string = "ShopTrouble";
}

/** Connection failure: name not found, refused, or broken off. */
export class ShopUnreachable extends ShopTrouble {
  override readonly name = "ShopUnreachable";
}

/** The shop rejected the request unprocessed: no connection, or a request to retry later. Nothing was changed. */
export class ShopNotReached extends ShopUnreachable {}

/** The shop did not answer within the client's time limit. */
export class ShopTimeout extends ShopTrouble {
  override readonly name = "ShopTimeout";
}

/** The response is not GraphQL: an HTML page, broken JSON, a redirect to another host. */
export class ShopAnswerBroken extends ShopTrouble {
  override readonly name = "ShopAnswerBroken";
  /** HTTP status of the response. */
  readonly status: number;

  constructor(message: string, status: number, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

/** The shop answered with errors and without the requested data. */
export class ShopRefused extends ShopTrouble {
  override readonly name = "ShopRefused";
}
