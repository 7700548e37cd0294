// Stands where Stripe's own script stands for a real shop: the few functions that a Payment Element needs, against the
// embedded shop. Test numbers: 4242 4242 4242 4242 pays, 4000 0000 0000 0002 is declined, 4000 0000 0000 0069 has
// expired, 4000 0027 6000 3184 asks the bank, 4000 0000 0000 0341 loses the connection after it has paid.
(() => {
  const base = new URL(".", document.currentScript.src).href;
  const idOf = (secret) => secret.split("_secret_")[0];
  const post = async (secret, outcome) => {
    const body = new URLSearchParams({ client_secret: secret, outcome });
    const response = await fetch(`${base}v1/payment_intents/${idOf(secret)}/confirm`, { method: "POST", body });
    return response.json();
  };
  const failed = (code, message, type = "card_error") => ({ error: { type, code, message } });

  const element = (fields) => ({
    mount(place) {
      const box = document.createElement("div");
      for (const [name, label, autocomplete] of [
        ["number", "Card number", "cc-number"],
        ["expiry", "Expiry date (MM / YY)", "cc-exp"],
        ["code", "Security code", "cc-csc"],
      ]) {
        const row = document.createElement("label");
        row.style.cssText = "display:grid;gap:4px;margin-bottom:12px";
        row.append(label);
        const input = document.createElement("input");
        Object.assign(input, { autocomplete, inputMode: "numeric" });
        input.style.cssText =
          "font:inherit;height:44px;padding:0 12px;border:1px solid currentColor;background:transparent;color:inherit";
        fields[name] = input;
        row.append(input);
        box.append(row);
      }
      (typeof place === "string" ? document.querySelector(place) : place).append(box);
      this.box = box;
      queueMicrotask(() => this.ready?.());
    },
    on(event, listener) {
      if (event === "ready") this.ready = listener;
      return this;
    },
    destroy() {
      this.box?.remove();
    },
  });

  window.Stripe = () => {
    const fields = {};
    return {
      elements: ({ clientSecret }) => ({
        clientSecret,
        create: () => element(fields),
        submit: async () =>
          ["number", "expiry", "code"].every((name) => fields[name]?.value.trim())
            ? {}
            : failed("incomplete_number", "Your card number is incomplete.", "validation_error"),
      }),
      confirmPayment: async ({ elements: { clientSecret }, confirmParams }) => {
        const number = (fields.number?.value ?? "").replace(/\D/g, "");
        try {
          if (number === "4000000000000002") {
            await post(clientSecret, "decline");
            return failed("card_declined", "Your card was declined.");
          }
          if (number === "4000000000000069") return failed("expired_card", "Your card has expired.");
          if (number === "4000002760003184") {
            await post(clientSecret, "ask");
            const bank = new URL(`${base}bank/${idOf(clientSecret)}`);
            bank.search = new URLSearchParams({
              client_secret: clientSecret,
              return_url: confirmParams.return_url,
            }).toString();
            window.location.assign(bank.href);
            return await new Promise(() => {});
          }
          const paymentIntent = await post(clientSecret, "pay");
          if (number === "4000000000000341") return failed("", "The connection was lost.", "api_connection_error");
          return { paymentIntent };
        } catch {
          return failed("", "The connection was lost.", "api_connection_error");
        }
      },
      retrievePaymentIntent: async (clientSecret) => {
        const response = await fetch(`${base}v1/payment_intents/${idOf(clientSecret)}?client_secret=${clientSecret}`);
        return response.ok
          ? { paymentIntent: await response.json() }
          : failed("", "No such payment.", "invalid_request_error");
      },
    };
  };
})();
