/** Type of device that the workshop repairs. */
export type DeviceFamily = "phone" | "laptop" | "tablet" | "wearable" | "audio" | "console";

/** Price of a repair in euros and its duration in minutes. */
export interface RepairSpec {
  readonly price: number;
  readonly minutes: number;
  /** Upper limit if the price depends on the damage; the price is then shown as "from". */
  readonly upTo?: number;
  /** Price with a compatible part, if there is a choice. */
  readonly compatible?: number;
}

/** Device that the workshop repairs. The slug is a term of the attribute `pa_device`. */
export interface RepairedDevice {
  readonly slug: string;
  readonly name: string;
  readonly family: DeviceFamily;
  /** Price of a comparable new device, in euros. */
  readonly newPrice: number;
  readonly pictureDesign: readonly [design: string, color: string];
  /** Repairs by slug of `pa_fault`. */
  readonly fixes: Readonly<Record<string, RepairSpec>>;
}

const createSpec = (
  price: number,
  minutes: number,
  extraSpec: Omit<RepairSpec, "price" | "minutes"> = {},
): RepairSpec => ({
  price,
  minutes,
  ...extraSpec,
});
const createInspectionSpec = (minutes: number): RepairSpec => ({ price: 29, minutes });
const waterDamage = createInspectionSpec(2880);

function device(
  name: string,
  family: DeviceFamily,
  newPrice: number,
  pictureDesign: RepairedDevice["pictureDesign"],
  repairs: RepairedDevice["fixes"],
): RepairedDevice {
  return {
    slug: name.toLowerCase().replace(/[^a-z0-9]+/g, "-"),
    name,
    family,
    newPrice,
    pictureDesign,
    fixes: repairs,
  };
}

