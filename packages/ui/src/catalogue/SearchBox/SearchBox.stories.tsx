import { createSiteLinks } from "@rewire/domain";
import { suggestions } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { Button } from "../../primitives/Button/Button.tsx";
import { SearchBox, type SearchBoxProps } from "./SearchBox.tsx";

const links = createSiteLinks("");
const args: SearchBoxProps = {
  isOpen: true,
  onClose: fn(),
  action: links.products(),
  query: "nordlis n3",
  onQueryChange: fn(),
  suggestions: suggestions.nordlys,
  links,
  recentQueries: ["65w charger", "usb-c monitor"],
  onClearRecent: fn(),
  onSearch: fn(),
  uncorrectedHref: "/products?search=nordlis+n3",
};

const meta = {
  title: "Catalog/SearchBox",
  component: SearchBox,
  args,
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "640px" } } },
  globals: { viewport: { value: "w1440" } },
} satisfies Meta<typeof SearchBox>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What was mended is named; the match is underlined; never more than eight rows, and all results below the products. */
export const Mended: Story = {
  tags: ["visual"],
  play: async () => {
    await expect(await screen.findByRole("status")).toHaveTextContent("Showing results for nordlys n3.");
    const options = screen.getAllByRole("option").map((option) => option.textContent);
    await expect(options.length).toBeLessThanOrEqual(8 + 1);
    await expect(options.indexOf("All 11 results")).toBe(suggestions.nordlys.products.length);
    await expect(screen.getAllByText("Nordlys N3", { selector: "mark" }).length).toBeGreaterThan(2);
  },
};

/** With large text on a small phone, the field keeps space for the query. */
export const LargeText: Story = {
  tags: ["no-picture"],
  globals: { locale: "de_DE", textSize: "200", viewport: { value: "w320" } },
  play: async () => {
    const field = await screen.findByRole("combobox", { name: "Produkte suchen" });
    await expect(field.clientWidth).toBeGreaterThan(100);
  },
};

/** The row that Enter opens is marked, as the one under the pointer is. */
export const Highlighted: Story = {
  tags: ["visual", "one-width"],
  play: async ({ userEvent }) => {
    const field = await screen.findByRole("combobox", { name: "Search products" });
    await waitFor(() => expect(field).toHaveFocus());
    const repair = screen.getByRole("option", { name: /screen repair/ });
    const options = screen.getAllByRole("option");
    // One press after the other: a busy page can merge two that arrive before it has rendered the first.
    for (const option of options.slice(0, options.indexOf(repair) + 1)) {
      await userEvent.keyboard("{ArrowDown}");
      await waitFor(() => expect(option).toHaveAttribute("data-highlighted"));
    }
    await expect(repair).toHaveAttribute("data-highlighted");
  },
};

/**
 * Without products, repairs and categories come first, and all results last; its highlight is wider than its words.
 * Recent searches beside them begin at the same height.
 */
export const NoProducts: Story = {
  tags: ["visual", "one-width"],
  args: { suggestions: { ...suggestions.nordlys, products: [] } },
  play: async ({ userEvent }) => {
    const field = await screen.findByRole("combobox", { name: "Search products" });
    await waitFor(() => expect(field).toHaveFocus());
    const allResults = screen.getAllByRole("option").at(-1);
    await userEvent.keyboard("{ArrowUp}");
    await waitFor(() => expect(allResults).toHaveAttribute("data-highlighted"));
    await expect(allResults).toHaveAttribute("href", links.search("nordlys n3"));
    const [repairsTop, recentTop] = ["Repairs for this model", "Searched before"].map((heading) =>
      Math.round(screen.getByText(heading).getBoundingClientRect().top),
    );
    await expect(recentTop).toBe(repairsTop);
  },
};

/** The arrow stands inside the product's link, and has a name of its own. */
export const WithAnEnergyLabel: Story = {
  args: {
    suggestions: {
      ...suggestions.nordlys,
      products: suggestions.nordlys.products.map((product) => ({ ...product, energyClass: "B" as const })),
    },
  },
  play: async () => {
    const [arrow] = await screen.findAllByRole("img", { name: "Energy class B (A to G)" });
    await expect(arrow).toBeVisible();
  },
};

