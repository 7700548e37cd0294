/** URLs of the trade-in desk in one language. They are separate from other links, so that not every page loads them. */
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

/** Builds the URLs of the trade-in desk. @param prefix Path prefix of the language, as for `createSiteLinks` */
export const createTradeInLinks = (prefix: string): TradeInLinks => {
  const toQuery = (number: string, key: string) => new URLSearchParams({ number, key }).toString();
  return {
    tradeIn: `${prefix}/trade-in`,
    tradeInAppointment: `${prefix}/trade-in/appointment`,
    tradeInAppointmentOf: (number, key) => `${prefix}/trade-in/appointment?${toQuery(number, key)}`,
    tradeInFile: (number, key) => `${prefix}/trade-in/appointment.ics?${toQuery(number, key)}`,
  };
};
