/** A request without its body, as every door can give it. */
export interface DoorRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body: () => Promise<string>;
}

/** An answer as plain data: `headers` may name Set-Cookie several times. */
export interface DoorAnswer {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string;
}
