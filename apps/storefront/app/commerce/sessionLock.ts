/**
 * Returns the name of the lock that serialises the operations of a session in this browser.
 * @param visit Number of the session in the document, from 1.
 */
export const sessionLock = (visit: number): string => `rewire.session ${visit}`;
