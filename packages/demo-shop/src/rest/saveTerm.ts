import type { CatalogueAttribute, CatalogueCategory } from "../catalogue/types.ts";
import { getNextSeriesNumber, type Engine } from "../engine/Engine.ts";
import { decodeSlug, foldText, slugify } from "../wordpress/text.ts";
import { readBooleanField, readIntegerField, readTextField, type Fields } from "./fields.ts";
import { createInvalidParamError, RestError } from "./RestError.ts";

/** First id of added terms and attributes. */
const FIRST_TERM_ID = 800_000;
const FIRST_ATTRIBUTE_ID = 800;

type AttributeTerm = CatalogueAttribute["terms"][number];

/** Creates the slug of a term. WordPress percent-encodes non-ASCII slugs; this shop stores them decoded. */
const createSlug = (name: string): string => slugify(name) || name.trim().toLowerCase().replaceAll(/\s+/g, "-");

function readNameField(fields: Fields): string {
  const name = readTextField(fields, "name")?.trim();
  if (name) return name;
  throw new RestError("rest_missing_callback_param", "Missing parameter(s): name", 400, { params: ["name"] });
}

const getNextTermId = (engine: Engine): number => getNextSeriesNumber(engine, "term", FIRST_TERM_ID);

const TERM_EXISTS_MESSAGE = "A term with the name provided already exists with this parent.";
const createTermExistsError = (id: number): RestError =>
  new RestError("term_exists", TERM_EXISTS_MESSAGE, 400, { resource_id: id });

/**
 * Adds a category to the catalogue.
 * @throws RestError with WooCommerce's message if a field is invalid
 */
export function createCategory(engine: Engine, fields: Fields): CatalogueCategory {
  const name = readNameField(fields);
  const slug = decodeSlug(readTextField(fields, "slug") ?? createSlug(name));
  const parentId = readIntegerField(fields, "parent") ?? 0;
  const parent = engine.edits.categories.get(parentId)?.slug;
  if (parentId !== 0 && parent === undefined) {
    throw new RestError("woocommerce_rest_term_invalid", "Parent resource does not exist.", 400);
  }
  const conflictingCategory = [...engine.edits.categories.values()].find((candidate) => candidate.slug === slug);
  if (conflictingCategory) throw createTermExistsError(conflictingCategory.id);
  const description = readTextField(fields, "description") ?? "";
  const category = { id: getNextTermId(engine), slug, name, description, ...(parent && { parent }) };
  engine.edits.saveCategory(category);
  return category;
}

/**
 * Adds a global attribute to the catalogue.
 * @throws RestError with WooCommerce's message if a field is invalid
 */
export function createAttribute(engine: Engine, fields: Fields): CatalogueAttribute {
  const label = readNameField(fields);
  const slug = slugify((readTextField(fields, "slug") ?? label).replace(/^pa_/, ""));
  readBooleanField(fields, "has_archives");
  if (slug.length > 28) throw createInvalidParamError("slug", "is too long (28 characters max).");
  if ([...engine.edits.attributes.values()].some((candidate) => candidate.slug === slug)) {
    throw new RestError("woocommerce_rest_cannot_create", `Slug "${slug}" is already in use. Change it, please.`, 400);
  }
  const attribute = { id: getNextSeriesNumber(engine, "attribute", FIRST_ATTRIBUTE_ID), slug, label, terms: [] };
  engine.edits.saveAttribute(attribute);
  return attribute;
}

/**
 * Adds a term to an attribute.
 * @throws RestError with WooCommerce's message if a field is invalid
 */
export function createTerm(engine: Engine, attributeId: number, fields: Fields): AttributeTerm {
  const attribute = findAttribute(engine, attributeId);
  const name = readNameField(fields);
  const slug = decodeSlug(readTextField(fields, "slug") ?? createSlug(name));
  const existingTerm = attribute.terms.find((term) => term.slug === slug || foldText(term.name) === foldText(name));
  if (existingTerm) throw createTermExistsError(existingTerm.id);
  return addTerm(engine, attribute, name, slug);
}

/** Finds a term by name, ignoring case, or creates it. */
export function findOrCreateTerm(engine: Engine, attributeId: number, name: string): AttributeTerm {
  const attribute = findAttribute(engine, attributeId);
  const termWithSameName = attribute.terms.find((term) => foldText(term.name) === foldText(name.trim()));
  return termWithSameName ?? addTerm(engine, attribute, name.trim(), findFreeSlug(attribute, createSlug(name)));
}

/**
 * Finds an attribute by its id.
 * @throws RestError with status 404 if the attribute does not exist
 */
export function findAttribute(engine: Engine, id: number): CatalogueAttribute {
  const attribute = engine.edits.attributes.get(id);
  if (!attribute) throw new RestError("woocommerce_rest_taxonomy_invalid", "Resource does not exist.", 404);
  return attribute;
}

function addTerm(engine: Engine, attribute: CatalogueAttribute, name: string, slug: string): AttributeTerm {
  const term = { id: getNextTermId(engine), slug, name };
  engine.edits.saveAttribute({ ...attribute, terms: [...attribute.terms, term] });
  return term;
}

function findFreeSlug({ terms }: CatalogueAttribute, slug: string): string {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? slug : `${slug}-${number}`;
    if (!terms.some((term) => term.slug === name)) return name;
  }
}
