// `npm run withdrawals:verify`: verifies the hash chain of the log of withdrawals, with the server's environment.
import { verifyWithdrawals } from "@rewire/gateway/verify-withdrawals";

process.exitCode = await verifyWithdrawals({
  env: process.env,
  write: (text) => process.stdout.write(text),
  note: (text) => process.stderr.write(`${text}\n`),
});
