/**
 * Drawing for a picture that cannot be shown: the icon of a picture on the grey ground of studio pictures, like the
 * storefront's placeholder. Browsers show it whatever the status of its response is, where they would else show the mark of
 * a broken picture.
 */
export const missingPictureSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640" viewBox="0 0 640 640">' +
  '<path fill="#e5e5e3" d="M0 0h640v640H0z"/>' +
  '<g fill="none" stroke="#8f989b" stroke-width="15" stroke-linecap="round" stroke-linejoin="round">' +
  '<rect width="220" height="180" x="210" y="230" rx="24"/><circle cx="370" cy="284" r="20"/>' +
  '<path d="m210 370 58-52a16 16 0 0 1 21 0l96 92m-46-45 27-23a16 16 0 0 1 20 0l44 36"/></g></svg>';