/** Devices with fixed repair prices. */
export const devices: readonly RepairedDevice[] = [
  device("Nordlys N3 Pro", "phone", 749, ["smartphone-max", "graphite"], {
    screen: createSpec(149, 60, { compatible: 109 }),
    battery: createSpec(59, 30),
    charging: createSpec(69, 45, { upTo: 99 }),
    camera: createSpec(89, 60),
    water: waterDamage,
    "back-glass": createSpec(99, 90),
    speaker: createSpec(59, 45, { upTo: 79 }),
  }),
  device("Nordlys N3", "phone", 629, ["smartphone-max", "sand"], {
    screen: createSpec(139, 60, { compatible: 99 }),
    battery: createSpec(59, 30),
    charging: createSpec(69, 45),
    camera: createSpec(79, 60),
    water: waterDamage,
    "back-glass": createSpec(89, 90),
  }),
  device("Nordlys N2", "phone", 449, ["smartphone-max", "ice-blue"], {
    screen: createSpec(119, 60, { compatible: 89 }),
    battery: createSpec(55, 30),
    charging: createSpec(65, 45),
    camera: createSpec(69, 60),
    water: waterDamage,
  }),
  device("Nordlys SE", "phone", 329, ["smartphone-lite", "mint"], {
    screen: createSpec(99, 60),
    battery: createSpec(49, 30),
    charging: createSpec(59, 45),
    camera: createSpec(69, 60),
    water: waterDamage,
  }),
  device("Halden 7", "phone", 579, ["smartphone-max", "forest"], {
    screen: createSpec(129, 60, { compatible: 95 }),
    battery: createSpec(59, 40),
    charging: createSpec(65, 45),
    camera: createSpec(79, 60),
    water: waterDamage,
    "back-glass": createSpec(89, 90),
  }),
  device("Halden 7 Ultra", "phone", 1199, ["smartphone-core", "rose"], {
    screen: createSpec(229, 75),
    battery: createSpec(69, 40),
    charging: createSpec(79, 45),
    camera: createSpec(129, 75),
    water: waterDamage,
    "back-glass": createSpec(119, 100),
  }),
  device("Halden 6", "phone", 499, ["smartphone-max", "graphite"], {
    screen: createSpec(119, 60, { compatible: 89 }),
    battery: createSpec(55, 40),
    charging: createSpec(65, 45),
    camera: createSpec(75, 60),
    water: waterDamage,
  }),
  device("Tern Mini", "phone", 499, ["smartphone-max", "ice-blue"], {
    screen: createSpec(129, 70),
    battery: createSpec(59, 40),
    charging: createSpec(69, 50),
    camera: createSpec(79, 60),
    water: waterDamage,
  }),
  device("Fennec Repairable 5", "phone", 599, ["smartphone-core", "navy"], {
    screen: createSpec(79, 20),
    battery: createSpec(49, 5),
    charging: createSpec(59, 15),
    camera: createSpec(69, 15),
    water: waterDamage,
    "back-glass": createSpec(29, 5),
  }),
  device("Moss A1", "phone", 229, ["smartphone-core", "white"], {
    screen: createSpec(89, 60, { compatible: 69 }),
    battery: createSpec(49, 30),
    charging: createSpec(59, 45),
    camera: createSpec(69, 60),
    water: waterDamage,
  }),
  device("Corvid Fold", "phone", 1699, ["foldable-book", "black"], {
    screen: createSpec(389, 180),
    battery: createSpec(99, 90),
    charging: createSpec(89, 60),
    camera: createSpec(119, 90),
    water: waterDamage,
    hinge: createSpec(179, 150, { upTo: 249 }),
  }),
  device("Kestrel X", "phone", 849, ["smartphone-core", "navy"], {
    screen: createSpec(169, 60),
    battery: createSpec(65, 40),
    charging: createSpec(75, 45),
    camera: createSpec(99, 60),
    water: waterDamage,
  }),
  device("Tundra Rugged", "phone", 459, ["smartphone-lite", "coral"], {
    screen: createSpec(119, 60),
    battery: createSpec(55, 30),
    charging: createSpec(65, 45),
    camera: createSpec(75, 60),
    water: waterDamage,
  }),
  device("Tarn 14", "laptop", 1449, ["laptop-pro", "graphite"], {
    screen: createSpec(279, 90),
    battery: createSpec(119, 30),
    charging: createSpec(89, 60),
    keyboard: createSpec(129, 75),
    water: waterDamage,
  }),
  device("Skerry Air 13", "laptop", 1099, ["laptop-air", "gold"], {
    screen: createSpec(299, 120),
    battery: createSpec(139, 60),
    charging: createSpec(99, 75),
    keyboard: createSpec(189, 120),
    water: waterDamage,
  }),
  device("Fennec Repairable Book", "laptop", 1199, ["laptop-pro", "silver"], {
    screen: createSpec(199, 20),
    battery: createSpec(89, 10),
    charging: createSpec(49, 10),
    keyboard: createSpec(89, 15),
  }),
  device("Kestrel Forge 16", "laptop", 1899, ["laptop-gaming", "black"], {
    screen: createSpec(319, 120),
    battery: createSpec(129, 45),
    charging: createSpec(99, 60),
    keyboard: createSpec(149, 90),
  }),
  device("Nordlys Tab 11", "tablet", 549, ["tablet-eleven", "grey"], {
    screen: createSpec(189, 120),
    battery: createSpec(99, 90),
    charging: createSpec(79, 75),
    camera: createSpec(79, 75),
  }),
  device("Moss Tab 10", "tablet", 249, ["tablet-eleven", "sky-blue"], {
    screen: createSpec(129, 120),
    battery: createSpec(79, 90),
    charging: createSpec(69, 75),
  }),
  device("Orrery 2", "wearable", 249, ["watch-round", "black"], {
    screen: createSpec(119, 90),
    battery: createSpec(69, 60),
    water: waterDamage,
  }),
  device("Kestrel Pace", "wearable", 199, ["watch-square", "navy"], {
    screen: createSpec(99, 90),
    battery: createSpec(65, 60),
  }),
  device("Loom Over-Ear", "audio", 279, ["headphones-studio", "black"], {
    battery: createSpec(49, 30),
    hinge: createSpec(39, 30),
    charging: createSpec(45, 40),
    speaker: createSpec(55, 45),
  }),
  device("Loom Buds", "audio", 139, ["earbuds-stem", "white"], {
    battery: createSpec(39, 30),
    charging: createSpec(35, 30),
  }),
  device("Magpie Handheld", "console", 399, ["console-handheld", "graphite"], {
    screen: createSpec(119, 60),
    battery: createSpec(69, 45),
    sticks: createSpec(49, 40),
    charging: createSpec(69, 50),
  }),
  device("Kestrel Lite", "phone", 379, ["smartphone-max", "graphite"], {
    screen: createSpec(109, 60),
    battery: createSpec(55, 40),
    charging: createSpec(65, 45),
    camera: createSpec(69, 60),
    water: waterDamage,
  }),
  device("Corvid One", "phone", 979, ["smartphone-max", "forest"], {
    screen: createSpec(199, 75),
    battery: createSpec(69, 40),
    charging: createSpec(79, 45),
    camera: createSpec(99, 60),
    water: waterDamage,
  }),
];
