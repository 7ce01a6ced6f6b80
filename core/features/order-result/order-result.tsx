/** Renders the result of an order, in the order flow and on the result page (C-066). */
import { useEffect, useRef, type ReactNode } from "react";
import { Button, ButtonLink } from "#core/ui/base/button.tsx";
import { Heading } from "#core/ui/base/heading.tsx";
import { Icon } from "#core/ui/base/icon.tsx";
import { mailIcon } from "#core/ui/base/icons/mail.ts";
import { needsOf, timelineOf } from "#core/features/order-timeline/order-timeline.rules.ts";
import { nextHeading } from "#core/features/order-timeline/order-timeline.messages.ts";
import { Timeline } from "#core/features/order-timeline/order-timeline.tsx";
import type { Language } from "#core/base/values/language.ts";
import { withQuery } from "#core/base/values/page-link.ts";
import { Facts } from "./facts.tsx";
import * as say from "./order-result.messages.ts";
import type { PlacedResult, Thanked } from "./stored-result.schema.ts";

type PlacedOrderProps = {
  /** The order; undefined where the page knows only that it was placed. */
  readonly result: PlacedResult | undefined;
  readonly thanked?: Thanked | undefined;
  readonly documents: readonly { readonly text: string; readonly url: string }[];
  readonly home: string;
  readonly login: string;
  /** The page of the customer’s orders. */
  readonly orders: string;
  readonly language: Language;
  /** True if the component replaces the focused element and takes the focus. */
  readonly takesFocus?: boolean;
};

/** Renders an accepted order: thanks, what the customer still has to do, the facts, and what happens next. */
export function PlacedOrder({ result, thanked, documents, home, login, orders, language, takesFocus }: PlacedOrderProps) {
  const needs = result ? needsOf(result) : [];
  // A customer whose account was made with the order has to activate it first, or to add the order to an account that exists already.
  const isInAccount = result !== undefined && !result.newAccount && !needs.includes("email_known");
  const order = isInAccount ? withQuery(orders, `?order-id=${encodeURIComponent(result.orderId)}`) : undefined;
  const email = thanked?.email ?? result?.email;
  return (
    <Panel tone="success" heading={say.thanksHeading(thanked?.firstName)} takesFocus={takesFocus}>
      <p>
        {result?.newAccount ? say.newAccountText() : say.placedText()}{" "}
        {result ? <strong>{say.orderNumberText(result.orderId)}</strong> : say.takenText()}
      </p>
      {needs.length > 0 && <Needs needs={needs} order={order} />}
      {result?.newAccount && (
        <section className="ui-result-mail">
          <Icon name={mailIcon} />
          <div>
            <h4>{say.openMailTitle(email)}</h4>
            <p>{say.activateText()}</p>
          </div>
        </section>
      )}
      {order !== undefined && <ButtonLink href={order}>{say.followText()}</ButtonLink>}
      {result && (
        <>
          <Facts result={result} address={thanked?.address} language={language} />
          <h4>{nextHeading()}</h4>
          <Timeline moments={timelineOf(result)} kinds={result.kinds} email={email} address={thanked?.address} language={language} />
        </>
      )}
      <Documents documents={documents} />
      <div className="ui-result-actions">
        <ButtonLink variant="quiet" href={login}>
          {say.loginText()}
        </ButtonLink>
        <ButtonLink variant="quiet" href={home}>
          {say.homeText()}
        </ButtonLink>
      </div>
    </Panel>
  );
}

type NeedsProps = { readonly needs: readonly string[]; readonly order: string | undefined };

/** Renders what the customer still has to do. A customer is led to the page of the order, a new one learns that the account comes first. */
function Needs({ needs, order }: NeedsProps) {
  const isLater = order === undefined && needs.some((code) => say.stillNeededLink(code) !== undefined);
  return (
    <section className="ui-result-needs">
      <Icon name="warning" />
      <div>
        <h4>{say.warningTitle()}</h4>
        <p>{say.warningIntro()}</p>
        <ul>
          {needs.map((code) => {
            const link = say.stillNeededLink(code);
            return (
              <li key={code}>
                {say.stillNeededText(code) ?? say.stillNeededOtherText()}{" "}
                {order !== undefined && link !== undefined && <a href={order}>{link}</a>}
              </li>
            );
          })}
        </ul>
        {isLater && <p>{say.inAccountText()}</p>}
      </div>
    </section>
  );
}

function Documents({ documents }: Pick<PlacedOrderProps, "documents">) {
  if (documents.length === 0) return null;
  return (
    <>
      <h4>{say.documentsHeading()}</h4>
      <ul>
        {documents.map(({ text, url }) => (
          <li key={url}>
            <a href={url} rel="noreferrer">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Renders the message that no response tells whether the order was accepted, with a button that orders again. */
export function UnknownOrder({ busy, onRetry, home }: { busy: boolean; onRetry: () => void; home: string }) {
  return (
    <Panel tone="warning" heading={say.wrongTitle()}>
      <p>{say.serverErrorText()}</p>
      <p>{say.unknownText()}</p>
      <div className="ui-result-actions">
        <Button busy={busy} icon="retry" onClick={onRetry}>
          {say.orderText()}
        </Button>
        <ButtonLink variant="quiet" href={home}>
          {say.homeText()}
        </ButtonLink>
      </div>
    </Panel>
  );
}

type PanelProps = { tone: "success" | "warning"; heading: string; takesFocus?: boolean | undefined; children: ReactNode };

function Panel({ tone, heading, takesFocus, children }: PanelProps) {
  const target = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) target.current?.focus();
  }, [takesFocus]);
  return (
    <div className="ui-result" part="card">
      <span className="ui-seal" data-tone={tone}>
        <Icon name={tone === "success" ? "check" : "warning"} />
      </span>
      <Heading level={3} focusRef={target}>
        {heading}
      </Heading>
      {children}
    </div>
  );
}
