/**
 * Switches services of one line or address on and off (C-110, C-112). Each call contains the state that is wanted, so that it can be
 * repeated.
 */
import { signal } from "@preact/signals-core";
import { internetPublicIpv4, mobilePremiumNumbers } from "#core/domain/customer/product-changes.contract.ts";
import type { SettingToggle } from "#core/domain/customer/product-page.contract.ts";
import type { Failure, Outcome } from "#core/services/api/outcome.ts";
import type { LinePage } from "#widgets/my-digi/product/line-page.model.ts";
import type { ChangePorts } from "./settings.model.ts";
import { withToggle } from "./settings.rules.ts";

export type ToggleName = SettingToggle["name"];

/** The state of a switch since it was pressed. A switch that was not pressed has none. */
export type SwitchState =
  /** The call is under way. Next: switched, failed. */
  | { readonly kind: "switching"; readonly isOn: boolean }
  /** The service has the wanted state. `message` is the API's own text. Next: switching. */
  | { readonly kind: "switched"; readonly isOn: boolean; readonly message?: string }
  /** The call was refused or did not arrive, so the switch shows the state before. Next: switching. */
  | { readonly kind: "failed"; readonly isOn: boolean; readonly failure: Failure };

export function createToggles({ call, language, emit }: ChangePorts, page: LinePage) {
  const states = signal<Readonly<Partial<Record<ToggleName, SwitchState>>>>({});
  const set = (name: ToggleName, state: SwitchState): void => void (states.value = { ...states.peek(), [name]: state });

  page.onReturn(() => {
    states.value = Object.fromEntries(Object.entries(states.peek()).filter(([, { kind }]) => kind !== "failed"));
  });

  const send = (name: ToggleName, isOn: boolean): Promise<Outcome<unknown>> => {
    const { "address-id": address, "phone-nr": phone } = page.target;
    const body = { lang: language.peek(), "address-id": address, enabled: isOn };
    switch (name) {
      case "premium_numbers":
        return call(mobilePremiumNumbers, { body: { ...body, "phone-nr": phone } });
      case "public_ipv4":
        return call(internetPublicIpv4, { body });
    }
  };

  return {
    states,
    /** Switches a service on or off. A press while its call is under way does nothing. */
    async change(name: ToggleName, isOn: boolean): Promise<void> {
      if (states.peek()[name]?.kind === "switching") return;
      if (!emit("digi-submit", { form: name, fields: { enabled: String(isOn) } })) return;
      set(name, { kind: "switching", isOn });
      const outcome = await send(name, isOn);
      if (!outcome.ok) return set(name, { kind: "failed", isOn, failure: outcome.failure });
      page.update((shown) => withToggle(shown, name, isOn));
      set(name, { kind: "switched", isOn, ...(outcome.message !== undefined && { message: outcome.message }) });
      emit("digi-success", { form: name });
    },
  };
}
