import { local, uncounted } from "./draft.ts";
import type { ProductDraft } from "./draft.ts";
import { entry } from "./entry.ts";

/** Gift cards and longer warranties, newest first. */
export const giftCards: readonly ProductDraft[] = [
  entry("Rewire", "Rewire gift card", "GC-RW", ["gift-cards"], "By e-mail · shop and workshop · no expiry",
    { Delivery: "By e-mail, within a minute", "Good for": "Everything, repairs too", Expiry: "Never", Remainder: "Stays on the card" },
    ["A card for people who know what they want, given by people who do not. It pays for products, delivery and repairs, in parts if need be: what is left stays on the card until the next time. It never expires. You choose the amount and the picture, we send a code that can be printed, with your words on it. Two cards may pay one order.", "You get: a code by e-mail and a page to print."],
    { small: true, voice: "gift-cards", kind: "virtual", look: "giftcard-standard", choices: [{ attribute: "color", global: true, values: ["tide", "dusk"] }, local("Amount", { "€25": "25.00", "€50": "50.00", "€100": "100.00", "€250": "250.00" })], preselect: { Amount: "€50" }, stock: uncounted, silent: ["-use"], reviews: [28, 4.7], sales: 1610, meta: { gift_card: "yes" } }),
  entry("Rewire", "Repair gift card", "GC-RP", ["gift-cards"], "One screen or one battery · by e-mail",
    { Delivery: "By e-mail, within a minute", "Good for": "One repair from our list", Expiry: "Never", Remainder: "Stays on the card" },
    ["For the friend with the cracked screen who keeps saying that it can wait. The card is worth one hundred euros at the repair desk, which covers most screens and every battery, with change for a protector. The desk explains the rest: a slot, a loan phone, an hour. Nothing is lost if the repair costs less. If it costs more, they pay only the difference.", "You get: a code by e-mail and a page to print."],
    { small: true, voice: "gift-cards", kind: "virtual", look: "giftcard-standard", lookColors: ["dusk"], price: "100.00", terms: { color: ["dusk"] }, stock: uncounted, reviews: [11, 4.6], meta: { gift_card: "yes" } }),
  entry("Rewire", "Five-year cover for phones", "WA-PH", ["gift-cards"], "From three to five years · falls included",
    { Covers: "Faults, one broken screen, one battery", "Does not cover": "Loss, theft", Starts: "On the day of purchase", Claims: "At the counter, by phone or post" },
    ["Every phone here has three years of warranty. This makes it five, and adds one broken screen and one new battery within that time, without a share for you to pay. Loss and theft are not covered. There is one page of conditions, in large type, because we wrote it ourselves. You may add it within thirty days after buying a phone.", "You get: a certificate by e-mail, and on paper if you like."],
    { small: true, voice: "warranty", kind: "virtual", look: "warranty-certificate", lookColors: ["cream"], choices: [local("Price of the phone", { "Up to €300": "39.00", "Up to €700": "69.00", "Over €700": "99.00" })], stock: uncounted, soldIndividually: true, reviews: [14, 4.4] }),
  entry("Rewire", "Five-year cover for laptops", "WA-LT", ["gift-cards"], "From three to five years · one battery included",
    { Covers: "Faults, one battery, one keyboard after spills", "Does not cover": "Loss, theft", Starts: "On the day of purchase", Claims: "At the counter, by phone or post" },
    ["Laptops live longer than phones, and their second half is when things wear. This cover runs to the end of the fifth year and includes one new battery and one keyboard after a spill, whatever was in the cup. While yours is on the bench you get one of ours. Data are yours to back up; we remind you, and help if it is too late.", "You get: a certificate by e-mail, and on paper if you like."],
    { small: true, voice: "warranty", kind: "virtual", look: "warranty-certificate", lookColors: ["cream"], price: ["139.00", "119.00"], terms: { color: ["cream"] }, stock: uncounted, soldIndividually: true, reviews: [9, 4.5] }),
];

const file = (id: string, name: string, path: string, limit?: number, expiryDays?: number): NonNullable<ProductDraft["downloads"]>[number] => ({
  id,
  name,
  file: `/downloads/${path}`,
  ...(limit === undefined ? {} : { limit }),
  ...(expiryDays === undefined ? {} : { expiryDays }),
});

