import type { Money } from "../money.ts";

const euros = (minor: number): Money => ({ minor, currency: "EUR" });

/** What the cast's repair desk does to each kind of device, with price and minutes at the bench. */
export const repairMenus = [
  {
    device: "phone", label: "Phone",
    repairs: [
      { name: "Screen", minutes: 60, price: euros(8900), isFrom: true },
      { name: "Battery", minutes: 30, price: euros(4900), isFrom: true },
      { name: "Charging port", minutes: 45, price: euros(5900), isFrom: true },
      { name: "Camera", minutes: 60, price: euros(6900), isFrom: true },
      { name: "Water damage", minutes: 2880, price: euros(2900), isFrom: false },
    ],
  },
  {
    device: "laptop", label: "Laptop",
    repairs: [
      { name: "Screen", minutes: 120, price: euros(24900), isFrom: true },
      { name: "Battery", minutes: 45, price: euros(9950), isFrom: true },
      { name: "Keyboard", minutes: 90, price: euros(12900), isFrom: true },
    ],
  },
  { device: "tablet", label: "Tablet", repairs: [{ name: "Glass", minutes: 120, price: euros(14900), isFrom: true }] },
  { device: "watch", label: "Watch", repairs: [{ name: "Battery", minutes: null, price: euros(6900), isFrom: false }] },
] as const;
