import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from "node:crypto";

const parseEd25519Key = (text: string, keyName: string, parseKey: (pem: string | Buffer) => KeyObject): KeyObject => {
  // An environment variable may contain the PEM text with line breaks as "\n", or only the base64 between its
  // delimiters.
  const normalizedText = text.trim().replaceAll("\\n", "\n");
  const key = parseKey(normalizedText.startsWith("-----") ? normalizedText : Buffer.from(normalizedText, "base64"));
  if (key.asymmetricKeyType === "ed25519") return key;
  throw new Error(`${keyName} is a key of another kind (${key.asymmetricKeyType}), not Ed25519`);
};

/**
 * Parses an Ed25519 private key in PKCS#8 format, either as PEM or as the base64 text within the PEM. @throws Error if
 * the text is not an Ed25519 private key; the message does not contain the key.
 */
export function readPrivateKey(text: string): KeyObject {
  try {
    return parseEd25519Key(text, "INVENTORY_KEY", (key) =>
      typeof key === "string" ? createPrivateKey(key) : createPrivateKey({ key, format: "der", type: "pkcs8" }),
    );
  } catch (error) {
    throw new Error("INVENTORY_KEY is no Ed25519 key. Make one: openssl genpkey -algorithm ed25519", { cause: error });
  }
}

/**
 * Parses an Ed25519 public key, either as PEM or as the base64 text within the PEM. @throws Error if the text is not an
 * Ed25519 public key.
 */
export function readPublicKey(text: string): KeyObject {
  try {
    return parseEd25519Key(text, "INVENTORY_PUBLIC_KEY", (key) =>
      typeof key === "string" ? createPublicKey(key) : createPublicKey({ key, format: "der", type: "spki" }),
    );
  } catch (error) {
    throw new Error("INVENTORY_PUBLIC_KEY is no public Ed25519 key: see docs/operate/payment-page.md", {
      cause: error,
    });
  }
}

/** Derives the public key from a private key and returns it in PEM format. */
export const derivePublicKey = (key: KeyObject): string =>
  createPublicKey(key).export({ type: "spki", format: "pem" }).toString();

/** Returns the Ed25519 signature of a record in base64. */
export const signRecord = (record: string, key: KeyObject): string =>
  sign(null, Buffer.from(record), key).toString("base64");

/** Returns whether a base64 signature is a valid Ed25519 signature of a record for the given public key. */
export const hasValidSignature = (record: string, signature: string, key: KeyObject): boolean =>
  verify(null, Buffer.from(record), key, Buffer.from(signature, "base64"));
