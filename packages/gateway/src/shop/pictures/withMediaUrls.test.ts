import { createShopClient, fetchSiteUrl } from "@rewire/data/server";
import { expect, test } from "vitest";
import { silentLog } from "../../log/createLog.ts";
import { createPictureHosts, createFixedPictureHosts } from "./createPictureHosts.ts";
import { withMediaUrls } from "./withMediaUrls.ts";

const url = "https://shop.example/graphql";

test("every picture in an answer is ours, and nothing else is touched", async () => {
  const data = {
    product: {
      name: "https://shop.example/a.jpg",
      externalUrl: "https://shop.example/b.jpg",
      image: { sourceUrl: "https://shop.example/uploads/a.jpg", altText: "A" },
      galleryImages: { nodes: [{ sourceUrl: "https://cdn.example/b.jpg" }, { sourceUrl: null }] },
      description:
        '<p>See <img class="x" src="https://shop.example/uploads/c.png" alt=""><img src="https://cdn.example/d.png"></p>',
    },
  };
  const messages: string[] = [];
  const client = createShopClient({
    url,
    fetch: async () => Response.json({ data }),
    log: (message) => messages.push(message),
  });
  const { data: own } = await withMediaUrls(client, new URL(url)).send({ query: "{ product }" });
  expect(own).toEqual({
    product: {
      ...data.product,
      image: { sourceUrl: "/media/uploads/a.jpg", altText: "A" },
      galleryImages: { nodes: [{ sourceUrl: null }, { sourceUrl: null }] },
      description: '<p>See <img class="x" src="/media/uploads/c.png" alt=""></p>',
    },
  });
  expect(messages).toEqual([expect.stringContaining("https://cdn.example/b.jpg are not shown")]);
});

test("pictures on further hosts that the owner has named are ours, in HTML as well", async () => {
  const image = { sourceUrl: "https://cdn.example/uploads/a.jpg" };
  const data = { product: { image, description: '<p><img src="https://cdn.example/b.png"></p>' } };
  const messages: string[] = [];
  const client = createShopClient({
    url,
    fetch: async () => Response.json({ data }),
    log: (message) => messages.push(message),
  });
  const { data: own } = await withMediaUrls(client, new URL(url), createFixedPictureHosts(["cdn.example"])).send({
    query: "{ product }",
  });
  expect(own).toEqual({
    product: {
      image: { sourceUrl: "/media/-/cdn.example/uploads/a.jpg" },
      description: '<p><img src="/media/-/cdn.example/b.png"></p>',
    },
  });
  expect(messages).toEqual([]);
});

test("pictures on the host that the shop says it lives at are ours; it is asked when one comes up, once an hour", async () => {
  const inner = "http://wordpress/graphql";
  let time = 0;
  let questions = 0;
  const answers: (() => Response)[] = [
    () => new Response("Briefly unavailable", { status: 503 }),
    () => Response.json({ data: { generalSettings: { url: "https://www.shop.example/blog" } } }),
  ];
  const site = createShopClient({
    url: inner,
    log: () => {},
    fetch: async () => {
      questions += 1;
      return answers.shift()?.() ?? Response.json({ data: { generalSettings: { url: "https://www.shop.example" } } });
    },
  });
  const shopUrl = new URL(inner);
  const hosts = createPictureHosts({
    shopUrl,
    named: [],
    readSiteUrl: () => fetchSiteUrl(site),
    log: silentLog,
    now: () => time,
  });
  const read = async (sourceUrl: string) => {
    const client = createShopClient({
      url: inner,
      fetch: async () => Response.json({ data: { image: { sourceUrl } } }),
      log: () => {},
    });
    return (await withMediaUrls(client, shopUrl, hosts).send({ query: "{ image }" })).data?.["image"];
  };
  expect(await read("http://wordpress/wp-content/a.jpg")).toEqual({ sourceUrl: "/media/wp-content/a.jpg" });
  expect(questions).toBe(0);
  const upload = "https://www.shop.example/wp-content/a.jpg";
  expect(await read(upload)).toEqual({ sourceUrl: null });
  expect(await read(upload)).toEqual({ sourceUrl: null });
  expect(questions).toBe(1);
  time += 60_000;
  expect(await read(upload)).toEqual({ sourceUrl: "/media/-/www.shop.example/wp-content/a.jpg" });
  expect(await read("https://elsewhere.example/a.jpg")).toEqual({ sourceUrl: null });
  expect(questions).toBe(2);
  time += 3_600_000;
  expect(await read("https://elsewhere.example/a.jpg")).toEqual({ sourceUrl: null });
  expect(questions).toBe(3);
});

test.each([
  "http://www.shop.example",
  "https://10.0.0.7",
  "https://localhost",
  "https://www.shop.example:8443",
  "wordpress",
])("%s, as the shop says, is no host that is asked for pictures", async (siteUrl) => {
  const readSiteUrl = async () => URL.parse(siteUrl);
  const hosts = createPictureHosts({
    shopUrl: new URL(url),
    named: ["cdn.example"],
    readSiteUrl,
    log: silentLog,
    now: () => 0,
  });
  expect(await hosts.all()).toEqual(["cdn.example"]);
});
