/**
 * The calls that buy data, each with its Idempotency-Key. All tabs have the same key for a purchase, so that two tabs that confirm at the
 * same moment buy once (decisions §7).
 */
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import { readOrderKey } from "#widgets/my-digi/kept-order.model.ts";
import type { LinePage, LinePorts } from "#widgets/my-digi/product/line-page.model.ts";
import type { Purchase } from "./options.rules.ts";

type Ports = Pick<LinePorts, "clock" | "language" | "session">;

export function createPurchaseCalls({ clock, language, session }: Ports, { target }: Pick<LinePage, "target">) {
  /** The calls whose outcome is unknown, by the amount's id. A repetition sends the same call with the same key. */
  const unanswered = new Map<string, ReturnType<typeof callOf>>();
  let key = "";
  const callOf = (wpId: string) => ({ body: { ...target, lang: language.peek(), wpId }, headers: { "idempotency-key": key } });
  return {
    /**
     * Reads or creates the key of a purchase when the dialog is opened, and not when it is confirmed: two tabs may be confirmed at the same
     * moment. The number of purchases before it is part of the key's name, so that each further purchase in a month has another key.
     */
    begin({ option, before, resets }: Purchase): void {
      const month = resets ?? todayInBrussels(clock.now()).slice(0, 7);
      const subject = ["data", target["address-id"], target["phone-nr"], option.wpId, month, String(before)];
      key = readOrderKey({ clock, session, subject });
    },
    /** Returns the call that buys an amount: the same one as before, as long as its outcome is unknown. */
    take(wpId: string) {
      const sent = unanswered.get(wpId) ?? callOf(wpId);
      unanswered.set(wpId, sent);
      return sent;
    },
    /** Forgets the call, because its outcome is known. */
    settle: (wpId: string): void => void unanswered.delete(wpId),
  };
}
