import { useId, type KeyboardEvent, type ReactNode } from "react";

type TabsProps<Id extends string> = {
  /** The name of the choice, for screen readers. */
  label: string;
  tabs: readonly { readonly id: Id; readonly label: ReactNode }[];
  selected: Id;
  /** Called with the chosen tab. The owner sets `selected`, and the page's address where the choice is kept there. */
  onSelect: (id: Id) => void;
  /** The content of the selected tab. */
  children: ReactNode;
};

/** One of several views of the same thing (APG: tabs that are selected as focus moves). A single tab has no bar. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Id>) {
  const id = useId();
  if (tabs.length < 2) return children;
  const move = (event: KeyboardEvent<HTMLElement>): void => {
    const target = targetOf(
      event.key,
      tabs.findIndex((tab) => tab.id === selected),
      tabs.length,
    );
    const tab = target === undefined ? undefined : tabs[target];
    if (!tab || target === undefined) return;
    event.preventDefault(); // the bar would also scroll
    (event.currentTarget.children[target] as HTMLElement).focus();
    onSelect(tab.id);
  };
  return (
    <div className="ui-tabs">
      <div className="ui-tab-bar" role="tablist" tabIndex={-1} aria-label={label} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            className="ui-tab"
            part="tab"
            type="button"
            role="tab"
            id={`${id}${tab.id}`}
            aria-selected={tab.id === selected}
            aria-controls={tab.id === selected ? `${id}panel` : undefined}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {/* A panel without anything to press must be reachable, so that it can be read and scrolled. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${selected}`} tabIndex={0}>
        {children}
      </div>
    </div>
  );
}

/** Returns the index of the tab that a key leads to; the keys wrap around at the ends. */
function targetOf(key: string, current: number, count: number): number | undefined {
  switch (key) {
    case "ArrowRight":
      return (current + 1) % count;
    case "ArrowLeft":
      return (current - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}
