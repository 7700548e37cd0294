/** Generates an SVG avatar of two shapes, whose colours are derived from the hash of the e-mail address. */
export function renderAvatarSvg(hash: string): string {
  const hue = Number.parseInt(hash.slice(0, 4), 16) % 360;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96"><rect width="96" height="96" fill="hsl(${hue} 35% 85%)"/><circle cx="48" cy="38" r="17" fill="hsl(${hue} 35% 45%)"/><path d="M14 96a34 34 0 0 1 68 0z" fill="hsl(${hue} 35% 45%)"/></svg>`;
}
