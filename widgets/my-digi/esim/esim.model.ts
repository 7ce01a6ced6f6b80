import { createModel, effect, signal, untracked, type ReadonlySignal } from "@preact/signals-core";
import { myDigiProducts } from "#core/domain/customer/products.contract.ts";
import { pageAddressBar } from "#core/platform/address-bar.ts";
import { userAgent } from "#core/platform/user-agent.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { hasValue } from "#core/services/load/loading.model.ts";
import { createCustomerLoading, watchReturn } from "#widgets/my-digi/customer-loading.model.ts";
import type { Model as Area } from "#widgets/my-digi/my-digi.model.ts";
import { createSelection } from "#widgets/my-digi/selection.model.ts";
import type { part } from "./esim.part.ts";
import { lineChoiceOf, opensEsimLinks, type LineChoice } from "./esim.rules.ts";
import { createRun, type Run } from "./run.model.ts";

export type Model = InstanceType<typeof Model>;

type Given = ReadonlySignal<{ readonly area: Area }>;

export const Model = createModel((ports: PortsOf<typeof part>, given: Given, bar = pageAddressBar, device = userAgent) => {
  const products = createCustomerLoading(ports, myDigiProducts, { request: () => ({ query: { lang: ports.language.value } }) });
  const selection = createSelection(ports, () => given.peek().area.isSoft(), bar);
  const choice = signal<LineChoice | undefined>(undefined);
  /** The activation of the chosen line's eSIM. It survives a change of the language, after which the lines are requested again. */
  const run = signal<Run | undefined>(undefined);
  let phoneOfRun: string | undefined;

  /**
   * Returns the line of an activation that has begun. It stays chosen when the lines are requested again, although its eSIM may be on a
   * phone by then.
   */
  const begun = (): string | undefined => {
    const step = run.peek()?.state.peek().step;
    return step === undefined || step === "start" || step === "refused" ? undefined : phoneOfRun;
  };
  const choose = (next: LineChoice): void => {
    const line = next.kind === "line" ? next.line : undefined;
    choice.value = next;
    if (line?.["phone-nr"] === phoneOfRun) return;
    run.peek()?.stop();
    phoneOfRun = line?.["phone-nr"];
    run.value = line && createRun(ports, line);
  };

  return {
    products,
    selection,
    choice,
    run,
    /** Tells whether the visitor's device opens its own settings by a link that contains an eSIM. */
    opensLinks: (): boolean => opensEsimLinks(device()),
    start() {
      const stops = [
        effect(() => {
          const state = products.state.value;
          const named = selection.phone.value;
          if (hasValue(state)) untracked(() => choose(lineChoiceOf(state.value, named || begun())));
        }),
        selection.start(),
        products.start(),
        watchReturn(ports.session, () => run.peek()?.forgetFailure()),
        ports.session.state.subscribe(({ status }) => {
          if (status === "anonymous") run.peek()?.forgetProfile();
        }),
      ];
      return () => {
        for (const stop of stops) stop();
        run.peek()?.stop();
      };
    },
  };
});
