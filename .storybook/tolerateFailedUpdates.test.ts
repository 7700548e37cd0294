import { expect, test } from "vitest";
import { tolerateFailedUpdates } from "./tolerateFailedUpdates.ts";

test("a failed update leaves the registration as it is", async () => {
  class Registration {
    isRegistered = true;
    async update(): Promise<unknown> {
      if (!this.isRegistered) throw new TypeError("Not found");
      return "updated";
    }
  }
  tolerateFailedUpdates(Registration.prototype);
  const registration = new Registration();
  expect(await registration.update()).toBe("updated");
  registration.isRegistered = false;
  expect(await registration.update()).toBe(registration);
});
