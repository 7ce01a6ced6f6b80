/**
 * Remembers whose activation mail is awaited. Sign-up stores the email address in the tab, and the login page that opens next reminds the
 * visitor of the mail.
 */
import { tabStore, type TtlStore } from "./ttl-store.ts";

export const awaitingActivationKey = "digi.awaiting-activation";

export const createAwaitingActivation = (store: TtlStore = tabStore) => ({
  email: (): string | undefined => store.read(awaitingActivationKey)?.["email"],
  begin(email: string): void {
    store.remove(awaitingActivationKey); // The old entry is removed, so that the lifetime counts from now.
    store.write(awaitingActivationKey, { email });
  },
  /** Called when the account is active, or somebody else logs in. */
  end: (): void => store.remove(awaitingActivationKey),
});
