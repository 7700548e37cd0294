import { anyColor, colors, onBackorder, pieces, priced, soldOut } from "./draft.ts";
import type { ProductDraft } from "./draft.ts";
import { entry } from "./entry.ts";
import type { EntryRest } from "./entry.ts";

/** Screen, chip, memory in words, drive, battery, ports, size, kilograms, repairability. */
type Sheet = readonly [screen: string, chip: string, memory: string, drive: string, battery: string, ports: string, size: string, kilograms: string, index: string];

const inches = (screen: string): string => {
  const size = Number.parseFloat(screen);
  return size < 13 ? "10-to-12-inch" : size < 14 ? "13-inch" : size < 15 ? "14-inch" : "15-to-16-inch";
};

function laptop(name: string, sku: string, line: string, [screen, chip, memory, drive, battery, ports, size, kilograms, index]: Sheet, story: readonly [string, string], { terms, ...rest }: EntryRest, also: readonly string[] = []): ProductDraft {
  return entry(name.split(" ")[0] ?? "", name, sku, ["laptops", ...also], line,
    { Screen: screen, "Chip class": chip, Memory: memory, Drive: drive, Battery: battery, Ports: ports, Size: size, Weight: `${kilograms} kg`, "Repairability index": `${index} of 10` },
    story,
    { terms: { "screen-size": [inches(screen)], condition: ["new"], ...terms }, size: [kilograms, ...(size.match(/[\d.]+/g) ?? [])] as unknown as NonNullable<ProductDraft["size"]>, ...rest });
}

