/** Base of everything that keeps the shop's answer from us; what the shop itself refuses is not trouble. */
export class ShopTrouble extends Error {
  override readonly name: string = "ShopTrouble";
}

/** No connection: name not found, refused, broken off. */
export class ShopUnreachable extends ShopTrouble {
  override readonly name = "ShopUnreachable";
}

/** The shop turned the request away unread: nobody was there, or it was told to come back later. Nothing has happened. */
export class ShopNotReached extends ShopUnreachable {}

/** The shop took longer than the client waits. */
export class ShopTimeout extends ShopTrouble {
  override readonly name = "ShopTimeout";
}

/** Something answered, but not GraphQL: an HTML page, broken JSON, a redirect to another host. */
export class ShopAnswerBroken extends ShopTrouble {
  override readonly name = "ShopAnswerBroken";
  /** HTTP status of the answer. */
  readonly status: number;

  constructor(message: string, status: number, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

/** The shop answered with errors and without what was asked for. */
export class ShopRefused extends ShopTrouble {
  override readonly name = "ShopRefused";
}
