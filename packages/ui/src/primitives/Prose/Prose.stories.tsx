import type { Meta, StoryObj } from "@storybook/react-vite";
import { productDetails } from "@rewire/domain/testing";
import { Prose } from "./Prose.tsx";

const meta = {
  title: "Primitives/Prose",
  tags: ["sheet", "one-width"],
  component: Prose,
  args: { html: productDetails.nordlysN3Pro.description },
} satisfies Meta<typeof Prose>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Description: Story = {};

export const EverythingItDresses: Story = {
  args: {
    html: {
      safeHtml:
        '<h3>In the box</h3><p>The phone, a cable and a <a href="#spudger">spudger</a>.</p><ul><li>Cable, 1 m</li><li>Paper manual</li></ul><ol><li>Charge it</li><li>Switch it on</li></ol><blockquote>Opens with two screws.</blockquote><table><tbody><tr><th>Weight</th><td>187 g</td></tr></tbody></table>',
    },
  },
};

/** Headings are headings, and lists are lists: readers jump from one to the next. */
export const HeadingsAndLists: Story = {
  tags: ["do", "!sheet", "!autodocs"],
  args: { html: { safeHtml: "<h3>In the box</h3><ul><li>Cable, 1 m</li><li>Paper manual</li></ul>" } },
};

/** Bold words and dashes look like a heading and a list, and are one paragraph to a screen reader. */
export const BoldWordsAndDashes: Story = {
  tags: ["dont", "!sheet", "!autodocs"],
  args: { html: { safeHtml: "<p><b>In the box</b><br>- Cable, 1 m<br>- Paper manual</p>" } },
};