/** The price of a diagnosis alone is no lowest price of the repair. */
export const NamesADiagnosis: Story = {
  args: {
    suggestions: {
      ...suggestions.nordlys,
      repairs: (suggestions.nordlys.repairs ?? []).map((repair, index) =>
        index === 0 ? { ...repair, isFrom: true, isCheck: true as const } : { ...repair, isFrom: true },
      ),
    },
  },
  play: async () => {
    const [diagnosis, minimum] = await screen.findAllByRole("option", { name: /screen repair|battery replacement/ });
    await expect(diagnosis).toHaveTextContent("check €139");
    await expect(minimum).toHaveTextContent("from €59");
  },
};

/** What is seen one below the other follows each other in the document, too, and the arrow keys reach all results. */
export const OnAPhone: Story = {
  globals: { viewport: { value: "w390" } },
  play: async ({ userEvent }) => {
    const field = await screen.findByRole("combobox", { name: "Search products" });
    await waitFor(() => expect(field).toHaveFocus());
    const rows = [...screen.getAllByRole("option"), screen.getByRole("link", { name: "usb-c monitor" })];
    const tops = rows.map((row) => row.getBoundingClientRect().top);
    await expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    const allResults = screen.getByRole("option", { name: "All 11 results" });
    await expect(allResults).toHaveAttribute("href", links.search("nordlys n3"));
    for (const row of rows.slice(0, rows.indexOf(allResults) + 1)) {
      await userEvent.keyboard("{ArrowDown}");
      await waitFor(() => expect(row).toHaveAttribute("data-highlighted"));
    }
  },
};

/** The arrow keys bring each option into the visible part of the panel, in large text too. */
export const InLargeText: Story = {
  globals: { viewport: { value: "w390" }, textSize: "200" },
  play: async ({ userEvent }) => {
    const field = await screen.findByRole("combobox", { name: "Search products" });
    await waitFor(() => expect(field).toHaveFocus());
    const panel = screen.getByRole("dialog");
    await expect(panel.scrollHeight).toBeGreaterThan(panel.clientHeight);
    for (const option of screen.getAllByRole("option")) {
      const { height } = option.getBoundingClientRect();
      await userEvent.keyboard("{ArrowDown}");
      await waitFor(() => expect(option).toHaveAttribute("data-highlighted"));
      await expect(option.getBoundingClientRect().height).toBe(height);
      await waitFor(() => {
        const [{ top, bottom }, visible] = [option.getBoundingClientRect(), panel.getBoundingClientRect()];
        return expect(top >= visible.top - 1 && bottom <= visible.bottom + 1).toBe(true);
      });
    }
  },
};

/** Screen readers on Apple devices are told the label of a highlighted option, which is the text of the link. */
export const AllResultsOnAnAppleDevice: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, "userAgentData", { value: { platform: "macOS" }, configurable: true });
    return () => Reflect.deleteProperty(navigator, "userAgentData");
  },
  play: async ({ userEvent }) => {
    const field = await screen.findByRole("combobox", { name: "Search products" });
    await waitFor(() => expect(field).toHaveFocus());
    const options = screen.getAllByRole("option");
    const allResults = screen.getByRole("option", { name: "All 11 results" });
    for (const option of options.slice(0, options.indexOf(allResults) + 1)) {
      await userEvent.keyboard("{ArrowDown}");
      await waitFor(() => expect(option).toHaveAttribute("data-highlighted"));
    }
    await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent("All 11 results"));
  },
};

export const NothingTyped: Story = { tags: ["visual", "one-width"], args: { query: "", suggestions: null } };

export const NothingTypedYetEver: Story = { args: { query: "", suggestions: null, recentQueries: [] } };

export const NothingFound: Story = {
  tags: ["visual", "one-width"],
  args: { query: "xylophone", suggestions: suggestions.nothing },
};

export const OnItsWay: Story = { args: { query: "nor", suggestions: null, isLoading: true } };

/** "from" stays beside the amount, also where the price per metre is below it. */
export const PricesPerMetreOnAPhone: Story = {
  args: {
    suggestions: {
      ...suggestions.nordlys,
      products: suggestions.nordlys.products.map((product) => ({
        ...product,
        measurePrice: { amount: { minor: 295, currency: "EUR" }, measure: "m", isFrom: true },
      })),
    },
  },
  globals: { locale: "de_DE", viewport: { value: "w390" } },
  play: async () => expectBesideItsAmount(await screen.findByText(/^\D*669[.,]00\D*$/)),
};

