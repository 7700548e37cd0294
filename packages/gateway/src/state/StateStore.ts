/**
 * Small things that must outlive a process and be seen by every gateway that stands beside: guests' orders,
 * successors of dead sessions, attempt keys of checkout, log-in limits.
 */
export interface StateStore {
  /** null when there is none, or it has expired. */
  get(key: string): Promise<string | null>;
  /** Keeps a value for so many seconds, in place of what was there. */
  set(key: string, value: string, seconds: number): Promise<void>;
  /**
   * Keeps a value unless there is one, in one step that no other process can come between.
   *
   * @returns null when it was kept, else the value that was there.
   */
  putIfAbsent(key: string, value: string, seconds: number): Promise<string | null>;
  delete(key: string): Promise<void>;
  /** Deletes a value if it is still this one, in one step: who let a lock run out must not open the next one's. */
  deleteIf(key: string, value: string): Promise<void>;
  /** Lets a value live so many seconds from now if it is still this one, in one step; whether it was. */
  renewIf(key: string, value: string, seconds: number): Promise<boolean>;
  close(): Promise<void>;
}
