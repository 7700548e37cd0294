/** HTTP request whose body is read on demand. */
export interface ShopRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body: () => Promise<string>;
}

/** HTTP response as plain data. `headers` can contain several Set-Cookie entries. */
export interface ShopReply {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string;
}
