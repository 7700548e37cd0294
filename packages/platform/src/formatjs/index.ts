export { toParsedMessages } from "./toParsedMessages.ts";
export { isolateValues } from "./isolateValues.ts";
export { writeFirstAsOrdinal } from "./writeFirstAsOrdinal.ts";
