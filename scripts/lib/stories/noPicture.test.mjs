import { describe, expect, test } from "vitest";
import { faultsOfNoPicture, storiesWithoutPicture } from "./noPicture.mjs";

const file = (metaTags, ...stories) => `const meta = {
  title: "Screens/Home",
  tags: [${metaTags}],
  args: {},
} satisfies Meta;
${stories.join("\n")}
`;

describe("stories with the tag no-picture", () => {
  test("have it of their own, not by a spread of another story", () => {
    const text = file(
      "",
      `export const OnAPhone: Story = { tags: ["!sheet", "no-picture"], globals: {} };`,
      `export const Full: Story = {\n  ...OnAPhone,\n  args: { title: "Full" },\n};`,
      `export const Empty: Story = {\n  args: {},\n  tags: ["no-picture"],\n};`,
    );
    expect(storiesWithoutPicture(text)).toEqual(["Screens/Home#OnAPhone", "Screens/Home#Empty"]);
  });

  test("have it by their meta, unless they give it up", () => {
    const text = file(
      `"no-picture"`,
      `export const One: Story = {};`,
      `export const Two: Story = { tags: ["!no-picture", "visual"] };`,
      `const other = {};`,
    );
    expect(storiesWithoutPicture(text)).toEqual(["Screens/Home#One"]);
  });
});

describe("reasons of stories without a picture", () => {
  const stories = new Map([["Screens/Home#OnAPhone", "Home.stories.tsx"]]);
  const faults = (reasons) => faultsOfNoPicture(stories, reasons, (story) => story === "Screens/Home#Full");

  test("are enough, with a story that is pictured or without", () => {
    expect(faults({ "Screens/Home#OnAPhone": { reason: "Full at 390 px.", picturedBy: "Screens/Home#Full" } })).toEqual(
      [],
    );
    expect(faults({ "Screens/Home#OnAPhone": { reason: "It ends on another page." } })).toEqual([]);
  });

  test.each([
    ["is missing", {}, [/^Screens\/Home#OnAPhone \(Home\.stories\.tsx\) has the tag no-picture without a reason: /]],
    ["is empty", { "Screens/Home#OnAPhone": { reason: " " } }, [/without a reason/]],
    [
      "names a story that is on no picture",
      { "Screens/Home#OnAPhone": { reason: "As Empty.", picturedBy: "Screens/Home#Empty" } },
      [/^visual\/no-picture\.json says that Screens\/Home#Empty shows .*, but it is on no picture/],
    ],
    [
      "is that of a story without the tag",
      { "Screens/Home#OnAPhone": { reason: "As Full." }, "Screens/Home#Gone": { reason: "As Full." } },
      [/^visual\/no-picture\.json gives a reason for Screens\/Home#Gone/],
    ],
  ])("are a fault when one %s", (_, reasons, expected) => {
    expect(faults(reasons)).toEqual(expected.map((text) => expect.stringMatching(text)));
  });
});
