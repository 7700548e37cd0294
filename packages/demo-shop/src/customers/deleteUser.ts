import type { Engine } from "../engine/Engine.ts";
import { listOrders, saveOrder } from "../orders/savedOrders.ts";
import type { User } from "../records/User.ts";

/** Deletes an account and its index entries. Its orders are kept as orders of a guest. */
export function deleteUser(engine: Engine, user: User): void {
  for (const order of listOrders(engine, user.id)) saveOrder(engine, { ...order, user: 0 });
  engine.database.remove("customerOrders", String(user.id));
  engine.database.remove("user", String(user.id));
  engine.database.remove("username", user.username.toLowerCase());
  engine.database.remove("email", user.email.toLowerCase());
  engine.database.write("deletedUser", String(user.id), user.id);
}
