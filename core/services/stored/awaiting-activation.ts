/**
 * Remembers whose activation mail is awaited: sign-up stores the address in the tab, and the login page that opens next says what is still
 * to be done.
 */
import { tabStore, type TtlStore } from "./ttl-store.ts";

export const awaitingActivationKey = "digi.awaiting-activation";

export const createAwaitingActivation = (store: TtlStore = tabStore) => ({
  email: (): string | undefined => store.read(awaitingActivationKey)?.["email"],
  begin(email: string): void {
    store.remove(awaitingActivationKey); // its lifetime counts from now
    store.write(awaitingActivationKey, { email });
  },
  /** Called when the account is active, or somebody else logs in. */
  end: (): void => store.remove(awaitingActivationKey),
});
