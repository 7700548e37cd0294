/** URLs of alerts in one language. They are separate from other links, so that not every page loads them. */
export interface AlertLinks {
  /** Page that takes requests for alerts. */
  readonly request: string;
  /** Page of one alert, which confirms and ends it. */
  readonly alert: (id: string, key: string) => string;
}

/** Builds the URLs of alerts. @param prefix Path prefix of the language, as for `createSiteLinks` */
export const createAlertLinks = (prefix: string): AlertLinks => ({
  request: `${prefix}/alerts`,
  alert: (id, key) => `${prefix}/alerts?${new URLSearchParams({ id, key }).toString()}`,
});
