import type { Reader } from "./readers.ts";

const CONTACT = /^(?:https:\/\/[^\s/]+\S*|mailto:[^\s@]+@[^\s@]+|tel:\+[\d-]+)$/;
const BARE_EMAIL = /^[^\s@:]+@[^\s@]+$/;

const entriesOf = (text: string): readonly string[] => text.split(",").map((entry) => entry.trim());

/** Where faults are reported, as URIs, the preferred one first; an e-mail address needs no `mailto:`. */
export const securityContacts: Reader<readonly string[]> = {
  expected: "e-mail addresses, https addresses or tel: numbers separated by commas, such as security@shop.example",
  read: (text) => {
    const contacts = entriesOf(text).map((entry) => (BARE_EMAIL.test(entry) ? `mailto:${entry}` : entry));
    return contacts.every((contact) => CONTACT.test(contact)) ? contacts : undefined;
  },
};

/** The moment from which a `security.txt` is out of date, in milliseconds; a day alone means its end in UTC. */
export const expiryDate: Reader<number> = {
  expected: "a day such as 2027-06-30, or a time such as 2027-06-30T12:00:00Z",
  read: (text) => {
    if (!/^\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d(?:Z|[+-]\d\d:\d\d))?$/.test(text)) return undefined;
    const time = Date.parse(text.length === 10 ? `${text}T23:59:59Z` : text);
    return Number.isNaN(time) ? undefined : time;
  },
};

/** Languages that reports may be written in. */
export const languageTags: Reader<readonly string[]> = {
  expected: "language tags separated by commas, such as en,de",
  read: (text) => {
    try {
      return Intl.getCanonicalLocales([...entriesOf(text)]);
    } catch {
      return undefined;
    }
  },
};
