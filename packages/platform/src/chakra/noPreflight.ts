/** Stands in for the reset inside Chakra's system (see vite.config.ts): pages get theirs from theme.css. */
export const createPreflight = (): Record<string, never> => ({});
