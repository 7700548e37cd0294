import { join, resolve } from "node:path";
import * as v from "valibot";
import type { GatewayConfig } from "../GatewayConfig.ts";
import { redisUrlSchema } from "../values/addressValues.ts";
import { createSingleLineSchema } from "../values/basicValues.ts";
import { secretPairSchema } from "../values/serverValues.ts";
import { markAsSecret } from "../values/valueSchema.ts";

type StateConfig = Pick<GatewayConfig, "redisUrl" | "stateDir" | "reviewPhotoDir" | "sharedPictureDir" | "secrets">;

/** Creates the schema of the variables for persistent state. @param cwd Base folder of relative paths. */
export const createStateSchema = (cwd: string) =>
  v.pipe(
    v.object({
      REDIS_URL: v.optional(markAsSecret(redisUrlSchema)),
      REWIRE_STATE_DIR: v.optional(createSingleLineSchema(1000), ".rewire/gateway"),
      REVIEW_PHOTO_DIR: v.optional(createSingleLineSchema(1000)),
      SHARED_PICTURE_DIR: v.optional(createSingleLineSchema(1000)),
      REWIRE_SECRET: v.optional(markAsSecret(secretPairSchema)),
    }),
    v.transform((env): StateConfig => ({
      redisUrl: env.REDIS_URL ?? null,
      stateDir: resolve(cwd, env.REWIRE_STATE_DIR),
      reviewPhotoDir:
        env.REVIEW_PHOTO_DIR === "none"
          ? null
          : resolve(cwd, env.REVIEW_PHOTO_DIR ?? join(env.REWIRE_STATE_DIR, "review-photos")),
      sharedPictureDir: env.SHARED_PICTURE_DIR === undefined ? null : resolve(cwd, env.SHARED_PICTURE_DIR),
      secrets: env.REWIRE_SECRET ?? null,
    })),
  );
