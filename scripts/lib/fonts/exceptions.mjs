// Characters that the shipped fonts may lack, with reasons.

/**
 * `characters` matches them; `places`, if present, matches their allowed locations.
 * @type {{ characters: RegExp, places?: RegExp, reason: string }[]}
 */
export const exceptions = [
  {
    characters: /\p{Zs}/u,
    reason: "a narrow or wide space: the browser draws it as the face's own space of another width",
  },
  {
    characters: /\p{Default_Ignorable_Code_Point}/u,
    reason: "says how its neighbours join or break, and has no shape",
  },
  {
    characters: /\p{Emoji_Presentation}/u,
    places: /\.stories\.tsx:/,
    reason: "shoppers write it in reviews and searches: their machine draws it, and in pictures it is an empty box",
  },
  {
    characters: /[\p{Script=Han}\p{Script=Cyrillic}\p{Script=Arabic}]/u,
    places: /scenario\/changeCatalogue\.ts:/,
    reason: "slugs of the scenario nonLatinSlugs: they stand in addresses, and no page draws them",
  },
];
