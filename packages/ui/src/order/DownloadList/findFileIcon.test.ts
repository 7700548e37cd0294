import { expect, test } from "vitest";
import { findFileIcon } from "./findFileIcon.ts";

test.each([
  ["Tactile 75 layout editor", "ion:cube-outline"],
  ["User manual (PDF)", "ion:document-text-outline"],
  ["Plain 27 color profile", "ion:image-outline"],
  ["Firmware 2.1", "ion:hardware-chip-outline"],
  ["Sample pack", "ion:musical-notes-outline"],
])("%s is drawn as %s", (name, icon) => expect(findFileIcon(name)).toBe(icon));
