import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useRef, type ReactNode } from "react";
import type { PageSection } from "#core/domain/pages/cms-page.contract.ts";
import { AnnouncedAlert } from "#core/ui/base/announced-alert.tsx";
import { Heading } from "#core/ui/base/heading.tsx";
import { Empty } from "#core/ui/empty/empty.tsx";
import { Fetched } from "#core/ui/loaded/loaded.tsx";
import { Tabs } from "#core/ui/tabs/tabs.tsx";
import type { CmsPage } from "./cms-page.model.ts";
import { nothingText, tabsLabel } from "./cms-page.messages.ts";
import { SectionContent } from "./section-content.tsx";

type CmsPageViewProps = {
  page: CmsPage;
  /** The heading that the page's author sets; without it the page has its own title. An empty one leaves the title to the host page. */
  heading: string | undefined;
  /** The way on that is offered where the page has no content. */
  wayOn?: ReactNode;
  /** Renders the data of a section, where it is more than tables. */
  children?: (section: PageSection) => ReactNode;
};

/** Renders a page that editors write: its title, its tabs and the content of the open tab (P-085, P-086, C-126, C-127, C-188). */
export function CmsPageView({ page, heading, wayOn, children }: CmsPageViewProps) {
  useSignals();
  const nothing = <Empty text={nothingText()} action={wayOn} />;
  if (page.isUnnamed.value) return nothing;
  return (
    <Fetched source={page.loading} shape={["line", "line", "field", "line", "field", "line"]} isExpected>
      {({ value }) =>
        "error" in value ? (
          <AnnouncedAlert tone="warning" title={value.error} />
        ) : (
          <div className="ui-cms-page">
            {heading !== "" && <Heading>{heading ?? value.title}</Heading>}
            {value.sections.length === 0 ? (
              nothing
            ) : (
              <PageTabs page={page} level={heading === "" ? 2 : 3}>
                {children}
              </PageTabs>
            )}
          </div>
        )
      }
    </Fetched>
  );
}

type PageTabsProps = Pick<CmsPageViewProps, "page" | "children"> & { readonly level: 2 | 3 };

function PageTabs({ page, level, children }: PageTabsProps) {
  useSignals();
  const sections = page.sections.value;
  const common = page.common.value;
  const open = sections.find(({ i }) => i === page.open.value);
  const panel = useRef<HTMLDivElement>(null);
  const target = page.target.value;
  useEffect(() => moveTo(panel.current, target), [target]);
  if (!open) return null;
  return (
    <>
      <Tabs label={tabsLabel()} tabs={sections.map(({ i, t }) => ({ id: i, label: t }))} selected={open.i} onSelect={page.choose}>
        <div className="ui-cms-tab" ref={panel}>
          <SectionContent key={open.i} section={open} level={level} onFollow={page.follow}>
            {children}
          </SectionContent>
        </div>
      </Tabs>
      {common && (
        <section className="ui-cms-tab" aria-label={common.t}>
          <Heading level={level}>{common.t}</Heading>
          <SectionContent section={common} level={level === 2 ? 3 : 4} onFollow={page.follow} />
        </section>
      )}
    </>
  );
}

/** Moves focus and view to the section that the address names, as the browser does for a fragment outside of a shadow root. */
function moveTo(panel: HTMLElement | null, id: string | undefined): void {
  const section = id === undefined ? undefined : panel?.querySelector<HTMLElement>(`[data-section="${CSS.escape(id)}"]`);
  section?.focus({ preventScroll: true });
  section?.scrollIntoView();
}
