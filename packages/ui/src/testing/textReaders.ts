import { emptyQuery, listAppliedFilters, filterDevices } from "@rewire/domain";
import { filteredFacets, type TextReaders } from "@rewire/domain/testing";
import { findFileIcon } from "../order/DownloadList/findFileIcon.ts";
import { parseFormTarget } from "../patterns/rules/filterLink.ts";
import { findEmailError } from "../patterns/rules/email.ts";
import { formatPhoneHref } from "../patterns/rules/formatPhoneHref.ts";
import { guessSearchQuery } from "../layout/ErrorScreen/guessSearchQuery.ts";

const device = { slug: "a", name: "Halden 6", brand: "Halden", family: "phone", image: null, newPrice: null } as const;

/** What ui reads of a shop's or a visitor's texts. */
export const uiTextReaders: TextReaders = {
  "words of a path": guessSearchQuery,
  "target of a form": parseFormTarget,
  "search for a device": (text) => filterDevices([device], { family: null, brand: null, search: text }),
  "name of a device": (text) =>
    filterDevices([{ ...device, name: text, brand: text }], { family: null, brand: null, search: "halden 6" }),
  "chips of a search": (text) => listAppliedFilters({ ...emptyQuery, search: text }, filteredFacets),
  "e-mail address": findEmailError,
  "phone number": formatPhoneHref,
  "name of a file": findFileIcon,
};
