const DATE_TIME_PATTERN = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$/;

/**
 * Validates an ISO 8601 date-time with a UTC offset; returns null for any other text, and for dates that do not exist.
 */
export const parseMoment = (text: string): string | null =>
  DATE_TIME_PATTERN.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;
