// Names of a new component: room, folder, title in the workshop, key of its message; and why a name is refused.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../stories/source.mjs";

const UI = ["packages", "ui", "src"];
const ENGLISH = ["packages", "messages", "src", "locales", "en_US.json"];

/** Folders that hold no components to add to. */
const CLOSED = new Set(["provider", "testing", "theme"]);

/** Rooms whose messages begin with another word, because they are loaded with other pages (`packages/messages`). */
const KEYS = { catalogue: "catalog", ecodesign: "goods" };

/** Beginnings of messages that only the server renders. */
const SERVER_ONLY = new Set(["content", "footer", "invoice"]);

const roomsOf = (root) =>
  readdirSync(join(root, ...UI), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !CLOSED.has(entry.name))
    .map(({ name }) => name);

/**
 * Names a new component.
 * @param root Folder of the project.
 * @param {string} path Room and name: `product/EnergyLabel`.
 * @throws Error with the reason why the name is refused, and what would be accepted.
 */
export function nameComponent(root, path = "") {
  const [room, name, ...more] = path.split("/");
  if (!room || !name || more.length > 0)
    throw new Error(`"${path}" is no room and name: write them as product/EnergyLabel.`);
  const rooms = roomsOf(root);
  if (!rooms.includes(room)) throw new Error(`There is no room "${room}". There are: ${rooms.join(", ")}.`);
  if (!/^(?:[A-Z][a-z\d]+){1,6}$/.test(name))
    throw new Error(`"${name}" is no name of a component: write words with capitals, such as EnergyLabel.`);
  const owner = ownerOf(root, rooms, name);
  if (owner) throw new Error(`${name} exists already: ${owner}. Choose another name, or change that one.`);
  const key = keyOf(root, room, name);
  return { room, name, key, group: groupOf(root, room), folder: [...UI, room, name].join("/") };
}

/** Returns the path of a component of this name, in whichever room and case. */
function ownerOf(root, rooms, name) {
  const lowerCaseName = name.toLowerCase();
  for (const room of rooms)
    for (const file of filesBelow(join(root, ...UI, room), ".tsx")) {
      const parts = file
        .slice(join(root, ...UI).length + 1)
        .replaceAll("\\", "/")
        .split("/");
      const isOwner = parts.some((part) => part.split(".")[0].toLowerCase() === lowerCaseName);
      if (isOwner) return [...UI, ...parts].join("/");
    }
  return undefined;
}

/** Returns the title under which the workshop lists most stories of a room. */
function groupOf(root, room) {
  const titles = filesBelow(join(root, ...UI, room), ".stories.tsx").flatMap(
    (file) => /\btitle: "([A-Z]\w*)\//.exec(readFileSync(file, "utf8"))?.[1] ?? [],
  );
  const [most] = [...Map.groupBy(titles, (title) => title)].toSorted(([, a], [, b]) => b.length - a.length);
  return most?.[0] ?? room.charAt(0).toUpperCase() + room.slice(1);
}

/** Returns the beginning of its messages' keys: `product.energyLabel`. */
function keyOf(root, room, name) {
  const own = name.charAt(0).toLowerCase() + name.slice(1);
  const file = join(root, ...ENGLISH);
  const keys = existsSync(file) ? Object.keys(JSON.parse(readFileSync(file, "utf8"))) : [];
  const beginning = KEYS[room] ?? room;
  const isShared = !SERVER_ONLY.has(beginning) && keys.some((key) => key.startsWith(`${beginning}.`));
  const key = isShared ? `${beginning}.${own}` : own;
  if (keys.some((existingKey) => existingKey === key || existingKey.startsWith(`${key}.`)))
    throw new Error(`Messages of "${key}" exist already: choose another name.`);
  return key;
}
