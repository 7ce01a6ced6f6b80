/** Renders the result of an order, in the order flow and on the result page (C-066). */
import { useEffect, useRef, type ReactNode } from "react";
import { Button, ButtonLink } from "#core/ui/base/button.tsx";
import { Heading } from "#core/ui/base/heading.tsx";
import { Icon } from "#core/ui/base/icon.tsx";
import { withQuery } from "#core/base/values/page-link.ts";
import * as say from "./order-result.messages.ts";

type PlacedOrderProps = {
  /** The order number; undefined where the page does not know it. */
  orderId: string | undefined;
  newAccount: boolean;
  /** The codes of what still has to be done. */
  warnings: readonly string[];
  documents: readonly { readonly text: string; readonly url: string }[];
  home: string;
  login: string;
  /** The page of the customer’s orders. */
  orders: string;
  /** True if the component replaces the focused element and takes the focus. */
  takesFocus?: boolean;
};

/** Renders an accepted order. If the customer still has to do something, that is shown first. */
export function PlacedOrder({ orderId, newAccount, warnings, documents, home, login, orders, takesFocus }: PlacedOrderProps) {
  const isWhole = warnings.length === 0;
  // A customer whose account was made with the order has to activate it first, or to add the order to an account that exists already.
  const isInAccount = orderId !== undefined && !newAccount && !warnings.includes("email_known");
  const placed = newAccount ? say.newAccountText() : say.placedText();
  return (
    <Panel tone={isWhole ? "success" : "warning"} heading={isWhole ? placed : say.warningTitle()} takesFocus={takesFocus}>
      {!isWhole && (
        <>
          <p>{say.warningIntro()}</p>
          <ul>
            {[...new Set(warnings)].map((code) => (
              <li key={code}>{say.stillNeededText(code) ?? say.stillNeededOtherText()}</li>
            ))}
          </ul>
        </>
      )}
      {orderId !== undefined && (
        <p>
          <strong>{say.orderNumberText(orderId)}</strong>
        </p>
      )}
      <h4>{say.nextHeading()}</h4>
      <ul>
        <li>{say.mailText()}</li>
        {newAccount && <li>{say.activateText()}</li>}
        <li>{say.deliveryText()}</li>
      </ul>
      <Documents documents={documents} />
      <div className="ui-result-actions">
        {isInAccount && <ButtonLink href={withQuery(orders, `?order-id=${encodeURIComponent(orderId)}`)}>{say.followText()}</ButtonLink>}
        <ButtonLink variant={isInAccount ? "secondary" : "primary"} href={login}>
          {say.loginText()}
        </ButtonLink>
        <ButtonLink variant="quiet" href={home}>
          {say.homeText()}
        </ButtonLink>
      </div>
    </Panel>
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
