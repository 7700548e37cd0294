/** Returns the folder for data that all clones of one user share. */
export function userCacheFolder(env?: Readonly<Record<string, string | undefined>>): string;