const expectBesideItsAmount = async (amount: HTMLElement) => {
  const row = amount.parentElement;
  await expect(row).toHaveTextContent(/^ab \D*669[.,]00/);
  await expect(row?.getBoundingClientRect().height).toBeLessThan(1.5 * amount.getBoundingClientRect().height);
};

export const InGermanOnASmallPhone: Story = {
  args: { recentQueries: ["Reparaturwerkstattverfügbarkeitsprüfung"] },
  globals: { locale: "de_DE", viewport: { value: "w320" } },
  play: async () => expectBesideItsAmount(await screen.findByText(/^\D*669[.,]00\D*$/)),
};

function OpenedByAButton(props: SearchBoxProps) {
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState("");
  return (
    <>
      <Button onClick={() => setOpen(true)}>Search</Button>
      <SearchBox
        {...props}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        query={query}
        onQueryChange={(next) => {
          setQuery(next);
          props.onQueryChange(next);
        }}
      />
    </>
  );
}

/** Type, arrow down, and the address of the row is opened; Escape gives the focus back. */
export const Keyboard: Story = {
  render: (props) => <OpenedByAButton {...props} />,
  play: async ({ canvas, canvasElement, userEvent, args: { onSearch, onQueryChange } }) => {
    const opened = fn((event: Event) => event.preventDefault());
    const opener = canvas.getByRole("button", { name: "Search" });
    opener.focus();
    await userEvent.keyboard("{Enter}");
    const field = await screen.findByRole("combobox", { name: "Search products" });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard("nor{Enter}");
    await expect(onQueryChange).toHaveBeenLastCalledWith("nor");
    await expect(onSearch).toHaveBeenLastCalledWith("nor");
    const [first, second] = screen.getAllByRole("option");
    if (!second) throw new Error("There is no second row");
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(first).toHaveAttribute("data-highlighted"));
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(second).toHaveAttribute("data-highlighted"));
    await expect(field).toHaveAttribute("aria-activedescendant", second.id);
    canvasElement.ownerDocument.addEventListener("click", opened, { once: true });
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(opened).toHaveBeenCalledOnce());
    await userEvent.click(screen.getByRole("button", { name: "Clear search" }));
    await waitFor(() => expect(field).toHaveValue(""));
    await expect(onQueryChange).toHaveBeenLastCalledWith("");
    await expect(field).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Passes suggestions to the search box of `LateResponse`. */
let respond: (response: SearchBoxProps["suggestions"]) => void;

function WithResponses(props: SearchBoxProps) {
  const [response, setResponse] = useState(props.suggestions);
  useEffect(() => {
    respond = setResponse;
  }, []);
  return <SearchBox {...props} suggestions={response} />;
}

/** Suggestions that arrive while an option is highlighted wait until it no longer is: Enter opens what was highlighted. */
export const LateResponse: Story = {
  render: (props) => <WithResponses {...props} />,
  play: async ({ canvasElement, userEvent, args: { onSearch } }) => {
    const opened = fn((event: Event) => event.preventDefault());
    const field = await screen.findByRole("combobox", { name: "Search products" });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    const first = screen.getAllByRole("option")[0];
    await waitFor(() => expect(first).toHaveAttribute("data-highlighted"));
    respond(suggestions.nothing);
    canvasElement.ownerDocument.addEventListener("click", opened, { once: true });
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(opened).toHaveBeenCalledOnce());
    await expect(onSearch).not.toHaveBeenCalled();
    await userEvent.keyboard("x");
    await waitFor(() => expect(screen.queryByRole("option")).not.toBeInTheDocument());
  },
};

/** A plain form, which the browser sends where no script answers. */
export const IsAForm: Story = {
  args: { onSearch: undefined },
  play: async () => {
    const { form } = await screen.findByRole<HTMLInputElement>("combobox", { name: "Search products" });
    await expect(form && [...new FormData(form)]).toEqual([["search", "nordlis n3"]]);
    await expect(form).toHaveAttribute("action", "/products");
  },
};
