/** What the pages show that are opened by the link of a mail: waiting, what came of it, and the way on. */
import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useEffectEvent, useRef, type MouseEvent, type ReactNode, type RefObject } from "react";
import type { Failure } from "#core/api/outcome.ts";
import { Button, ButtonLink } from "#core/ui/button.tsx";
import { Heading } from "#core/ui/heading.tsx";
import { Icon } from "#core/ui/icon.tsx";
import { useAnnouncer, type Announcer } from "#core/ui/live-region.tsx";
import { Skeleton } from "#core/ui/skeleton.tsx";
import { Surface } from "#core/ui/surface.tsx";
import { homeText, noAccessHeading, noLinkText, slowText, somethingWrongText } from "./link-panel.messages.ts";
import { isRetryable } from "#core/ui/failure-panel.tsx";
import { failureTitle, tryAgainInText, tryAgainText } from "#core/ui/failure.messages.ts";
import type { SlowNotice } from "#core/load/slow-notice.model.ts";

type FrameProps = {
  announcer: Announcer;
  heading: string;
  /** The heading stays through all steps, so that it can take focus whenever what has it goes away. */
  headingRef: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
};

/** The card of such a page: its heading, and under it the step. */
export function LinkFrame({ announcer, heading, headingRef, children }: FrameProps) {
  return (
    <Surface announcer={announcer}>
      <div className="ui-panel">
        <Heading focusRef={headingRef}>{heading}</Heading>
        {children}
      </div>
    </Surface>
  );
}

type PanelProps = {
  tone: "success" | "warning" | "info";
  heading: string;
  /** Under another heading of the widget. */
  level?: 2 | 3;
  /** Did the visitor do something that led here? Yes by default. `undefined`: it has stood here from the start. */
  hasActed?: boolean | undefined;
  children: ReactNode;
  actions: ReactNode;
};

export function Panel({ tone, heading, level = 2, children, actions, ...arrival }: PanelProps) {
  const target = useRef<HTMLHeadingElement>(null);
  useArrival(target, heading, "hasActed" in arrival ? arrival.hasActed : true);
  return (
    <div className="ui-panel" part="card">
      <div className="ui-panel-head" data-level={level}>
        <span className="ui-panel-mark" data-tone={tone}>
          <Icon name={tone} />
        </span>
        <Heading level={level} focusRef={target}>
          {heading}
        </Heading>
      </div>
      {children}
      <div className="ui-panel-actions">{actions}</div>
    </div>
  );
}

/** A step that the visitor asked for takes focus, so that it is read from its beginning; what comes by itself is only said. */
export function useArrival(target: RefObject<HTMLElement | null>, heading: string, hasActed: boolean | undefined): void {
  const announcer = useAnnouncer();
  const arrive = useEffectEvent((): void => {
    if (hasActed) target.current?.focus();
    else if (hasActed === false) announcer.announce(heading);
  });
  useEffect(() => arrive(), []);
}

type PageLinkProps = { href: string; onGo: () => void; variant?: "primary" | "secondary" | "quiet"; children: ReactNode };

/** To another page of the site; the host page may take over. */
export function PageLink({ href, onGo, variant = "primary", children }: PageLinkProps) {
  const go = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return; // another tab or window: the link alone
    event.preventDefault();
    onGo();
  };
  return (
    <ButtonLink href={href} variant={variant} onClick={go}>
      {children}
    </ButtonLink>
  );
}

type WaitingProps = {
  shape: readonly ("line" | "field")[];
  /** The heading of the page. */
  target: RefObject<HTMLHeadingElement | null>;
  hasActed: boolean;
  slowNotice: SlowNotice;
  home: string;
  onHome: () => void;
};

/** The shape of what comes, and after ten seconds a way out. */
export function Waiting({ shape, target, hasActed, slowNotice, home, onHome }: WaitingProps) {
  useSignals();
  const announcer = useAnnouncer();
  useArrival(target, "", hasActed || undefined);
  const isSlow = slowNotice.isOver.value;
  useEffect(() => {
    if (isSlow) announcer.announce(slowText());
  }, [isSlow, announcer]);
  return (
    <>
      <Skeleton shape={shape} />
      {isSlow && (
        <>
          <p>{slowText()}</p>
          <PageLink href={home} onGo={onHome} variant="secondary">
            {homeText()}
          </PageLink>
        </>
      )}
    </>
  );
}

type NoAccessProps = {
  hasActed: boolean;
  /** None: the page was opened without its link. */
  failure: Failure | undefined;
  heading?: string;
  /** Said in place of the server's words. */
  words?: string;
  home: string;
  onHome: () => void;
  onRetry: () => void;
  /** Another way on, instead of the home page. */
  action?: ReactNode;
};

/** The link is missing, refused, or could not be looked at. */
export function NoAccess({ hasActed, failure, heading = noAccessHeading(), words, home, onHome, onRetry, action }: NoAccessProps) {
  const mayRetry = failure !== undefined && isRetryable(failure);
  return (
    <Panel
      tone="warning"
      heading={heading}
      level={3}
      hasActed={failure ? hasActed : undefined}
      actions={
        <>
          {mayRetry && <Button onClick={onRetry}>{tryAgainText()}</Button>}
          {action ?? (
            <PageLink href={home} onGo={onHome} variant={mayRetry ? "secondary" : "primary"}>
              {homeText()}
            </PageLink>
          )}
        </>
      }
    >
      <p>{words ?? (failure ? failureText(failure) : noLinkText())}</p>
      {mayRetry && failure.retryAfterSeconds !== undefined && <p>{tryAgainInText(failure.retryAfterSeconds)}</p>}
    </Panel>
  );
}

/** The server's own words, or what happened on the way to it; a refusal without words is 'Something went wrong' (P-293). */
export function failureText(failure: Failure): string {
  const isWordless = failure.message === undefined && !failure.code.startsWith("network.") && failure.code !== "response.invalid";
  return isWordless && failure.code !== "rate_limited" ? somethingWrongText() : failureTitle(failure);
}

/** For a form's own box of a failure. */
export const withWords = (failure: Failure): Failure => (failure.fieldErrors ? failure : { ...failure, message: failureText(failure) });
