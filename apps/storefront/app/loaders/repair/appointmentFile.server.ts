/** Appointment at the shop, to be rendered as a calendar file. */
export interface Appointment {
  /** Order number of the repair. */
  readonly number: string;
  /** Number of the appointment within its order, from 1. @default 1 */
  readonly position?: number | undefined;
  /** Start as ISO date-time with the offset of the shop's time zone. */
  readonly start: string;
  readonly minutes: number;
  /** BCP 47 tag of the texts' language. */
  readonly language: string;
  /** IANA name of the shop's time zone. */
  readonly timeZone: string;
  readonly title: string;
  readonly description: string;
  /** Address of the shop; "" for none. */
  readonly location: string;
  /** URL of the repair. */
  readonly url: string;
  /** Time of the file in ms, by which calendars know the latest version of an appointment. */
  readonly now: number;
}

/** Calendar file with its name, both in the customer's language. */
export interface AppointmentFile {
  /** Name with its ending, of which headers need no encoding. */
  readonly filename: string;
  readonly text: string;
}

/** Formats the name of a calendar file from its translated name without ending, which an order number may be part of. */
export const formatFilename = (name: string, position = 1): string =>
  `${name.replaceAll(/[^\w-]/g, "")}${position > 1 ? `-${position}` : ""}.ics`;

/** Maximum number of bytes in a line; longer ones are folded. */
const MAX_LINE_BYTES = 75;

/** Renders an appointment as an iCalendar file (RFC 5545) in the shop's time zone. */
export function renderAppointmentFile(appointment: Appointment): string {
  const {
    number,
    position = 1,
    start,
    minutes,
    language,
    timeZone,
    title,
    description,
    location,
    url,
    now,
  } = appointment;
  // Without the npm package `ics`, which writes times without their time zone.
  const end = new Date(Date.parse(toWallTime(start) + "Z") + minutes * 60_000).toISOString();
  const offset = (/([+-]\d\d:\d\d)$/.exec(start)?.[1] ?? "+00:00").replace(":", "");
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//Rewire//Repair desk//${language.toUpperCase()}`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    // The zone's offset at the appointment is all that its only event needs.
    "BEGIN:VTIMEZONE",
    `TZID:${timeZone}`,
    "BEGIN:STANDARD",
    "DTSTART:19700101T000000",
    `TZOFFSETFROM:${offset}`,
    `TZOFFSETTO:${offset}`,
    "END:STANDARD",
    "END:VTIMEZONE",
    "BEGIN:VEVENT",
    `UID:repair-${encodeURIComponent(number)}${position > 1 ? `-${position}` : ""}@${new URL(url).hostname}`,
    `DTSTAMP:${toBasicFormat(new Date(now).toISOString())}Z`,
    `SEQUENCE:${Math.floor(now / 60_000) % 2_000_000_000}`,
    `DTSTART;TZID=${timeZone}:${toBasicFormat(toWallTime(start))}`,
    `DTEND;TZID=${timeZone}:${toBasicFormat(end)}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    ...(location === "" ? [] : [`LOCATION:${escapeText(location)}`]),
    `URL:${url}`,
    "STATUS:CONFIRMED",
    "END:VEVENT",
    "END:VCALENDAR",
  ]
    .map((line) => `${foldLine(line)}\r\n`)
    .join("");
}

/** Returns the local part of an ISO date-time: "2026-11-23T11:30:00". */
const toWallTime = (isoTime: string): string => isoTime.slice(0, 19);

const toBasicFormat = (isoTime: string): string => toWallTime(isoTime).replaceAll(/[-:]/g, "");

const escapeText = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll(/\r\n|\r|\n/g, "\\n")
    // Control characters would break the file.
    .replaceAll(/\p{Cc}/gu, "");

/** Folds a line at 75 bytes, never inside a character. */
function foldLine(line: string): string {
  const lines = [""];
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > MAX_LINE_BYTES) {
      lines.push(" ");
      bytes = 1;
    }
    lines[lines.length - 1] += character;
    bytes += size;
  }
  return lines.join("\r\n");
}
