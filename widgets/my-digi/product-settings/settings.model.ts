/** The settings of one line or address that are edited in place, and the secret values among them (C-103, C-106, C-108, C-402). */
import { signal } from "@preact/signals-core";
import type { Outcome } from "#core/services/api/outcome.ts";
import { settingsBundleLimit, settingsSimCardName, settingsWifiPassword } from "#core/domain/customer/settings.contract.ts";
import { createInlineEdits } from "#core/forms/inline-edit/inline-edit.model.ts";
import type { LinePage, LinePorts } from "#widgets/my-digi/product/line-page.model.ts";
import type { EditName } from "#widgets/my-digi/setting-edit/setting-edit.schema.ts";
import { withField } from "./settings.rules.ts";

export type ChangePorts = Pick<LinePorts, "call" | "language" | "emit">;

const calls = { sim_card_name: settingsSimCardName, bundle_limit: settingsBundleLimit, wifi_password: settingsWifiPassword };

/** Creates the set of the secret values that are shown, by name. All of them are hidden at first. */
function createSecrets() {
  const shown = signal<readonly string[]>([]);
  return {
    shown,
    show: (name: string): void => void (shown.value = [...shown.peek(), name]),
    hide: (name: string): void => void (shown.value = shown.peek().filter((one) => one !== name)),
    hideAll: (): void => void (shown.value = []),
  };
}

export function createSettings({ call, language, emit }: ChangePorts, page: LinePage) {
  const save = async (name: EditName, value: string, signal: AbortSignal): Promise<Outcome<unknown> | undefined> => {
    // An event is heard by every script of the page, so it never carries a password.
    const fields: Readonly<Record<string, string>> = name === "wifi_password" ? {} : { [name]: value };
    if (!emit("digi-submit", { form: name, fields })) return undefined;
    const outcome = await call(calls[name], { body: { ...page.names, lang: language.peek(), value }, signal });
    if (!outcome.ok) return outcome;
    emit("digi-success", { form: name });
    page.update((shown) => withField(shown, name, value));
    return outcome;
  };
  const edits = createInlineEdits<EditName>(save, () => void page.reload());
  // The typed text stays.
  page.onReturn(() => {
    const state = edits.state.peek();
    if (state.kind === "open" && state.failure) edits.open(state.name);
  });
  return { edits, secrets: createSecrets() };
}
