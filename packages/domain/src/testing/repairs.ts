import type { Money } from "../money/index.ts";

const euros = (minor: number): Money => ({ minor, currency: "EUR" });

/** What the cast's repair desk does to each kind of device, with price and minutes at the bench. */
export const repairMenus = [
  {
    device: "phone",
    label: "Phone",
    families: ["phone"],
    repairs: [
      { fault: "screen", name: "Screen", minutes: 60, price: euros(8900), isFrom: true },
      { fault: "battery", name: "Battery", minutes: 30, price: euros(4900), isFrom: true },
      { fault: "charging", name: "Charging port", minutes: 45, price: euros(5900), isFrom: true },
      { fault: "camera", name: "Camera", minutes: 60, price: euros(6900), isFrom: true },
      { fault: "water", name: "Water damage", minutes: 2880, price: euros(2900), isFrom: true, isCheck: true },
    ],
  },
  {
    device: "laptop",
    label: "Laptop",
    families: ["laptop"],
    repairs: [
      { fault: "screen", name: "Screen", minutes: 120, price: euros(24900), isFrom: true },
      { fault: "battery", name: "Battery", minutes: 45, price: euros(9950), isFrom: true },
      { fault: "keyboard", name: "Keyboard", minutes: 90, price: euros(12900), isFrom: true },
    ],
  },
  {
    device: "tablet",
    label: "Tablet",
    families: ["tablet"],
    repairs: [{ fault: "back-glass", name: "Glass", minutes: 120, price: euros(14900), isFrom: true }],
  },
  {
    device: "watch",
    label: "Watch",
    families: ["wearable"],
    repairs: [{ fault: "battery", name: "Battery", minutes: null, price: euros(6900), isFrom: false }],
  },
] as const;
