/** Error response of WordPress's REST API. */
export class RestError extends Error {
  override readonly name = "RestError";
  readonly code: string;
  readonly status: number;
  readonly data: Readonly<Record<string, unknown>>;

  /** @param data Additional fields beside the status, such as `resource_id`. */
  constructor(code: string, message: string, status: number, data: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.code = code;
    this.status = status;
    this.data = data;
  }

  /** Error as JSON: `{code, message, data: {status, …}}`. */
  toBody() {
    return { code: this.code, message: this.message, data: { status: this.status, ...this.data } };
  }
}

/** Creates the error response for an invalid parameter. */
export const createInvalidParamError = (name: string, reason: string): RestError =>
  new RestError("rest_invalid_param", `Invalid parameter(s): ${name}`, 400, {
    params: { [name]: `${name} ${reason}` },
  });
