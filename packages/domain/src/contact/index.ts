export {
  checkContactFields,
  contactFileTypes,
  contactLengths,
  contactTopics,
  MAX_CONTACT_FILE_BYTES,
  parseContactTopic,
  type ContactFields,
  type ContactIssue,
  type ContactIssues,
  type ContactResult,
  type ContactTopic,
} from "./contact.ts";
