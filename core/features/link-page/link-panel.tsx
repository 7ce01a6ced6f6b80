/** Components of the pages that a link in an email opens: skeleton, result, and links to other pages. */
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
  /**
   * The ref of the page's heading. The heading stays in place through all steps, so that it can take the focus whenever the focused element
   * disappears; it is hidden while a panel or a success message has its own heading.
   */
  headingRef: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
};

/** Renders the card of a page for a mailed link: the heading, and under it the current step. */
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
  /** The heading that replaces the page's own one. */
  heading: string;
  /**
   * Tells whether an action of the visitor led to this panel; true by default. `undefined` means that the panel was shown from the start.
   */
  hasActed?: boolean | undefined;
  children: ReactNode;
  actions: ReactNode;
};

/** Renders the result of a step as a panel with heading and buttons. */
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

/**
 * Moves the focus to a step that the visitor asked for, so that it is read from its beginning. A step that appears by itself is only
 * announced.
 */
export function useArrival(target: RefObject<HTMLElement | null>, heading: string, hasActed: boolean | undefined): void {
  const announcer = useAnnouncer();
  const arrive = useEffectEvent((): void => {
    if (hasActed) target.current?.focus();
    else if (hasActed === false) announcer.announce(heading);
  });
  useEffect(() => arrive(), []);
}

type PageLinkProps = { href: string; onGo: () => void; variant?: "primary" | "secondary" | "quiet"; children: ReactNode };

/** Renders a link to another page of the site; the host page may take over the navigation. */
export function PageLink({ href, onGo, variant = "primary", children }: PageLinkProps) {
  const go = (event: MouseEvent): void => {
    // With a modifier key the browser opens the link in another tab or window by itself.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
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
  /** The ref of the page's heading, which can take the focus. */
  target: RefObject<HTMLHeadingElement | null>;
  hasActed: boolean;
  slowNotice: SlowNotice;
  home: string;
  onHome: () => void;
};

/** Renders a skeleton of the coming content. After ten seconds it offers to leave for the home page. */
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
  /** The failure of the link's request; undefined if the page was opened without its link. */
  failure: Failure | undefined;
  /** The heading for a link that the server has refused. */
  heading?: string | undefined;
  /** The text that replaces the server's message about a refused link. */
  words?: string | undefined;
  home: string;
  onHome: () => void;
  onRetry: () => void;
  /** A more helpful button than the one to the home page, which becomes the secondary one then. */
  action?: ReactNode;
};

/** Renders that the link is missing or refused, or that it could not be checked, in which case it may be valid. */
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

/** Returns the texts of a failure. They are about the link itself only if the server has checked the link. */
function wordsOf(failure: Failure, { heading = noAccessHeading(), words }: Pick<NoAccessProps, "heading" | "words">): Said {
  const { title, code } = failureWords(failure, somethingWrongText()); // The specification prescribes the generic text (P-293, P-294).
  if (!isPassing(failure)) return { heading, text: words ?? title };
  return failure.message === undefined
    ? { heading: title, text: linkUncheckedText(), code }
    : { heading: somethingWrongText(), text: failure.message, code };
}
