export type { ChangeFailure, RequestFailure, NotFoundFailure, ReadFailure, TooLongFailure } from "./failure.ts";
export { isKeyOf, isRecord } from "./guards.ts";
export { maxLengths } from "./maxLengths.ts";
export { type Page, paginate, parsePageNumber } from "./pages.ts";
export { parseMoment } from "./parseMoment.ts";
export { failed, ok, type Result } from "./result.ts";
export { isEmailAddress } from "./email.ts";
