import type { Preview } from "@storybook/react-vite";

declare global {
  /** Takes the picture of a step; there where pictures are taken (scripts/lib/visual/mount.mjs). */
  var __rewireStep: ((label: string) => Promise<void>) | undefined;
}

/** Runs a step of a play, and waits until its picture is taken. */
export const waitForPicture: NonNullable<Preview["runStep"]> = async (label, play, context) => {
  await play(context);
  await globalThis.__rewireStep?.(label);
};
