/**
 * URLs of the pages about alerts, in one language. They are separate from `SiteLinks`, so that only pages with alerts
 * load them.
 */
export interface AlertLinks {
  /** Page that takes requests for alerts. */
  readonly request: string;
  /** Page of one alert, which confirms and ends it. */
  readonly alert: (id: string, key: string) => string;
}

/** Creates the URLs of the pages about alerts. @param prefix Path prefix of the language, as for `createSiteLinks`. */
export const createAlertLinks = (prefix: string): AlertLinks => ({
  request: `${prefix}/alerts`,
  alert: (id, key) => `${prefix}/alerts?${new URLSearchParams({ id, key }).toString()}`,
});
