import { computed, createModel, signal } from "@preact/signals-core";
import { printPage } from "#core/platform/print.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { createOwnContracts } from "./own-contracts.model.ts";
import { createPageLink } from "./page-link.model.ts";
import { createSending } from "./sending.model.ts";
import type { Statement } from "./statement.schema.ts";
import { createUnansweredStatement } from "./unanswered-statement.model.ts";
import type { definition } from "./withdrawal.element.ts";
import type { WithdrawalFields } from "./withdrawal.schema.ts";
import { createWithdrawalSteps, type Return } from "./withdrawal-steps.model.ts";

export type Model = InstanceType<typeof Model>;

/** The model of a withdrawal in two steps: the visitor fills in the declaration, then confirms it. */
export const Model = createModel(
  (
    ports: PortsOf<typeof definition>,
    _options?: unknown,
    link = createPageLink(ports),
    unanswered = createUnansweredStatement(ports.clock),
  ) => {
    const { session } = ports;
    const steps = createWithdrawalSteps(session.mayBeSignedIn());
    const own = createOwnContracts(session.state);
    const resets = signal(0);
    /** The values that were confirmed last. They are filled in when the visitor returns to the form. */
    const fields = signal<WithdrawalFields | undefined>(undefined);
    /** The customer who is logged in; undefined for everybody else. */
    const customer = computed((): Pick<WithdrawalFields, "name" | "email"> | undefined => {
      const now = session.state.value;
      if (now.status !== "signed-in") return undefined;
      const { first_name: firstName, last_name: lastName, email } = now.user;
      return { name: `${firstName} ${lastName}`.trim(), email };
    });
    const owner = (): string => customer.peek()?.email ?? "";

    const goBack = ({ name, contract, email }: Statement, why: Return = {}): void => {
      fields.value = { name, contract, email };
      steps.move({ step: "statement", ...why });
    };
    const sending = createSending(ports, { steps, unanswered, owner, onReturn: goBack });

    /** Shows the first step, or a declaration that was sent before a reload and has no response yet. */
    const open = (): void => {
      const sent = unanswered.of(owner());
      if (sent) steps.show({ step: "confirmation", statement: sent.statement, isSending: false, isResumed: true });
      else if (steps.at("checking")) steps.show({ step: "statement" });
    };

    /** Empties the form, and forgets the declaration. */
    const reset = (): void => {
      unanswered.forget();
      own.forget();
      link.forget();
      fields.value = undefined;
      resets.value++;
      steps.move({ step: "statement" });
    };

    return {
      state: steps.state,
      moves: steps.moves,
      own,
      link,
      fields,
      customer,
      resets,
      draft: {
        state: computed(() => ({ status: draftStatus[steps.state.value.step] })),
        resets,
        reset,
        owner: () => (steps.at("checking") ? undefined : owner()),
        choices: own.draft,
      },
      /** Shows the declaration for confirmation. */
      review: (statement: Statement): void => steps.move({ step: "confirmation", statement, isSending: false }),
      /** Goes back to the declaration, to change it. */
      change(): void {
        const current = steps.at("confirmation");
        if (current && !current.isSending) goBack(current.statement);
      },
      confirm: sending.confirm,
      print: printPage,
      /** Empties the form, so that the visitor can make another declaration. */
      again: reset,
      start() {
        link.read();
        const stops = [unanswered.start(), sending.watchLogout()];
        if (session.mayBeSignedIn()) void session.restore().then(open);
        else open();
        return () => stops.forEach((stop) => stop());
      },
    };
  },
);

/** The status of the form by step, for its draft. Once the declaration is sent, the draft is deleted. */
const draftStatus = { checking: "editing", statement: "editing", confirmation: "confirming", receipt: "sent" } as const;
