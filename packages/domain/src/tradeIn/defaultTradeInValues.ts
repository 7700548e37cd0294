/**
 * Default trade-in values for the devices of the embedded shop, in the format of the owner's setting. Each is about a
 * third of the device's price when new.
 */
export const defaultTradeInValues = `
Nordlys N3 Pro, 128 GB: 230-260; Nordlys N3 Pro, 256 GB: 260-290; Nordlys N3 Pro, 512 GB: 290-330
Nordlys N3, 128 GB: 180-210; Nordlys N3, 256 GB: 205-235
Nordlys N2: 100-130; Nordlys SE: 60-80
Halden 7: 170-200; Halden 7 Ultra: 380-440; Halden 6: 110-140
Tern Mini: 120-150; Fennec Repairable 5: 200-230
Moss A1: 25-40; Corvid Fold: 480-560; Corvid One: 290-330
Kestrel X: 240-280; Kestrel Lite: 80-100; Tundra Rugged: 110-140
Tarn 14: 420-500; Skerry Air 13: 310-370; Fennec Repairable Book: 390-450; Kestrel Forge 16: 560-650
Nordlys Tab 11: 150-180; Moss Tab 10: 45-65
Orrery 2: 60-80; Kestrel Pace: 40-55
Loom Over-Ear: 50-70; Magpie Handheld: 110-140
Loom Buds: counter # nobody buys used earbuds
`;
