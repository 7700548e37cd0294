import { isKeyOf, type DeviceFamily } from "@rewire/domain";
import type { IconName } from "../../primitives/Icon/Icon.tsx";

/** Icon and message id of each listed fault, by term of the attribute `pa_fault`. Other faults are shown by name. */
export const faultDetails = {
  screen: { icon: "phone", message: "repair.fault.screen" },
  battery: { icon: "battery", message: "repair.fault.battery" },
  charging: { icon: "flash", message: "repair.fault.charging" },
  camera: { icon: "camera", message: "repair.fault.camera" },
  speaker: { icon: "mute", message: "repair.fault.speaker" },
  water: { icon: "water", message: "repair.fault.water" },
  "back-glass": { icon: "phone", message: "repair.fault.backGlass" },
  keyboard: { icon: "keypad", message: "repair.fault.keyboard" },
  hinge: { icon: "laptop", message: "repair.fault.hinge" },
  sticks: { icon: "game", message: "repair.fault.sticks" },
  signal: { icon: "wifi", message: "repair.fault.signal" },
  other: { icon: "help", message: "repair.fault.other" },
} as const satisfies Record<string, { icon: IconName; message: string }>;

/** Returns the icon and the message id of a fault, or null if the fault is not listed. */
export const findFaultDetails = (slug: string): (typeof faultDetails)[keyof typeof faultDetails] | null =>
  isKeyOf(faultDetails, slug) ? faultDetails[slug] : null;

/** Icon names of the device families. */
export const familyIcons = {
  phone: "phone",
  laptop: "laptop",
  tablet: "tablet",
  wearable: "watch",
  audio: "headset",
  console: "game",
  other: "help",
} as const satisfies Record<DeviceFamily, IconName>;
