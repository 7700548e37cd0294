/**
 * Returns the name of the lock that serialises the operations of a session across the tabs of this browser.
 * @param sessionNumber Sequence number of the session within the document, starting at 1.
 */
export const createSessionLockName = (sessionNumber: number): string => `rewire.session ${sessionNumber}`;
