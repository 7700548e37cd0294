/**
 * Returns the name of the lock that serialises the operations of a session in this browser.
 * @param sessionNumber Number of the session in the document, from 1.
 */
export const createSessionLockName = (sessionNumber: number): string => `rewire.session ${sessionNumber}`;
