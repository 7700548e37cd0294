const shape = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$/;

/** An ISO date-time with its offset, as it was written; null for any other text, and for a day that there is not. */
export const parseMoment = (text: string): string | null =>
  shape.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;