/** Portable computers, newest first. */
export const laptops: readonly ProductDraft[] = [
  laptop("Tarn 14", "TA-14", "14″ · 16 GB · 1 TB · user-replaceable RAM",
    ["14″ matt, 2880 × 1800, 120 Hz", "8 cores, 4 nm", "16 GB, two slots, up to 64 GB", "1 TB, replaceable", "75 Wh, screwed", "2 × USB-C 40 Gbit/s, 2 × USB-A, video, headphones, card reader", "31.2 × 22.1 × 1.6 cm", "1.38", "8.9"],
    ["The Tarn 14 is the laptop on our own benches. Six captive screws open it, both memory slots are free for your fingers, and the battery sits on a frame instead of in glue. The keyboard has travel, the screen is matt, and the fan is silent until you really work. It is two millimetres thicker than it could be, and we know where they went.", "In the box: laptop, 65 W charger, USB-C cable, spare foot pads."],
    { look: "laptop-pro", choices: [colors("graphite", "silver"), priced("memory", { "16-gb": ["1449.00", "1299.00"], "32-gb": ["1599.00", "1449.00"], "64-gb": ["1849.00", "1699.00"] })], terms: { storage: ["1-tb"] }, preselect: { color: "graphite", memory: "16-gb" }, devices: ["tarn-14"], reviews: [34, 4.7], sales: 611,
      praise: ["From 16 to 32 gigabytes in six minutes, including the coffee.", "The technicians use the same one, which said more than any test."], blame: ["Two millimetres less and I would say nothing."] }),
  laptop("Skerry Air 13", "SK-A13", "13.3″ · 16 GB · 512 GB · 1.08 kg",
    ["13.3″, 2560 × 1600, 60 Hz", "8 cores, 3 nm, no fan", "16 GB, soldered", "512 GB, replaceable", "54 Wh, glued", "2 × USB-C, headphones", "29.8 × 20.9 × 1.1 cm", "1.08", "4.6"],
    ["Thin, silent, light: the Skerry Air has no fan at all, and you stop noticing that until you sit beside another laptop. It lasts a flight across an ocean. The price for the thinness is paid later: memory is soldered and the battery is glued, which we can change, but not in half an hour. Buy it with the memory you will need in five years.", "In the box: laptop, 45 W charger, USB-C cable."],
    { look: "laptop-air", choices: [colors("gold", "silver", "sage"), priced("memory", { "8-gb": "1099.00", "16-gb": "1249.00", "24-gb": "1449.00" })], except: [{ when: { color: "sage", memory: "24-gb" }, stock: soldOut }], terms: { storage: ["512-gb"] }, devices: ["skerry-air-13"], silent: ["+repair", "noise"], reviews: [27, 4.5],
      praise: ["No fan. I hear my own thoughts, they were louder than I expected."], blame: ["I bought eight gigabytes and regret it already."] }),
  laptop("Fennec Repairable Book", "FN-BOOK", "13.5″ · choose your ports · 9.8 of 10",
    ["13.5″ matt, 2256 × 1504, 60 Hz", "6 cores, 4 nm", "16 GB, two slots, up to 64 GB", "512 GB, replaceable", "61 Wh, five screws", "4 port modules of your choice, headphones", "29.7 × 22.9 × 1.7 cm", "1.32", "9.8"],
    ["Every part of this computer has a name, a number and a price on the inside of its lid. Ports are modules that slide in from below: take four of the eight kinds and change your mind later. When the chip grows old you replace the board and keep everything else. The hinge is a little loose and the speakers are modest; both can be replaced too.", "In the box: laptop, four port modules, screwdriver, 60 W charger."],
    { look: "laptop-pro", lookColors: ["silver", "navy"], choices: [priced("memory", { "16-gb": "1199.00", "32-gb": "1349.00" }), priced("storage", { "512-gb": "1199.00", "1-tb": "1289.00" })], except: [{ when: { memory: "32-gb", storage: "1-tb" }, price: "1439.00" }, { when: { memory: "32-gb" }, price: "1349.00" }, { when: { storage: "1-tb" }, price: "1289.00" }], devices: ["fennec-repairable-book"], reviews: [25, 4.4],
      praise: ["I moved the socket for the charger to the other side. On my own laptop!"], blame: ["Speakers like a telephone."] }),
  laptop("Kestrel Forge 16", "KS-F16", "16″ · 165 Hz · 32 GB · 2 TB",
    ["16″, 2560 × 1600, 165 Hz", "12 cores, 4 nm, graphics chip with 12 GB", "32 GB, two slots", "2 TB, second slot free", "90 Wh, screwed", "2 × USB-C, 3 × USB-A, video, network, headphones", "35.9 × 26.8 × 2.4 cm", "2.48", "7.4"],
    ["The Forge is made for games and good at everything that is equally hungry: cutting film, training small models, drawing houses. Under full load it is as loud as a kitchen hood, so Kestrel gave it a key that limits the fans and costs a tenth of the speed. Both drives and the memory are within reach. On battery, expect three hours, not seven.", "In the box: laptop, 240 W charger, thermal pads for the first cleaning."],
    { look: "laptop-gaming", lookColors: ["black"], choices: [priced("memory", { "32-gb": ["1899.00", "1699.00"], "64-gb": ["2149.00", "1949.00"] })], terms: { color: ["black"], storage: ["2-tb"] }, devices: ["kestrel-forge-16"], silent: ["+weight", "+battery", "+noise"], reviews: [21, 4.3] }, ["gaming"]),
  laptop("Tarn 16", "TA-16", "16″ · 32 GB · 1 TB · number block",
    ["16″ matt, 3072 × 1920, 120 Hz", "12 cores, 4 nm", "32 GB, two slots, up to 96 GB", "1 TB, second slot free", "99 Wh, screwed", "3 × USB-C, 2 × USB-A, video, network, card reader", "35.6 × 24.9 × 1.8 cm", "1.92", "8.7"],
    ["For people who carry their office but not every day. The Tarn 16 has room for a number block, a battery as large as airlines allow, and a screen on which two documents stand side by side without squinting. Inside it is the 14 with longer cables, so most spare parts are the same. The charger has grown too, and needs its own pocket.", "In the box: laptop, 100 W charger, USB-C cable, spare foot pads."],
    { look: "laptop-pro", view: "front", choices: [colors("graphite"), priced("storage", { "1-tb": "1799.00", "2-tb": "1949.00", "4-tb": "2249.00" })], terms: { memory: ["32-gb"] }, silent: ["+weight"], reviews: [15, 4.6] }),
  laptop("Moss Book 14", "MS-B14", "14″ · 8 GB · 256 GB · under €400",
    ["14″, 1920 × 1080, 60 Hz", "4 cores, 7 nm", "8 GB, one slot", "256 GB, replaceable", "45 Wh, screwed", "1 × USB-C, 2 × USB-A, video, headphones", "32.4 × 21.9 × 1.9 cm", "1.49", "7.8"],
    ["The Moss Book is what we recommend for letters, tax and video calls with the grandchildren. It is plastic, it is not quick, and after a memory upgrade for the price of a dinner it is quick enough. The keyboard is pleasant, the camera has a shutter, the battery lasts a long morning. No software subscription comes with it, and none is asked for.", "In the box: laptop, 45 W charger."],
    { look: "laptop-air", lookColors: ["silver"], choices: [priced("storage", { "256-gb": "379.00", "512-gb": "429.00" })], terms: { color: ["silver"], memory: ["8-gb"] }, silent: ["+speed"], reviews: [29, 4.1], sales: 940 }),
  laptop("Nordlys Book 13", "NL-B13", "13.4″ · 16 GB · 512 GB · pull-tab battery",
    ["13.4″ matt, 2560 × 1600, 90 Hz", "8 cores, 4 nm", "16 GB, soldered", "512 GB, replaceable", "58 Wh, pull tab", "3 × USB-C, headphones", "29.6 × 20.7 × 1.3 cm", "1.17", "7.9"],
    ["Nordlys took the idea of its phones and made it larger: ten screws, a battery on a pull tab, and a small board for every port. The Book 13 is light, its matt screen keeps the lamp out of your eyes, and it charges on either side. Memory is soldered, so choose well. It is the quietest laptop with a fan that we know.", "In the box: laptop, 45 W charger, repair guide."],
    { look: "laptop-pro", choices: [colors("navy", "silver"), priced("storage", { "512-gb": "1149.00", "1-tb": "1269.00" })], terms: { memory: ["16-gb"] }, silent: ["+repair"], reviews: [17, 4.5] }),
  laptop("Corvid Studio 16", "CV-S16", "16″ OLED · 64 GB · 2 TB",
    ["16″ OLED, 3840 × 2400, 120 Hz, measured", "14 cores, 3 nm, graphics chip with 16 GB", "64 GB, soldered", "2 TB, second slot free", "96 Wh, screwed", "3 × USB-C 40 Gbit/s, video, card reader", "35.5 × 24.4 × 1.7 cm", "2.05", "5.8"],
    ["A screen that photographers can trust out of the box: each Studio comes with the protocol of its own measurement, and ours have been right. Sixty-four gigabytes hold large pictures and long films. The machine stays cool by being large and the price stays high by being a Corvid. If you need the screen you know it; if not, take the Tarn 16.", "In the box: laptop, 140 W charger, measured colour protocol, sleeve."],
    { look: "laptop-pro", view: "top", lookColors: ["graphite"], choices: [priced("storage", { "2-tb": "2899.00", "4-tb": "3299.00" })], terms: { color: ["graphite"], memory: ["64-gb"] }, stock: onBackorder, silent: ["+repair", "+weight"], reviews: [8, 4.6] }),
  laptop("Tundra Field 14", "TD-F14", "14″ · IP65 · carrying handle",
    ["14″, 1920 × 1200, 1,000 nits", "8 cores, 7 nm", "16 GB, two slots", "512 GB, removable by hand", "2 × 56 Wh, swapped while running", "USB-C, 2 × USB-A, serial, network, SIM", "34.8 × 28.2 × 3.8 cm", "2.70", "9.1"],
    ["Rain, dust and the back of a pick-up truck are normal places for the Field. It has a handle, a stylus on a string, a screen for full sun and two batteries that you change without switching it off. The serial port is there on purpose. Surveyors and fire brigades buy it in fives; private customers mostly buy it once and leave it to their children.", "In the box: laptop, two batteries, 90 W charger, stylus."],
    { look: "laptop-gaming", view: "front", lookColors: ["black"], price: "2190.00", stock: pieces(2, 2), terms: { color: ["black"], memory: ["16-gb"], storage: ["512-gb"] }, silent: ["+weight", "-hinge"], reviews: [6, 4.7] }),
  laptop("Tern Book 12", "TN-B12", "12.4″ · 8 GB · 890 g",
    ["12.4″ touch, 2160 × 1440, 60 Hz", "6 cores, 4 nm, no fan", "8 GB, soldered", "256 GB, replaceable", "41 Wh, screwed", "2 × USB-C, headphones", "27.0 × 19.9 × 1.3 cm", "0.89", "6.6"],
    ["Eight hundred and ninety grams, smaller than a sheet of paper, and still a keyboard on which you can write a report. The Tern Book 12 is for trains, lecture halls and people who already carry too much. It is not made for forty tabs. The screen answers to fingers, which sounds superfluous until you read a long text on the sofa.", "In the box: laptop, 30 W charger, short cable."],
    { look: "laptop-air", view: "closed", choices: [colors("sage", "gold")], price: "799.00", terms: { memory: ["8-gb"], storage: ["256-gb"] }, silent: ["+repair", "noise", "+speed", "-weight"], reviews: [14, 4.3] }),
  laptop("Halden Book 15", "HD-B15", "15.3″ · 16 GB · 1 TB · all-metal",
    ["15.3″, 2880 × 1864, 60 Hz", "8 cores, 4 nm", "16 GB, soldered", "1 TB, replaceable", "66 Wh, screwed", "2 × USB-C, 1 × USB-A, video, headphones", "34.0 × 23.8 × 1.4 cm", "1.55", "6.4"],
    ["A large screen in a body that still goes under one arm. Halden keeps the Book 15 plain: one model, one chip, one size of memory, and a price that falls each year by a tenth. Sound is better than in any thin laptop we know, because the speakers face you. Updates are promised until 2033. The power key reads fingerprints, mostly on the first try.", "In the box: laptop, 65 W charger, USB-C cable."],
    { look: "laptop-air", view: "front", choices: [anyColor("gold", "silver")], price: ["1199.00", "1079.00"], terms: { memory: ["16-gb"], storage: ["1-tb"] }, silent: ["+repair"], reviews: [18, 4.4] }),
  laptop("Kestrel Forge 16 Max", "KS-F16M", "16″ · 240 Hz · 64 GB · 4 TB",
    ["16″, 2560 × 1600, 240 Hz", "16 cores, 3 nm, graphics chip with 24 GB", "64 GB, two slots", "4 TB in two drives", "99 Wh, screwed", "3 × USB-C, 2 × USB-A, video, network", "36.2 × 27.6 × 2.6 cm", "2.79", "7.1"],
    ["The fastest portable computer in this shop, and honest about its manners: it weighs as much as two ordinary laptops, with the charger three. In return it does in one hour what the Tarn 16 does in four, if your work is of that kind. We clean the fans for you once a year free of charge. Bring it on a Tuesday.", "In the box: laptop, 330 W charger, tools for the fan cover."],
    { look: "laptop-gaming", view: "rear", lookColors: ["black"], price: "3499.00", stock: pieces(1, 2), terms: { color: ["black"], memory: ["64-gb"], storage: ["4-tb"] }, silent: ["+weight", "+battery", "+noise"], reviews: [5, 4.4] }, ["gaming"]),
  laptop("Tarn 14 refurbished", "TA-14-R", "14″ · 16 GB · 512 GB · grade A",
    ["14″ matt, 2240 × 1400, 60 Hz", "6 cores, 7 nm", "16 GB, two slots", "512 GB, replaceable", "68 Wh (new), screwed", "2 × USB-C, 2 × USB-A, video, headphones", "31.4 × 22.3 × 1.7 cm", "1.42", "9.0"],
    ["The Tarn of three winters ago, returned from a law firm that changes everything at once. We renewed the battery, cleaned the fan, replaced worn keys and installed a fresh system. You will find light marks on the lid if you tilt it. Memory and drive can grow as in the new one. For study or office it is the most reasonable computer we sell.", "In the box: laptop, new 65 W charger, the signed checklist."],
    { care: "Tarn 14", devices: ["tarn-14"], look: "laptop-pro", view: "closed", choices: [priced("storage", { "512-gb": ["749.00", "629.00"], "1-tb": ["829.00", "699.00"] })], lookColors: ["graphite"], terms: { color: ["graphite"], memory: ["16-gb"], condition: ["refurbished-a"] }, stock: pieces(7, 3), reviews: [22, 4.6] }, ["refurbished"]),
  laptop("Skerry Air 13 refurbished", "SK-A13-R", "13.3″ · 8 GB · 256 GB · grade B",
    ["13.3″, 2560 × 1600, 60 Hz", "8 cores, 5 nm, no fan", "8 GB, soldered", "256 GB, replaceable", "50 Wh (at least 85 % of new)", "2 × USB-C, headphones", "30.4 × 21.2 × 1.4 cm", "1.24", "4.4"],
    ["Light, silent and a little scratched. This is the previous Skerry Air in grade B: expect marks at the corners and a shine on the most used keys. Everything works, the battery holds at least 85 percent of what it held when new, and the screen has no dead pixel. For writing, reading and lectures it is as good as on its first day.", "In the box: laptop, new 45 W charger, the signed checklist."],
    { care: "Skerry Air 13", devices: ["skerry-air-13"], look: "laptop-air", view: "closed", lookColors: ["silver"], price: "599.00", stock: pieces(3, 3), terms: { color: ["silver"], memory: ["8-gb"], storage: ["256-gb"], condition: ["refurbished-b"] }, silent: ["+repair", "noise"], reviews: [16, 4.2] }, ["refurbished"]),
  laptop("Moss Book Student", "MS-BST", "12″ · 4 GB · rubber edges · from school age",
    ["12″ touch, 1366 × 912", "4 cores, 10 nm, no fan", "4 GB, soldered", "64 GB, replaceable", "38 Wh, screwed", "USB-C, USB-A, headphones", "29.0 × 20.6 × 2.0 cm", "1.31", "8.6"],
    ["Made for schoolbags: rubber round the edges, keys that cannot be pulled out, and a drain for the juice. The screen turns over to become a tablet. It is slow with films and perfectly fine with homework, and the teacher's list of required programs runs on it, we have tried. Spare keys, spare screens and spare hinges are cheap and here.", "In the box: laptop, 30 W charger, name plate."],
    { look: "laptop-air", lookColors: ["sage"], price: ["279.00", "249.00"], terms: { color: ["sage"], memory: ["4-gb"], storage: ["64-gb"] }, silent: ["+repair", "noise", "+speed"], reviews: [13, 4.0] }),
  laptop("Skerry Book 15", "SK-B15", "15.6″ · 16 GB · 512 GB · maker's page",
    ["15.6″, 1920 × 1200, 60 Hz", "8 cores, 6 nm", "16 GB, one slot", "512 GB, replaceable", "57 Wh, screwed", "2 × USB-C, 2 × USB-A, video", "35.7 × 25.1 × 1.8 cm", "1.71", "7.0"],
    ["Skerry sells its 15 only directly, and we think it deserves a place here all the same. It is a calm office machine with a number block, a matt screen and an exchangeable battery. You order it on the maker's page, at the maker's price and with the maker's delivery; our workshop repairs it like any other. We earn nothing on it.", "In the box: laptop, 65 W charger."],
    { look: "laptop-pro", view: "rear", lookColors: ["silver"], price: "899.00", external: { url: "https://skerry.example/book-15", button: "Order from Skerry" }, terms: { color: ["silver"], memory: ["16-gb"], storage: ["512-gb"] }, silent: ["+repair"], reviews: [4, 4.2], sales: 0 }),
  laptop("Tarn 14 staff edition", "TA-14-STAFF", "14″ · 32 GB · 1 TB · for colleagues",
    ["14″ matt, 2880 × 1800, 120 Hz", "8 cores, 4 nm", "32 GB, two slots", "1 TB, replaceable", "75 Wh, screwed", "2 × USB-C, 2 × USB-A, video", "31.2 × 22.1 × 1.6 cm", "1.38", "8.9"],
    ["For people who work here. The machines we lend to new colleagues are replaced every three years and may be bought before they go to the refurbished shelf. This page is private and shows only to staff who are signed in. The drive is erased, the battery measured, the lid carries the sticker of its former owner. First come, first served, one each.", "In the box: laptop, charger, stickers."],
    { care: "Tarn 14", look: "laptop-pro", lookColors: ["graphite"], price: "690.00", stock: pieces(2), status: "private", soldIndividually: true, terms: { color: ["graphite"], memory: ["32-gb"], storage: ["1-tb"] }, reviews: [0, 0], sales: 6 }),
];
