export { toParsedMessages } from "./toParsedMessages.ts";
export { writeFirstAsOrdinal } from "./writeFirstAsOrdinal.ts";
