/** Stored permission to download a file of an order. */
export interface DownloadPermission {
  readonly order: number;
  readonly orderKey: string;
  readonly product: number;
  readonly download: string;
  /** 0 for a guest. */
  readonly user: number;
  readonly email: string;
  /** null for unlimited downloads. */
  readonly remaining: number | null;
  /** Unix milliseconds; null for no expiry. */
  readonly expires: number | null;
}
