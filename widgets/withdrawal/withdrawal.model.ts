import { computed, createModel, signal } from "@preact/signals-core";
import type { Failure } from "#core/services/api/outcome.ts";
import { pageAddress } from "#core/platform/page.ts";
import { printPage } from "#core/platform/print.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { createOwnContracts } from "./own-contracts.model.ts";
import type { SentStatement, Statement } from "./statement.schema.ts";
import { createUnansweredStatement } from "./unanswered-statement.model.ts";
import { sendWithdrawal } from "./withdrawal.contract.ts";
import type { definition } from "./withdrawal.element.ts";
import { bodyOf, visibleFields } from "./withdrawal.rules.ts";
import type { WithdrawalFields } from "./withdrawal.schema.ts";
import { createWithdrawalSteps } from "./withdrawal-steps.model.ts";

/** The query parameter of the contract's number, in links that lead to the page from a mail or from the customer area. */
export const contractParameter = "contract";

const form = "withdrawal";

/** What the widget needs of the page: its whole address, and the dialog to print it. */
type WithdrawalPage = { readonly address: () => string; readonly print: () => void };
const thisPage: WithdrawalPage = { address: pageAddress, print: printPage };

export type Model = InstanceType<typeof Model>;

/** The model of a withdrawal in two steps: the statement is made, then confirmed. */
export const Model = createModel(
  (
    ports: PortsOf<typeof definition>,
    _options?: unknown,
    page: WithdrawalPage = thisPage,
    unanswered = createUnansweredStatement(ports.clock),
  ) => {
    const { session } = ports;
    const steps = createWithdrawalSteps(session.mayBeSignedIn());
    const own = createOwnContracts(session.state);
    const resets = signal(0);
    /** The fields as they were confirmed last: they are filled in when the visitor comes back to them. */
    const fields = signal<WithdrawalFields | undefined>(undefined);
    /** The number of the contract that the page's address names. */
    const linked = signal<string | undefined>(undefined);
    const isStarted = signal(false);
    /** The query with which the login leads back here. It comes with the start, because a prerendered screen links to whole pages only. */
    const loginSearch = computed(() => {
      if (!isStarted.value) return "";
      const contract = linked.value === undefined ? "" : `?${contractParameter}=${encodeURIComponent(linked.value)}`;
      return `?next=${encodeURIComponent(ports.pathOf("withdrawal") + contract)}`;
    });

    /** Returns the email address of the customer, or an empty text where nobody is logged in. */
    const owner = (): string => {
      const now = session.state.peek();
      return now.status === "signed-in" ? now.user.email : "";
    };

    /** Shows the first step, or a statement that was sent before a reload and has no response yet. */
    const open = (): void => {
      const sent = unanswered.of(owner());
      if (sent) steps.show({ step: "confirmation", statement: sent.statement, isSending: false, isResumed: true });
      else if (steps.at("checking")) steps.show({ step: "statement" });
    };

    /** Goes back to the fields with what they contained. */
    const goBack = (statement: Statement, why: { readonly failure?: Failure; readonly isLoggedOut?: true } = {}): void => {
      const { name, contract, email } = statement;
      fields.value = { name, contract, email };
      steps.move({ step: "statement", ...why });
    };

    const refuse = (sent: SentStatement, failure: Failure): void => {
      const { statement } = sent;
      if (failure.code === "network.aborted") return steps.show({ step: "confirmation", statement, isSending: false });
      if (sent.owner !== owner()) return goBack(statement, { isLoggedOut: true });
      if (failure.fieldErrors) {
        // A refused statement is not stored, so its key is free: the corrected one gets a key of its own all the same.
        unanswered.forget();
        return goBack(statement, { failure });
      }
      steps.show({ step: "confirmation", statement, isSending: false, failure });
    };

    const send = async (statement: Statement): Promise<void> => {
      const sent = { owner: owner(), language: ports.language.peek(), statement };
      steps.show({ step: "confirmation", statement, isSending: true });
      const headers = { "idempotency-key": unanswered.keyFor(sent) };
      const outcome = await ports.call(sendWithdrawal, { body: bodyOf(sent), headers });
      if (!outcome.ok) return refuse(sent, outcome.failure);
      const { value, message } = outcome;
      unanswered.forget();
      steps.move({ step: "receipt", statement, taken: value.data, ...(message !== undefined && { message }) });
      ports.emit("digi-success", { form });
      ports.emit("digi-withdrawn", { reference: value.data.reference });
    };

    /** Empties the form. */
    const reset = (): void => {
      unanswered.forget();
      own.forget();
      fields.value = undefined;
      linked.value = undefined;
      resets.value++;
      steps.move({ step: "statement" });
    };

    /** A customer's statement is nobody's once the session has ended: the visitor sees that before anything is sent. */
    const watchLogout = (): (() => void) => {
      let before = owner();
      return session.state.subscribe(() => {
        const statement = steps.at("confirmation");
        const isOver = before !== "" && owner() === "";
        before = owner();
        if (isOver && statement && !statement.isSending) goBack(statement.statement, { isLoggedOut: true });
      });
    };

    return {
      state: steps.state,
      moves: steps.moves,
      own,
      fields,
      linked,
      loginSearch,
      /** The customer who is logged in; undefined for everybody else. */
      customer: computed((): Pick<WithdrawalFields, "name" | "email"> | undefined => {
        const now = session.state.value;
        if (now.status !== "signed-in") return undefined;
        const { first_name: firstName, last_name: lastName, email } = now.user;
        return { name: `${firstName} ${lastName}`.trim(), email };
      }),
      resets,
      draft: {
        state: computed(() => ({ status: draftStatus[steps.state.value.step] })),
        resets,
        reset,
        owner: () => (steps.at("checking") ? undefined : owner()),
        choices: own.draft,
      },
      /** Shows the statement for confirmation. */
      review: (statement: Statement): void => steps.move({ step: "confirmation", statement, isSending: false }),
      /** Goes back to the statement, to change it. */
      change(): void {
        const current = steps.at("confirmation");
        if (current && !current.isSending) goBack(current.statement);
      },
      /** Sends the statement. A statement that is on its way is not sent again. */
      async confirm(): Promise<void> {
        const current = steps.at("confirmation");
        if (!current || current.isSending) return;
        const { statement } = current;
        if (ports.emit("digi-submit", { form, fields: visibleFields(statement) })) await send(statement);
      },
      print: (): void => page.print(),
      /** Begins another statement. */
      again: reset,
      start() {
        isStarted.value = true;
        linked.value = new URL(page.address()).searchParams.get(contractParameter)?.trim() || undefined;
        const stops = [unanswered.start(), watchLogout()];
        if (session.mayBeSignedIn()) void session.restore().then(open);
        else open();
        return () => stops.forEach((stop) => stop());
      },
    };
  },
);

/** The status of the form by step, for its draft: what was sent is kept no longer. */
const draftStatus = { checking: "editing", statement: "editing", confirmation: "confirming", receipt: "sent" } as const;
