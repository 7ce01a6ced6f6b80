/**
 * The common parts of the pages that a link in an email opens: the skeleton while loading, the refusal of a link, and the button to the
 * next page.
 */
import { useSignals } from "@preact/signals-react/runtime";
import { useRef, type ReactNode, type RefObject } from "react";
import type { Failure } from "#core/services/api/outcome.ts";
import type { Announcer } from "#core/ui/base/live-region.tsx";
import { isDeadLink } from "#core/services/stored/link-params.rules.ts";
import type { PageId } from "#core/base/values/routes.ts";
import type { LinkPageModel } from "./link-visit.model.ts";
import { LinkFrame, NoAccess, PageLink, Panel, Waiting } from "./link-panel.tsx";

/** The props of a page for a mailed link. `Page` are the pages that it leads to, which the widget's definition names. */
type PageProps<Page extends PageId> = { model: LinkPageModel<Page>; pathOf: (page: Page) => string; heading: string };

type LinkPageProps = PageProps<"home"> & {
  announcer: Announcer;
  state: { readonly step: string; readonly failure?: Failure };
  /** The heading that replaces 'No Access' if the server has refused the link. */
  noAccessHeading?: string | undefined;
  /**
   * The text that replaces the server's message, where the visitor cannot continue for another reason than a dead link: an account exists
   * already.
   */
  closedText?: string | undefined;
  /** The button that is offered where the link does not work, beside the button to the home page. */
  deadEnd: ReactNode;
  /** Renders the steps of the widget's own. `target` is the ref of the heading, which stays in place through all steps. */
  children: (target: RefObject<HTMLHeadingElement | null>) => ReactNode;
};

export function LinkPage({ state, model, heading, noAccessHeading, closedText, deadEnd, announcer, pathOf, children }: LinkPageProps) {
  useSignals();
  const hasActed = model.hasActed.value;
  const target = useRef<HTMLHeadingElement>(null);
  const home = { home: pathOf("home"), onHome: () => model.go("home") };
  return (
    <LinkFrame announcer={announcer} heading={heading} headingRef={target}>
      {state.step === "loading" && (
        <Waiting target={target} hasActed={hasActed} shape={["line", "line", "line", "field"]} slowNotice={model.slowNotice} {...home} />
      )}
      {state.step === "no-access" && (
        <NoAccess
          hasActed={hasActed}
          heading={noAccessHeading}
          failure={state.failure}
          words={closedText}
          onRetry={() => void model.openAgain()}
          action={(closedText ?? (state.failure && isDeadLink(state.failure))) && deadEnd}
          {...home}
        />
      )}
      {children(target)}
    </LinkFrame>
  );
}

type DoneProps<Next extends PageId> = PageProps<Next> & {
  /** The page to which the button leads. */
  next: Next;
  label: string;
  /** A text under the message, about what has changed. */
  details?: ReactNode;
  children: ReactNode;
};

/** Renders the result of a finished action, with a button to the next page. */
export function Done<Next extends PageId>({ model, pathOf, heading, next, label, details, children }: DoneProps<Next>) {
  useSignals();
  return (
    <Panel
      tone="success"
      hasActed={model.hasActed.value}
      heading={heading}
      actions={
        <PageLink href={pathOf(next)} onGo={() => model.go(next)}>
          {label}
        </PageLink>
      }
    >
      <p>{children}</p>
      {details}
    </Panel>
  );
}
