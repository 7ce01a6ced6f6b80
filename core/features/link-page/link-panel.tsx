/** What the pages show that are opened by the link of a mail: waiting, what came of it, and the way on. */
import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useEffectEvent, useRef, type MouseEvent, type ReactNode, type RefObject } from "react";
import type { Failure } from "#core/services/api/outcome.ts";
import { ButtonLink } from "#core/ui/base/button.tsx";
import { Heading } from "#core/ui/base/heading.tsx";
import { Icon } from "#core/ui/base/icon.tsx";
import { useAnnouncer, type Announcer } from "#core/ui/base/live-region.tsx";
import { Skeleton } from "#core/ui/base/skeleton.tsx";
import { Success } from "#core/ui/base/success.tsx";
import { Surface } from "#core/ui/base/surface.tsx";
import { homeText, linkUncheckedText, noAccessHeading, noLinkText, slowText, somethingWrongText } from "./link-panel.messages.ts";
import { isPassing } from "#core/base/errors/failure-cause.ts";
import { Retry } from "#core/ui/base/failure-panel.tsx";
import { failureWords } from "#core/ui/base/failure.messages.ts";
import type { SlowNotice } from "#core/services/load/slow-notice.model.ts";

type FrameProps = {
  announcer: Announcer;
  heading: string;
  /** Stays through all steps, so that it can take focus whenever what has it goes away; unseen where a panel or a success says more. */
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
  /** In place of the page's own. */
  heading: string;
  /** Did the visitor do something that led here? Yes by default. `undefined`: it has stood here from the start. */
  hasActed?: boolean | undefined;
  children: ReactNode;
  actions: ReactNode;
};

/** What came of it. */
export function Panel({ tone, heading, children, actions, ...arrival }: PanelProps) {
  const target = useRef<HTMLHeadingElement>(null);
  useArrival(target, heading, "hasActed" in arrival ? arrival.hasActed : true);
  if (tone === "success") return <Success message={heading} details={children} actions={actions} headingRef={target} />;
  return (
    <div className="ui-panel" part="card">
      <div className="ui-panel-head">
        <span className="ui-seal" data-tone={tone}>
          <Icon name={tone} />
        </span>
        <Heading focusRef={target}>{heading}</Heading>
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
          <div className="ui-panel-actions">
            <PageLink href={home} onGo={onHome} variant="secondary">
              {homeText()}
            </PageLink>
          </div>
        </>
      )}
    </>
  );
}

type NoAccessProps = {
  hasActed: boolean;
  /** None: the page was opened without its link. */
  failure: Failure | undefined;
  /** Of a link that the server has refused. */
  heading?: string | undefined;
  /** Said in place of the server's words. */
  words?: string | undefined;
  home: string;
  onHome: () => void;
  onRetry: () => void;
  /** A better way on than the home page, which then is the second one. */
  action?: ReactNode;
};

/** The link is missing or refused; or it could not be looked at, which says nothing about it. */
export function NoAccess({ hasActed, failure, home, onHome, onRetry, action, ...said }: NoAccessProps) {
  const { heading, text, code }: Said = failure ? wordsOf(failure, said) : { heading: noAccessHeading(), text: noLinkText() };
  const mayRetry = failure !== undefined && isPassing(failure);
  return (
    <Panel
      tone="warning"
      heading={heading}
      hasActed={failure ? hasActed : undefined}
      actions={
        <>
          {mayRetry && <Retry failure={failure} variant="primary" onClick={onRetry} />}
          {action}
          <PageLink href={home} onGo={onHome} variant={mayRetry || action ? "secondary" : "primary"}>
            {homeText()}
          </PageLink>
        </>
      }
    >
      <p>
        {text} {code && <small className="ui-quiet-text">{code}</small>}
      </p>
    </Panel>
  );
}

type Said = { readonly heading: string; readonly text: string; readonly code?: string | undefined };

/** Of the link itself only where the server has looked at it. */
function wordsOf(failure: Failure, { heading = noAccessHeading(), words }: Pick<NoAccessProps, "heading" | "words">): Said {
  const { title, code } = failureWords(failure, somethingWrongText()); // P-293, P-294
  if (!isPassing(failure)) return { heading, text: words ?? title };
  return failure.message === undefined
    ? { heading: title, text: linkUncheckedText(), code }
    : { heading: somethingWrongText(), text: failure.message, code };
}
