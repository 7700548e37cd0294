// Runs the embedded shop in a separate process, so that memory is measured for the gateway only. Reports by
// Server-Timing how long a live shop would have worked, without waiting.
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
    // Stock correction.
    changes += 1;
    shop.keeper.setStock(counted[changes % counted.length].id, 1 + (changes % 50));
    response.end();
    return;
  }
  const headers = new Headers({ "content-type": "application/json" });
  const url = `http://shop.example${request.url}`;
  const reply = await shop.respond({ method: request.method, url, headers, body: () => text(request) });
  response.writeHead(reply.status, Object.fromEntries(reply.headers));
  response.end(reply.body);
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
