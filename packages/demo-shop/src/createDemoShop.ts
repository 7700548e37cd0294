import { createPasswords, type Passwords } from "./engine/passwords.ts";
import type { Catalogue } from "./catalogue/types.ts";
import { unavailableCardPayments, type CardPayments } from "./engine/CardPayments.ts";
import { createMemoryMailbox, type Mailbox } from "./engine/Mailbox.ts";
import type { Engine } from "./engine/Engine.ts";
import { createHandler, type Handler } from "./createHandler.ts";
import { createOrderManager, type OrderManager } from "./orders/createOrderManager.ts";
import { indexCatalogue } from "./engine/CatalogueIndex.ts";
import { createEditableCatalogue } from "./engine/createEditableCatalogue.ts";
import { externalPictureBaseUrl } from "./products/toMediaView.ts";
import { createRandom, createTokenGenerator } from "./engine/random.ts";
import { readScenarios, type Scenario, type ScenarioName } from "./scenario/Scenario.ts";
import { changeCatalogue, affectsCatalogue } from "./scenario/changeCatalogue.ts";
import { createShopSchema } from "./createShopSchema.ts";
import { defaultSettings } from "./settings/defaultSettings.ts";
import type { ShopSettings } from "./settings/ShopSettings.ts";
import { createMemoryDatabase } from "./database/createMemoryDatabase.ts";
import type { ShopDatabase } from "./database/ShopDatabase.ts";

/**
 * Dependencies and options of a demo shop. With the default options, the shop's responses are deterministic except for
 * times.
 */
export interface DemoShopOptions {
  readonly catalogue: Catalogue;
  /** Clock in Unix milliseconds. @default Date.now */
  readonly now?: () => number;
  /** Random source from 0 to below 1, for order keys, session names and random errors. @default a seeded generator */
  readonly random?: () => number;
  /** Generates random names of a length in an alphabet. @default derived from `random` */
  readonly token?: Engine["token"];
  /** One scenario, or several separated by commas. */
  readonly scenario?: ScenarioName | readonly ScenarioName[];
  /** Whether the header `x-demo-scenario` of a request enables scenarios. @default false */
  readonly scenarioHeader?: boolean;
  /**
   * URL of the shop: issuer of its tokens, prefix of its picture URLs.
   * @default "http://shop.example"
   */
  readonly siteUrl?: string;
  /** URL of the storefront. @default siteUrl */
  readonly frontUrl?: string;
  readonly database?: ShopDatabase;
  /** Secret that signs tokens. @default a public constant */
  readonly secret?: string;
  readonly settings?: Partial<ShopSettings>;
  readonly passwords?: Passwords;
  readonly mailbox?: Mailbox;
  readonly cards?: CardPayments;
  /** Waits, for the scenario `slow`. @default setTimeout */
  readonly wait?: (ms: number) => Promise<void>;
  /** Called with masked errors, and with texts of rejected requests. @default none */
  readonly onError?: (error: unknown) => void;
  /** Called with the id of a product or variation that was saved, or whose stock has changed. */
  readonly onProductSaved?: (id: number) => void;
}

/** Embedded shop with the API of WooGraphQL. */
export interface DemoShop {
  /** Handles a request to /graphql, or for the nonce of a log-in cookie. */
  readonly handle: (request: Request) => Promise<Response>;
  /** The same without a `Response`, for browsers, whose responses cannot set cookies. */
  readonly respond: Handler["respond"];
  /** Enables scenarios; none means the default shop. */
  readonly setScenario: (scenario?: ScenarioName | readonly ScenarioName[]) => void;
  /** Resets carts, orders, accounts and stock. */
  readonly reset: () => void;
  /** Order administration, see {@link OrderManager}. */
  readonly shopkeeper: OrderManager;
  /** Engine of the shop, for tools: mail outbox, order states, stock. */
  readonly engine: Engine;
}

