/** Messages whose translation equals the English text. Any other message equal to English counts as not translated. */
export const sameAsEnglish = {
  de_DE: ["Chat", "Details", "Downloads", "Laptop", "Name", "Newsletter", "Shop", "Tablet"],
  es_ES: ["No", "Chat", "Error {statusCode}", "Stock", "Subtotal", "Total"],
  fr_FR: [
    "Chat",
    "Console",
    "Contact",
    "Description",
    "E-mail",
    "Menu",
    "Newsletter",
    "Page {page}",
    "Pages",
    "Stock",
    "Total",
  ],
  it_IT: ["No", "Chat", "Account", "Console", "E-mail", "Home", "Menu", "Newsletter", "Password", "Privacy", "Tablet"],
  pt_BR: ["Chat", "Console", "Downloads", "E-mail", "Item", "Menu", "Newsletter", "Subtotal", "Tablet", "Total"],
};
