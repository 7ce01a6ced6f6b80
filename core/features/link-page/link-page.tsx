/** What the pages have in common that the link of a mail opens: the wait, the dead end, and the way on. */
import { useSignals } from "@preact/signals-react/runtime";
import { useRef, type ReactNode, type RefObject } from "react";
import type { Failure } from "#core/services/api/outcome.ts";
import type { Announcer } from "#core/ui/base/live-region.tsx";
import { isDeadLink } from "#core/services/stored/link-params.rules.ts";
import type { PageId } from "#core/base/values/routes.ts";
import type { LinkPageModel } from "./link-visit.model.ts";
import { LinkFrame, NoAccess, PageLink, Panel, Waiting } from "./link-panel.tsx";

/** `Page`: where it leads, which the widget's definition names. */
type PageProps<Page extends PageId> = { model: LinkPageModel<Page>; pathOf: (page: Page) => string; heading: string };

type LinkPageProps = PageProps<"home"> & {
  announcer: Announcer;
  state: { readonly step: string; readonly failure?: Failure };
  /** In place of "no access", where the server has refused the link. */
  noAccessHeading?: string | undefined;
  /** Said in place of the server's words, where the page is as closed as by a dead link. */
  closedText?: string | undefined;
  /** The way on from a link that does nothing any more, beside the way home. */
  deadEnd: ReactNode;
  /** The steps beyond; `target` is the heading that stays. */
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
  /** Where it leads on to. */
  next: Next;
  label: string;
  /** Beneath: what is different now. */
  details?: ReactNode;
  children: ReactNode;
};

/** It is done: what, and the way on. */
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