/** Creates an embedded shop for development, stories and tests. */
export function createDemoShop(options: DemoShopOptions): DemoShop {
  const settings: ShopSettings = { ...defaultSettings, ...options.settings };
  const random = options.random ?? createRandom(1);
  const database = options.database ?? createMemoryDatabase();
  const onProductSaved = options.onProductSaved ?? (() => undefined);
  const editableCatalogue = createEditableCatalogue(options.catalogue, database, onProductSaved);
  const engine: Engine = {
    get schema() {
      return createShopSchema(editableCatalogue.index().source, settings.headlessLogin ? "headless" : "cookie");
    },
    settings,
    get catalogue() {
      return editableCatalogue.index();
    },
    edits: editableCatalogue,
    database,
    now: options.now ?? Date.now,
    random,
    token: options.token ?? createTokenGenerator(random),
    siteUrl: options.siteUrl ?? "http://shop.example",
    pictureBaseUrl: options.siteUrl ?? "http://shop.example",
    frontUrl: options.frontUrl ?? options.siteUrl ?? "http://shop.example",
    secret: options.secret ?? "not a secret: the embedded shop for stories and tests",
    passwords: options.passwords ?? createPasswords(),
    mailbox: options.mailbox ?? createMemoryMailbox(),
    cards: options.cards ?? unavailableCardPayments,
    productSaved: onProductSaved,
  };
  let engines = new Map<string, Engine>();
  let initialCatalogue = engine.catalogue;
  let scenarios = parseScenario(options.scenario);
  const handler = createHandler({
    engine,
    scenarios: (header) => (options.scenarioHeader && header !== null ? readScenarios(header) : scenarios),
    engineFor(activeScenarios) {
      if (initialCatalogue !== engine.catalogue) engines = new Map();
      initialCatalogue = engine.catalogue;
      return getEngineForScenarios(engine, engines, activeScenarios);
    },
    wait: options.wait ?? ((ms) => new Promise((resolve) => setTimeout(resolve, ms))),
    report: options.onError ?? (() => undefined),
  });
  return {
    handle: handler.handle,
    respond: handler.respond,
    setScenario: (scenario) => void (scenarios = parseScenario(scenario)),
    reset: () => {
      engine.database.reset();
      editableCatalogue.reload();
    },
    shopkeeper: createOrderManager(engine),
    engine,
  };
}

const parseScenario = (scenario: DemoShopOptions["scenario"]): Scenario[] =>
  scenario === undefined ? [] : readScenarios(typeof scenario === "string" ? scenario : scenario.join(","));

/** Returns the engine with all active scenarios applied. */
function getEngineForScenarios(
  engine: Engine,
  engines: Map<string, Engine>,
  activeScenarios: readonly Scenario[],
): Engine {
  const scenarioEngine = withSettings(withCatalogue(engine, engines, activeScenarios), activeScenarios);
  const kinds = new Set(activeScenarios.map(({ kind }) => kind));
  if (!kinds.has("otherPictureHost") && !kinds.has("noLogIn")) return scenarioEngine;
  return {
    ...scenarioEngine,
    ...(kinds.has("otherPictureHost") && { pictureBaseUrl: externalPictureBaseUrl }),
    ...(kinds.has("noLogIn") && { schema: createShopSchema(engine.catalogue.source, "none") }),
  };
}

/** Returns the engine with the settings that the active scenarios change. */
function withSettings(engine: Engine, activeScenarios: readonly Scenario[]): Engine {
  const kinds = new Set(activeScenarios.map(({ kind }) => kind));
  if (!kinds.has("netPrices") && !kinds.has("noPersistentCart")) return engine;
  const settings = {
    ...engine.settings,
    ...(kinds.has("netPrices") && { pricesIncludeTax: false }),
    ...(kinds.has("noPersistentCart") && { persistentCarts: false }),
  };
  return { ...engine, settings };
}

/** Returns the engine with the catalogue that the active scenarios change. */
function withCatalogue(engine: Engine, engines: Map<string, Engine>, activeScenarios: readonly Scenario[]): Engine {
  const changes = activeScenarios.filter(affectsCatalogue);
  if (changes.length === 0) return engine;
  const key = JSON.stringify(changes);
  const before = engines.get(key);
  if (before !== undefined) return before;
  const changedEngine: Engine = {
    ...engine,
    catalogue: indexCatalogue(changes.reduce(changeCatalogue, engine.catalogue.source)),
  };
  engines.set(key, changedEngine);
  return changedEngine;
}
