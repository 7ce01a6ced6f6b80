import { untracked } from "@preact/signals-core";
import type { createItsMe } from "./identity.model.ts";
import type { Moves } from "./moves.model.ts";
import type { Step } from "./order-flow.rules.ts";
import type { OrderPorts, StoredOrder } from "./stored-order.model.ts";

/**
 * Follows the session. A visitor who logs in orders as that customer. A customer whose session has expired logs in again and continues at
 * the same step.
 */
export function followSession(
  { session }: OrderPorts,
  stored: StoredOrder,
  moving: Moves,
  itsMe: ReturnType<typeof createItsMe>,
): () => void {
  let wasSignedIn = false;
  /** The last step of the signed-in customer. It is remembered, because after the end of the session the login step is shown at once. */
  let here: Step | undefined;
  const stopWatching = moving.route.view.subscribe((step) => {
    if (session.state.peek().status === "signed-in") here = step;
  });
  const stopFollowing = session.state.subscribe((state) =>
    untracked(() => {
      const isSignedIn = state.status === "signed-in";
      const { orderer } = stored.secret.peek();
      if (isSignedIn) stored.setCustomer(state.user.email);
      if (isSignedIn && orderer) itsMe.forget();
      // The address that the identity app gave is kept over the login, but only for the account of the person whom the app has identified.
      const isOwn = isSignedIn && orderer?.kind === "known" && orderer.clientId === state.user.client_id;
      if (isOwn && orderer.home) stored.changeSecret({ home: orderer.home });
      // While the session is being checked no step is shown, and `next` has no effect.
      if (isSignedIn && orderer?.kind === "known") moving.next();
      if (wasSignedIn && state.status === "anonymous" && state.ended === "expired") {
        moving.comeBackIfIdle(here);
        stored.changeSecret({ orderer: { kind: "known" } });
        // The end of the session may have led to the first step before the order knew that a login is missing.
        if (moving.route.view.peek() === "its-me") moving.go("login");
      }
      wasSignedIn = isSignedIn;
    }),
  );
  return () => [stopWatching, stopFollowing].forEach((stop) => stop());
}
