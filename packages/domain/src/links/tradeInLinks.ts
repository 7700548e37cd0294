/**
 * URLs of the trade-in pages, in one language. They are separate from `SiteLinks`, so that only pages that need them
 * load them.
 */
export interface TradeInLinks {
  /** Page with the estimate and the booking. */
  readonly tradeIn: string;
  /** Page that an appointment's forms are posted to. */
  readonly tradeInAppointment: string;
  /** Page of one appointment, which moves and cancels it. */
  readonly tradeInAppointmentOf: (number: string, key: string) => string;
  /** Calendar file of one appointment. */
  readonly tradeInFile: (number: string, key: string) => string;
}

/** Creates the URLs of the trade-in pages. @param prefix Path prefix of the language, as for `createSiteLinks`. */
export const createTradeInLinks = (prefix: string): TradeInLinks => {
  const toQuery = (number: string, key: string) => new URLSearchParams({ number, key }).toString();
  return {
    tradeIn: `${prefix}/trade-in`,
    tradeInAppointment: `${prefix}/trade-in/appointment`,
    tradeInAppointmentOf: (number, key) => `${prefix}/trade-in/appointment?${toQuery(number, key)}`,
    tradeInFile: (number, key) => `${prefix}/trade-in/appointment.ics?${toQuery(number, key)}`,
  };
};
