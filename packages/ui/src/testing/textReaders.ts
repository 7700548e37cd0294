import { emptyQuery, listAppliedFilters, filterDevices } from "@rewire/domain";
import { filteredFacets, type TextReaders } from "@rewire/domain/testing";
import { fileIcon } from "../order/DownloadList/fileIcon.ts";
import { formTarget } from "../patterns/rules/filterLink.ts";
import { emailError } from "../patterns/rules/email.ts";
import { phoneHref } from "../patterns/rules/phoneHref.ts";
import { queryFromPath } from "../layout/ErrorScreen/queryFromPath.ts";

const device = { slug: "a", name: "Halden 6", brand: "Halden", family: "phone", image: null, newPrice: null } as const;

/** What ui reads of a shop's or a visitor's texts. */
export const uiTextReaders: TextReaders = {
  "words of a path": queryFromPath,
  "target of a form": formTarget,
  "search for a device": (text) => filterDevices([device], { family: null, brand: null, search: text }),
  "name of a device": (text) =>
    filterDevices([{ ...device, name: text, brand: text }], { family: null, brand: null, search: "halden 6" }),
  "chips of a search": (text) => listAppliedFilters({ ...emptyQuery, search: text }, filteredFacets),
  "e-mail address": emailError,
  "phone number": phoneHref,
  "name of a file": fileIcon,
};
