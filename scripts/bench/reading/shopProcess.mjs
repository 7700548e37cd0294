// The embedded shop in a process of its own, so that the memory that is measured is the gateway's alone. It tells by
// Server-Timing how long a live shop would have worked, and makes nobody wait.
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { catalogue } from "@rewire/demo-shop/catalogue";
import { createDemoShop } from "@rewire/demo-shop";

let shop = null;
const counted = catalogue.products.filter(
  ({ type, status, visibility, stock }) =>
    type === "simple" && status === "publish" && visibility === "visible" && stock?.quantity > 0,
);
let changes = 0;

const server = createServer(async (request, response) => {
  if (request.url === "/change") {
    // Somebody counts a shelf.
    changes += 1;
    shop.keeper.setStock(counted[changes % counted.length].id, 1 + (changes % 50));
    response.end();
    return;
  }
  const headers = new Headers({ "content-type": "application/json" });
  const url = `http://shop.example${request.url}`;
  const answer = await shop.answer({ method: request.method, url, headers, body: () => text(request) });
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(answer.body);
});

server.listen(0, "127.0.0.1", () => {
  const { port } = server.address();
  shop = createDemoShop({
    catalogue,
    scenario: process.argv[2],
    siteUrl: `http://127.0.0.1:${port}`,
    wait: async () => {},
  });
  process.send({ port });
});
process.on("disconnect", () => process.exit(0));
