import type { ExpiringStore, Values } from "#core/kept/expiring-store.ts";
import { draftOf } from "./signup.rules.ts";

/** What is typed is kept apart from the link, which is another one after the way through the app. */
const key = "digi.draft.sign-up";

/** What was typed before a reload, or before another way through the app; shown only to the link that it was typed for. */
export function createDraft(store: ExpiringStore) {
  return {
    read(hash: string): Values {
      const { h, ...draft } = store.read(key) ?? {};
      return h === hash ? draft : {};
    },
    write: (hash: string, values: Readonly<Record<string, unknown>>): void => store.write(key, { h: hash, ...draftOf(values) }),
    remove: (): void => store.remove(key),
  };
}
