/** Billing and delivery address of a guest in Germany. */
export const guestAddress = {
  firstName: "Ada",
  lastName: "Muster",
  address1: "Weg 1",
  city: "Berlin",
  postcode: "10115",
  country: "DE",
  state: "DE-BE",
};
