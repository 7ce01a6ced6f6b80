/** The blocks of voucher and dealer code (C-023, C-024), in the builder's overview and on the page for codes. */
import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useRef, type RefObject } from "react";
import type { PromoCode } from "#core/domain/bundle/bundle.schema.ts";
import { focusControl } from "#core/ui/fields/focus-control.ts";
import { Form } from "#core/ui/fields/form.tsx";
import { TextField } from "#core/ui/fields/text-field.tsx";
import { SlowNoticeText } from "#core/ui/slow-notice/slow-notice.tsx";
import { RadioGroup } from "#core/ui/radio-group/radio-group.tsx";
import { Button } from "#core/ui/base/button.tsx";
import { FailurePanel } from "#core/ui/base/failure-panel.tsx";
import { Icon } from "#core/ui/base/icon.tsx";
import { useAnnouncer } from "#core/ui/base/live-region.tsx";
import type { Code } from "./promo-code.model.ts";
import type { Answer, CodeState } from "./promo-code-entry.model.ts";
import * as say from "./promo-codes.messages.ts";
import type { PromoCodes } from "./promo-codes-store.ts";
import { codeKinds, type CodeKind } from "#core/domain/promo-code-check/promo-codes.rules.ts";

export function PromoCodeFields({ codes }: { codes: PromoCodes }) {
  return (
    <div className="codes">
      {codeKinds.map((kind) => (
        <CodeBlock key={kind} kind={kind} code={codes[kind]} />
      ))}
    </div>
  );
}

type BlockProps = { kind: CodeKind; code: Code };

function CodeBlock({ kind, code }: BlockProps) {
  useSignals();
  const block = useRef<HTMLDivElement>(null);
  const state = code.state.value;
  const follow = useFollowed(state, block);
  useDroppedSaid(state);
  return (
    <div className="code" ref={block}>
      {state.status === "accepted" ? <AcceptedCode {...{ kind, code, state, follow }} /> : <Question {...{ kind, code, state, follow }} />}
    </div>
  );
}

type PieceProps<State> = BlockProps & {
  state: State;
  /** To be called when the visitor has pressed a button that changes the state, so that the focus moves to the result. */
  follow: () => void;
};

/**
 * Asks whether the visitor has a code. No answer is preselected, and the field appears after 'yes'; its button or Enter starts the check.
 * The typed text stays, whatever the result. Each question has a form element of its own: one shadow root may show two of them (beside the
 * builder and in the sheet), and the browser would treat their radios as one group.
 */
function Question({ kind, code, state, follow }: PieceProps<Exclude<CodeState, { status: "accepted" }>>) {
  useSignals();
  const announcer = useAnnouncer();
  const { question, label } = say.codeTexts(kind);
  const hasCode = code.answer.value === "yes";
  const isChecking = state.status === "checking";
  const check = (): void => {
    if (!hasCode || isChecking) return;
    announcer.announce(say.checkingText());
    follow();
    void code.check();
  };
  return (
    <Form
      aria-label={question}
      onSubmit={(event) => {
        event.preventDefault();
        check();
      }}
    >
      <RadioGroup
        label={question}
        optional
        name={`${kind}_answer`}
        value={code.answer.value}
        onInput={({ currentTarget }) => code.choose(currentTarget.value as Answer)}
        options={[
          { value: "yes", label: say.yesText() },
          { value: "no", label: say.noText() },
        ]}
        layout="row"
      />
      {hasCode && (
        <div className="code-entry">
          <TextField
            label={label}
            name={kind}
            autoComplete="off"
            defaultValue={code.typed.peek()}
            onInput={({ currentTarget }) => code.type(currentTarget.value)}
            error={errorOf(state)}
          />
          <Button type="submit" variant="secondary" busy={isChecking}>
            {say.checkText()}
          </Button>
        </div>
      )}
      {isChecking && <SlowNoticeText slowNotice={code.slowNotice} onStop={code.giveUp} />}
      {"failure" in state && state.failure && <FailurePanel failure={state.failure} busy={isChecking} mayRetry isKept onRetry={check} />}
    </Form>
  );
}

function errorOf(state: CodeState): string | undefined {
  if (state.status === "refused") return state.text;
  return state.status === "dropped" ? say.droppedText(state.code, state.text) : undefined;
}

function AcceptedCode({ kind, code, state: { promo, message }, follow }: PieceProps<Extract<CodeState, { status: "accepted" }>>) {
  const announcer = useAnnouncer();
  const remove = (): void => {
    announcer.announce(say.removedText(promo.code));
    follow();
    code.remove();
  };
  return (
    <div className="code-taken" tabIndex={-1}>
      <Icon name="success" />
      <div>
        <strong>{titleOf(kind, promo)}</strong>
        <p>{message ?? promo.label}</p>
      </div>
      <button
        className="ui-button"
        data-variant="quiet"
        part="button"
        type="button"
        aria-label={say.removeCodeName(promo.code)}
        onClick={remove}
      >
        {say.removeCodeText()}
      </button>
    </div>
  );
}

const titleOf = (kind: CodeKind, promo: PromoCode): string => (kind === "voucher" ? say.voucherTitle(promo.code) : say.dealerTitle());

/**
 * Returns the function to call when the visitor starts a change: the focus moves to its result. The focus stays where it is if the visitor
 * has moved it elsewhere meanwhile. A warning box announces itself.
 */
function useFollowed(state: CodeState, block: RefObject<HTMLDivElement | null>): () => void {
  const isAwaited = useRef(false);
  useEffect(() => {
    const { current } = block;
    if (!current || !isAwaited.current || state.status === "checking") return;
    isAwaited.current = false;
    const active = (current.getRootNode() as ShadowRoot).activeElement;
    if (state.status === "failed" || (active && !current.contains(active))) return;
    focusControl(current.querySelector(state.status === "accepted" ? ".code-taken" : "input[type=text]"));
  }, [state, block]);
  return () => void (isAwaited.current = true);
}

/** Announces once that a code was dropped, even if several components show it. */
function useDroppedSaid(state: CodeState): void {
  const announcer = useAnnouncer();
  useEffect(() => {
    if (state.status !== "dropped" || said.has(state)) return;
    said.add(state);
    announcer.announce(say.droppedText(state.code, state.text));
  }, [state, announcer]);
}

const said = new WeakSet<CodeState>();
