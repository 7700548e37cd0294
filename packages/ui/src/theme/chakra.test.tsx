import { chakra as chakraOfChakra, ChakraProvider, defineSlotRecipe, type RecipeDefinition } from "@chakra-ui/react";
import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import type { ComponentType, ElementType, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
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

type Free = ComponentType<Record<string, unknown>>;
/** A factory without its types: each page here is made by Chakra's too. */
type Factory = (tag: ElementType, recipe?: RecipeDefinition, options?: object) => unknown;
const free = (make: Factory, tag: ElementType, recipe = look, options = {}) => make(tag, recipe, options) as Free;

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
  "shapes of a drawing": (make) => {
    const [Text, Circle, Rect, Ellipse, Group, Stop] = ["text", "circle", "rect", "ellipse", "g", "stop"].map((tag) =>
      free(make, tag as ElementType, {}),
    ) as [Free, Free, Free, Free, Free, Free];
    return (
      <svg>
        <Text x="1" y="2" fill="fg" />
        <Circle cx="1" cy="2" r="3" />
        <Rect x="1" y="2" width="3" height="4" rx="5" ry="6" />
        <Ellipse cx="1" cy="2" rx="3" ry="4" />
        <Group transform="scale(2)" />
        <Stop offset="1" stopOpacity="0.5" />
      </svg>
    );
  },
  "no look at all": (make) => {
    const Plain = make("div") as Free;
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

  it("keeps the order of styles, whatever was shown before: the later one wins", () => {
    const Box = free(chakra, "div", {});
    const [one, other] = [
      [{ border: "none", borderColor: "red" }, /border:none;border-color:red/],
      [{ borderColor: "red", border: "none" }, /border-color:red;border:none/],
    ] as const;
    for (const [props, css] of [one, other, one]) {
      const { styles } = rendered(<Box {...props} />);
      expect(Object.values(styles).join()).toMatch(css);
    }
  });

  it("works a look out anew only when 500 others have been asked for since", () => {
    const Bar = free(chakra, "i", {});
    const system = { ...getSystem(), css: vi.fn(getSystem().css) };
    const show = (width: number) =>
      renderToStaticMarkup(
        <ChakraProvider value={system}>
          <Bar width={`${width}px`} />
        </ChakraProvider>,
      );
    for (let width = 0; width < 500; width += 1) show(width);
    show(0);
    show(500);
    expect(system.css).toHaveBeenCalledTimes(501);
    show(0);
    expect(system.css).toHaveBeenCalledTimes(501);
    show(1);
    expect(system.css).toHaveBeenCalledTimes(502);
  });
});

/** Is not called: each line that is marked must not compile. */
export function refused(): ReactNode {
  const Box = chakra("div", { variants: { size: { sm: { p: "1", _hover: { color: "fg" } } } } });
  const Photo = chakra("img", {}, { forwardProps: ["width"] });
  // @ts-expect-error -- a style of the base that the theme lacks
  chakra("div", { base: { paddingX: "4" } });
  // @ts-expect-error -- a condition that the theme lacks
  chakra("div", { base: { _groupHover: { p: "4" } } });
  // @ts-expect-error -- a style of a variant that the theme lacks
  chakra("div", { variants: { size: { sm: { p: "1", rounded: "md" } } } });
  // @ts-expect-error -- the same within a condition
  chakra("div", { variants: { size: { sm: { p: "1", _hover: { rounded: "md" } } } } });
  // @ts-expect-error -- a value that the variant has not
  chakra("div", { variants: { size: { sm: { p: "1" } } }, defaultVariants: { size: "lg" } });
  defineSlotRecipe({
    slots: ["root"],
    // @ts-expect-error -- Chakra's own types know the theme's names, too
    base: { root: { rounded: "md" } },
  });
  return (
    <>
      <Box size="sm" p="4" css={{ mt: "2" }} _hover={{ color: "fg" }} id="a" as="section" />
      <Photo width={640} height="full" alt="" />
      {/* @ts-expect-error -- Chakra's own takes a child's element */}
      <Box asChild />
      {/* @ts-expect-error -- Chakra's own takes an attribute so */}
      <Photo htmlWidth={640} alt="" />
      {/* @ts-expect-error -- a style that the theme lacks */}
      <Box rounded="md" />
      {/* @ts-expect-error -- a condition that the theme lacks */}
      <Box _groupHover={{ color: "fg" }} />
      {/* @ts-expect-error -- a style within `css` that the theme lacks */}
      <Box css={{ rounded: "md" }} />
      {/* @ts-expect-error -- a value that the variant has not */}
      <Box size="lg" />
      {/* @ts-expect-error -- an attribute of another element */}
      <Box href="/" />
      {/* @ts-expect-error -- a number is no height of a style that is a condition's */}
      <Photo height={{ nowhere: "1" }} alt="" />
    </>
  );
}
