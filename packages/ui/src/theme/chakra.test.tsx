import { chakra as chakraOfChakra, ChakraProvider, type RecipeDefinition } from "@chakra-ui/react";
import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import type { ComponentType, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { chakra } from "./chakra.tsx";
import { getSystem } from "./system.ts";

/** A page's elements and the styles that were collected for it. */
function rendered(page: ReactNode) {
  const cache = createCache({ key: "css" });
  cache.compat = true;
  const html = renderToStaticMarkup(
    <CacheProvider value={cache}>
      <ChakraProvider value={getSystem()}>{page}</ChakraProvider>
    </CacheProvider>,
  );
  return { html, styles: cache.inserted, order: Object.keys(cache.inserted) };
}

const look: RecipeDefinition = {
  base: { px: { base: "3", md: "5" }, color: "fg.muted", _hover: { color: "fg" }, "& > svg": { flex: "none" } },
  variants: { size: { sm: { p: "1" }, md: { p: "2" } }, wide: { true: { width: "full" } } },
  compoundVariants: [{ size: "sm", wide: true, css: { m: "2" } }],
  defaultVariants: { size: "md" },
};
const Named = ({ to, ...rest }: { to?: string; [name: string]: unknown }) => <span data-to={to} {...rest} />;

type Factory = typeof chakra;
type Free = ComponentType<Record<string, unknown>>;
const free = (make: Factory, tag: Parameters<Factory>[0], recipe = look, options = {}) =>
  make(tag, recipe, options) as Free;

const pages: Record<string, (make: Factory) => ReactNode> = {
  "its look alone": (make) => {
    const Box = free(make, "div");
    return (
      <Box id="a" data-x="1" aria-hidden>
        words
      </Box>
    );
  },
  "variants, some of them together": (make) => {
    const Box = free(make, "div");
    return (
      <>
        <Box size="sm" wide />
        <Box size="sm" />
        <Box wide={false} />
        <Box size={undefined} />
      </>
    );
  },
  "style props and css": (make) => {
    const Box = free(make, "span");
    return (
      <>
        <Box mt="4" color="accent.fg" />
        <Box css={{ mt: "4" }} />
        <Box css={[{ mt: "4" }, undefined, { mb: "1" }]} pt="1" />
        <Box boxSize={{ base: "1rem", md: "2rem" }} />
        <Box width={300} />
        <Box width="300" />
      </>
    );
  },
  "another element, another component": (make) => {
    const Box = free(make, "a");
    return (
      <>
        <Box as="h2" />
        <Box as={Named} to="/x" size="sm" />
      </>
    );
  },
  "what it is by default": (make) => {
    const Box = free(make, "div", look, { defaultProps: { role: "list", size: "sm" } });
    return (
      <>
        <Box />
        <Box role="none" />
        <Box role={undefined} />
      </>
    );
  },
  "attributes that have a style's name": (make) => {
    const Photo = free(make, "img", { base: { width: "full" } }, { forwardProps: ["width", "height"] });
    const Line = free(make, "path", {});
    const Box = free(make, "rect", {}, { forwardProps: ["fill"] });
    return (
      <>
        <Photo width={640} height={480} src="/a.png" alt="" />
        <svg>
          <Line d="M0 0h8" stroke="bg" />
          <Box x={1} y="2" width="3" fill="none" stroke="bg" />
        </svg>
      </>
    );
  },
  "no look at all": (make) => {
    const Plain = make.div as unknown as Free;
    return (
      <>
        <Plain />
        <Plain className="mine" />
        <Plain mt="2" className="mine" />
      </>
    );
  },
  "a component with a look of its own": (make) => {
    const Inner = free(make, "div");
    const Outer = free(make, Inner, { base: { color: "accent.fg", mt: "3" } });
    const Wrapped = free(make, Named, { base: { mt: "3" } });
    return (
      <>
        <Outer />
        <Wrapped to="/x" />
      </>
    );
  },
};

describe("chakra", () => {
  it.each(Object.entries(pages).filter(([name]) => !name.startsWith("a component")))(
    "makes the page that Chakra's own makes: %s",
    (_, page) => {
      expect(rendered(page(chakra))).toEqual(rendered(page(chakraOfChakra)));
    },
  );

  it("gives a component with a look of its own another: what is added wins", () => {
    const { html, styles } = rendered(pages["a component with a look of its own"]?.(chakra));
    const name = /class="css-([a-z0-9]+)"/.exec(html)?.[1] ?? "";
    expect(html).toMatch(/^<div class="css-[a-z0-9]+"><\/div><span data-to="\/x" class="css-[a-z0-9]+"><\/span>$/);
    expect(String(styles[name])).toMatch(/color:var\(--rw-colors-fg-muted\).*color:var\(--rw-colors-accent-fg\)/);
  });

  it("keeps looks apart that follow data, however many there are", () => {
    const Bar = free(chakra, "i", {});
    const page = Array.from({ length: 1200 }, (_, width) => <Bar key={width} width={`${width}px`} />);
    const { html, styles } = rendered(page);
    const classes = [...html.matchAll(/css-([a-z0-9]+)/g)].map(([, name = ""]) => name);
    expect(new Set(classes).size).toBe(1200);
    expect(styles[classes[1199] ?? ""]).toContain("width:1199px");
    expect(rendered(<Bar width="1px" />).html).toContain(classes[1]);
  });

  it("says what to write instead of what it does not know", () => {
    const Box = free(chakra, "div");
    expect(() =>
      rendered(
        <Box asChild>
          <p />
        </Box>,
      ),
    ).toThrow("takes no asChild");
    expect(() => rendered(<Box htmlWidth="3" />)).toThrow("takes no htmlWidth");
  });
});
