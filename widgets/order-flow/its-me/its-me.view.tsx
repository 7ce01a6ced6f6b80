import { useSignals } from "@preact/signals-react/runtime";
import type { PartViewProps } from "#core/runtime/element/widget.ts";
import { continueText, stopText } from "#core/features/identity-page/identity-page.messages.ts";
import { privacyLink } from "#core/forms/form/forms.messages.ts";
import { Alert } from "#core/ui/base/alert.tsx";
import { Button, ButtonLink } from "#core/ui/base/button.tsx";
import { Heading } from "#core/ui/base/heading.tsx";
import { Skeleton } from "#core/ui/base/skeleton.tsx";
import type { ItsMeProblem } from "#widgets/order-flow/identity.model.ts";
import type { Model as Flow } from "#widgets/order-flow/order-flow.model.ts";
import { ordererName } from "#widgets/order-flow/order-flow.rules.ts";
import { withQuery } from "#core/base/values/page-link.ts";
import * as say from "./its-me.messages.ts";
import type { part } from "./its-me.part.ts";

type ItsMeProps = PartViewProps<undefined, typeof part> & {
  readonly flow: Flow;
  /** The real name of the identity app; undefined where the tag does not give it. */
  readonly app: string | undefined;
};

/** Draws the step in which the visitor identifies: by the identity app, or as the customer who is signed in (decisions §6). */
export function View({ flow, app, pathOf }: ItsMeProps) {
  useSignals();
  const { orderer } = flow.order.value;
  const { asking, problem } = flow.itsMe.state.value;
  const who = ordererName(orderer);
  return (
    <div className="order-form">
      <Heading level={3}>{who === undefined ? say.headingText() : say.orderAsText(who)}</Heading>
      {problem && <Problem problem={problem} contact={pathOf("contact")} />}
      {asking && (
        <>
          <p>{say.askingText()}</p>
          <Skeleton shape={["field"]} />
        </>
      )}
      {!asking && who !== undefined && <KnownPersonActions flow={flow} isCustomer={orderer?.kind === "account"} />}
      {!asking && who === undefined && problem?.kind !== "minor" && <IdentityAppActions flow={flow} app={app} pathOf={pathOf} />}
    </div>
  );
}

function KnownPersonActions({ flow, isCustomer }: Pick<ItsMeProps, "flow"> & { isCustomer: boolean }) {
  return (
    <div className="order-foot">
      <Button onClick={flow.next}>{say.goOnText()}</Button>
      <div className="order-back">
        <Button variant="quiet" onClick={isCustomer ? flow.signOut : flow.identifyAgain}>
          {isCustomer ? say.logOutText() : say.someoneElseText()}
        </Button>
      </div>
    </div>
  );
}

function IdentityAppActions({ flow, app, pathOf }: Pick<ItsMeProps, "flow" | "app" | "pathOf">) {
  useSignals();
  const { state, slowNotice, leave, stay } = flow.itsMe;
  const { leaving } = state.value;
  return (
    <>
      <p>{say.introText()}</p>
      <div className="ui-panel-actions">
        <Button icon="arrow" busy={leaving} onClick={() => void leave()}>
          {continueText(app)}
        </Button>
        {leaving && slowNotice.isOver.value && (
          <Button variant="quiet" onClick={stay}>
            {stopText()}
          </Button>
        )}
      </div>
      <p className="ui-quiet-text">
        {say.givenText()} <a href={pathOf("privacy")}>{privacyLink()}</a>.
      </p>
      <p>
        {say.customerText()} <a href={withQuery(pathOf("login"), "?next=order")}>{say.loginLink()}</a>
      </p>
    </>
  );
}

const isNobodysFault = ({ kind }: ItsMeProblem): boolean => kind === "cancelled" || kind === "again" || kind === "lapsed";

function Problem({ problem, contact }: { problem: ItsMeProblem; contact: string }) {
  const { title, text } = say.problemOf(problem);
  const isMinor = problem.kind === "minor";
  return (
    <Alert
      key={problem.kind}
      tone={isNobodysFault(problem) ? "info" : "warning"}
      title={title}
      lines={text === undefined ? [] : [text]}
      actions={
        isMinor && (
          <ButtonLink variant="secondary" href={contact}>
            {say.contactText()}
          </ButtonLink>
        )
      }
      takesFocus
    />
  );
}
