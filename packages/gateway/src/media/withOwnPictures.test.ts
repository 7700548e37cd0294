import { createShopClient } from "@rewire/data/server";
import { expect, test } from "vitest";
import { withOwnPictures } from "./withOwnPictures.ts";

const url = "https://shop.example/graphql";

test("every picture in an answer is ours, and nothing else is touched", async () => {
  const data = {
    product: {
      name: "https://shop.example/a.jpg", externalUrl: "https://shop.example/b.jpg",
      image: { sourceUrl: "https://shop.example/uploads/a.jpg", altText: "A" },
      galleryImages: { nodes: [{ sourceUrl: "https://cdn.example/b.jpg" }, { sourceUrl: null }] },
      description: '<p>See <img class="x" src="https://shop.example/uploads/c.png" alt=""><img src="https://cdn.example/d.png"></p>',
    },
  };
  const told: string[] = [];
  const client = createShopClient({ url, fetch: async () => Response.json({ data }), log: (message) => told.push(message) });
  const { data: own } = await withOwnPictures(client, new URL(url)).send({ query: "{ product }" });
  expect(own).toEqual({
    product: {
      ...data.product,
      image: { sourceUrl: "/media/uploads/a.jpg", altText: "A" },
      galleryImages: { nodes: [{ sourceUrl: null }, { sourceUrl: null }] },
      description: '<p>See <img class="x" src="/media/uploads/c.png" alt=""></p>',
    },
  });
  expect(told).toEqual([expect.stringContaining("https://cdn.example/b.jpg are not shown")]);
});

test("pictures on further hosts that the owner has named are ours, in HTML as well", async () => {
  const image = { sourceUrl: "https://cdn.example/uploads/a.jpg" };
  const data = { product: { image, description: '<p><img src="https://cdn.example/b.png"></p>' } };
  const told: string[] = [];
  const client = createShopClient({ url, fetch: async () => Response.json({ data }), log: (message) => told.push(message) });
  const { data: own } = await withOwnPictures(client, new URL(url), ["cdn.example"]).send({ query: "{ product }" });
  expect(own).toEqual({
    product: {
      image: { sourceUrl: "/media/-/cdn.example/uploads/a.jpg" },
      description: '<p><img src="/media/-/cdn.example/b.png"></p>',
    },
  });
  expect(told).toEqual([]);
});