/** Programs, profiles, books and guides to download, newest first. */
export const software: readonly ProductDraft[] = [
  entry("Nordlys", "Repair guide Nordlys N3 and N3 Pro", "GD-N3", ["software"], "PDF · 48 pages · free",
    { Format: "PDF, 48 pages, 61 photographs", Language: "English, German", Licence: "Share it freely" },
    ["How to open an N3 without breaking it, in sixty-one photographs taken on our own bench. The guide goes through battery, port board, cameras, back and screen, in the order of difficulty, and names the screw that looks like the others and is not. It costs nothing, because a phone that is repaired is worth more than a guide. Print it; greasy fingers and tablets do not mix.", "You get: one PDF file to keep."],
    { small: true, voice: "guide", kind: "download", look: "toolkit-repair", lookColors: ["grey"], devices: ["nordlys-n3", "nordlys-n3-pro"], price: "0.00", stock: uncounted, downloads: [file("n3-guide", "Repair guide N3 and N3 Pro (PDF)", "repair-guide-n3.pdf")], silent: ["price"], reviews: [21, 4.8], sales: 3890 }),
  entry("Tactile", "Tactile 75 layout editor", "SW-TE", ["software"], "For two computers · 3 downloads · one year",
    { Format: "Program for desktop computers, 42 MB", Licence: "Two computers", Updates: "One year", Language: "English, German, French, Spanish" },
    ["The editor in the browser is free and does most things. This program does the rest: layers, macros with pauses, different layouts for different programs, and a printer's sheet with your own key legends. It saves everything into the keyboard, so you may uninstall it afterwards. It opens without an account and says nothing to anybody. Works with the 65, the 75 and the Full.", "You get: three downloads within a year, and a licence key by e-mail."],
    { small: true, kind: "download", look: "keyboard-mech", lookColors: ["ivory"], view: "top", price: "19.00", stock: uncounted, downloads: [file("te-setup", "Layout editor (installer)", "tactile-layout-editor.zip", 3, 365), file("te-sheet", "Key legend sheet (PDF)", "tactile-legend-sheet.pdf", 3, 365)], reviews: [16, 4.3] }),
  entry("Plain", "Plain 27 color profile", "SW-P27", ["software"], "Measured by us · never expires",
    { Format: "Colour profile, 1 MB", Fits: "Plain 27 screens of all years", Licence: "For every screen you own", Updates: "Free" },
    ["We have measured forty Plain 27 screens, and they are brothers: one profile brings nearly all of them within a difference that only instruments see. Install it, set brightness to the value in the note, and your prints will match. If yours is an outlier, bring it by with the cable, we measure it at the counter for the price of this file.", "You get: one profile and a page of instructions, as often as you like."],
    { small: true, kind: "download", look: "laptop-pro", lookColors: ["graphite"], view: "front", altName: "Screen with the Plain 27 color profile on a laptop", price: "12.00", stock: uncounted, downloads: [file("p27", "Plain 27 profile and note (ZIP)", "plain-27-profile.zip")], silent: ["help", "-use"], reviews: [8, 4.4] }),
  entry("Rewire", "Repair guide Fennec Repairable 5", "GD-F5", ["software"], "PDF · 30 pages · eight parts",
    { Format: "PDF, 30 pages, 38 photographs", Language: "English, German", Licence: "Share it freely" },
    ["A Fennec hardly needs a guide, and that is why this one is short. It shows the eight parts, the one tool, and three things that people do wrong all the same: too much force on the display connector, the camera cover the wrong way round, and the spare screws in the wrong jar. At the end there is a page on what to do after water.", "You get: one PDF file to keep."],
    { small: true, voice: "guide", kind: "download", look: "smartphone-core", lookColors: ["navy"], view: "back", altName: "Fennec Repairable 5", devices: ["fennec-repairable-5"], price: "3.00", stock: uncounted, downloads: [file("f5-guide", "Repair guide Repairable 5 (PDF)", "repair-guide-fennec-5.pdf", 10)], reviews: [12, 4.7] }),
  entry("Cairn", "Keepsake Backup", "SW-KB", ["software"], "Nightly backup · two drives · no cloud",
    { Format: "Program for desktop computers, 28 MB", Licence: "One household", Updates: "Three years", Language: "English, German, Italian" },
    ["Backups fail because people must remember them. Keepsake remembers: when your drive is plugged in at night it copies what has changed, checks that the copy can be read, and tells you once a week in one sentence. It keeps versions for a year and needs no cloud. Getting files back is done by dragging them out of an ordinary folder.", "You get: five downloads within three years, and a licence key by e-mail."],
    { small: true, kind: "download", look: "ssd-portable", lookColors: ["grey"], altName: "Drive for Keepsake Backup", price: ["39.00", "29.00"], stock: uncounted, downloads: [file("kb", "Keepsake Backup (installer)", "keepsake-backup.zip", 5, 1095)], reviews: [19, 4.5] }),
  entry("Magpie", "Harbour Lights", "SW-HL", ["software", "gaming"], "Game · for Magpie and computers · 6 hours",
    { Format: "Game, 3.1 GB", Licence: "One person, all your devices", Language: "Six languages, little text", Players: "1 or 2" },
    ["You keep a lighthouse for one winter, and ships trust you. Harbour Lights is a quiet game of about six hours, made by four people in Bergen, about weather, radio and the art of staying awake. Two can share the watch on one console. There is nothing to buy inside it. We play it in the workshop when the ultrasonic bath runs.", "You get: the game for console and computer, as often as you like, for good."],
    { small: true, voice: "game", related: ["magpie-handheld", "magpie-handheld-mint-edition", "magpie-handheld-refurbished", "kestrel-arena", "keepsake-backup"], kind: "download", look: "console-handheld", lookColors: ["mint"], view: "front", altName: "Handheld console with Harbour Lights", price: "14.00", stock: uncounted, downloads: [file("hl-console", "Harbour Lights for Magpie", "harbour-lights-magpie.zip"), file("hl-desktop", "Harbour Lights for computers", "harbour-lights-desktop.zip")], reviews: [15, 4.7] }),
  entry("Rewire", "Home network handbook", "GD-NET", ["software"], "E-book · 120 pages · EPUB and PDF",
    { Format: "EPUB and PDF, 120 pages", Language: "English", Licence: "For your household", Edition: "Third, 2026" },
    ["Where to put the router, why the microwave matters, and how to talk to your provider: one hundred and twenty pages by the technician who answers our phone. The handbook starts with a plan of a flat and ends with a network that your guests can use without seeing your files. It mentions products only where it must. New editions are free for those who own an old one.", "You get: both files, five downloads."],
    { small: true, voice: "guide", kind: "download", look: "router-mesh", lookColors: ["white"], view: "pair", altName: "Routers for the Home network handbook", price: "9.00", stock: uncounted, downloads: [file("net-epub", "Home network handbook (EPUB)", "home-network-handbook.epub", 5), file("net-pdf", "Home network handbook (PDF)", "home-network-handbook.pdf", 5)], reviews: [10, 4.5] }),
  entry("Rewire", "Battery care sheet", "GD-BAT", ["software"], "One page · hidden extra for buyers",
    { Format: "PDF, 1 page", Language: "Six languages", Licence: "Share it freely" },
    ["One page about batteries, for the inside of a cupboard door. Charge between a fifth and four fifths when you can and do not worry when you cannot; heat is worse than both; store at half. The sheet explains why, in four drawings. It is a thank-you for people who have bought a spare battery, so it does not appear in the lists, but the link works for everyone.", "You get: one PDF file to print."],
    { small: true, voice: "guide", kind: "download", look: "battery-phone", lookColors: ["black"], view: "top", altName: "Battery care sheet", price: "1.00", stock: uncounted, visibility: "hidden", downloads: [file("bat", "Battery care sheet (PDF)", "battery-care-sheet.pdf", 3, 30)], reviews: [3, 4.6] }),
  entry("Rewire", "First repair: an evening course", "GD-CRS", ["software"], "Film · 95 minutes · with a parts list",
    { Format: "Film, 95 minutes, and a PDF", Language: "English with subtitles in six languages", Licence: "For your household" },
    ["The course that we give twice a year in the shop, filmed from above with two cameras. In an hour and a half you open a phone, change its battery, make three mistakes on purpose and repair them. The pause key is built into the script. A parts list in the appendix tells you what to have on the table, and what your kitchen already has.", "You get: the film and a PDF, three downloads within half a year."],
    { small: true, voice: "guide", kind: "download", look: "toolkit-repair", lookColors: ["grey"], altName: "Tools for the evening course", price: ["24.00", "18.00"], stock: uncounted, downloads: [file("crs-film", "First repair (film, 1.9 GB)", "first-repair.mp4", 3, 180), file("crs-list", "Parts list (PDF)", "first-repair-list.pdf", 3, 180)], silent: ["print", "pictures", "clear"], reviews: [7, 4.6] }),
];
