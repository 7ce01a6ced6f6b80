/** The common parts of the pages that are opened by the link in a mail: the waiting state, the dead end, and the way on. */
import { useSignals } from "@preact/signals-react/runtime";
import { useRef, type ReactNode, type RefObject } from "react";
import type { Failure } from "#core/services/api/outcome.ts";
import type { Announcer } from "#core/ui/base/live-region.tsx";
import { isDeadLink } from "#core/services/stored/link-params.rules.ts";
import type { PageId } from "#core/base/values/routes.ts";
import type { LinkPageModel } from "./link-visit.model.ts";
import { LinkFrame, NoAccess, PageLink, Panel, Waiting } from "./link-panel.tsx";

/** The props of a page. `Page`: the pages that it leads to, which the widget's definition names. */
type PageProps<Page extends PageId> = { model: LinkPageModel<Page>; pathOf: (page: Page) => string; heading: string };

type LinkPageProps = PageProps<"home"> & {
  announcer: Announcer;
  state: { readonly step: string; readonly failure?: Failure };
  /** The heading that replaces "no access" if the server has refused the link. */
  noAccessHeading?: string | undefined;
  /** The text that replaces the server's message where the page is as closed as with a dead link. */
  closedText?: string | undefined;
  /** The way on from a link that has no effect any more, beside the way home. */
  deadEnd: ReactNode;
  /** Renders the further steps; `target` is the heading that stays. */
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
  /** The page that follows. */
  next: Next;
  label: string;
  /** A text beneath about what has changed. */
  details?: ReactNode;
  children: ReactNode;
};

/** Renders the result of a finished action, and the way on. */
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
