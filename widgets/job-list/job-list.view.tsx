import { useSignals } from "@preact/signals-react/runtime";
import { useCallback, useEffect, useRef, useState, type MouseEvent } from "react";
import { Empty } from "#core/ui/empty/empty.tsx";
import type { ViewProps } from "#core/runtime/element/widget.ts";
import { useLazyPart } from "#core/runtime/lazy-part/lazy-part.ts";
import type { ErrorCode } from "#core/base/errors/digi-error.ts";
import { FilterField } from "#core/ui/filter-field/filter-field.tsx";
import type { Job } from "#core/domain/jobs/jobs.contract.ts";
import { jobFilters, type JobFilter } from "#core/base/values/job-filters.ts";
import { jobsPageSize } from "#core/base/values/page-sizes.ts";
import { List } from "#core/ui/list/list.tsx";
import { Button, ButtonLink } from "#core/ui/base/button.tsx";
import { FailurePanel } from "#core/ui/base/failure-panel.tsx";
import { Heading } from "#core/ui/base/heading.tsx";
import { Icon } from "#core/ui/base/icon.tsx";
import { closeIcon } from "#core/ui/base/icons/close.ts";
import { useAnnouncer } from "#core/ui/base/live-region.tsx";
import { Surface } from "#core/ui/base/surface.tsx";
import { isFocusNowhere } from "#core/ui/fields/focus-nowhere.ts";
import type { View as JobDialog } from "./job/job.view.tsx";
import type { definition } from "./job-list.element.ts";
import * as say from "./job-list.messages.ts";
import { jobKey, type Model } from "./job-list.model.ts";
import type { Restriction } from "./job-list.rules.ts";
import { Search } from "./search.view.tsx";

export function View({ model, options, announcer, pathOf }: ViewProps<Model, typeof definition>) {
  useSignals();
  const heading = options.heading ?? say.headingText();
  const filters = useRef<HTMLDivElement>(null);
  /** Moves focus to a filter's field, because the button that was pressed is removed. */
  const focusFilter = (name: Restriction): void => filters.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  const clear = (): void => {
    focusFilter(jobFilters[0]);
    model.clear();
  };
  const { Part, lost, prefetch, retry } = useJobDialog(model);
  const frame = useRef<HTMLDivElement>(null);
  const drawJob = useCallback(
    (job: Job) => <JobCard job={job} href={model.textHrefOf(job)} onRead={() => model.read(job)} onNear={() => prefetch.current()} />,
    [model, prefetch],
  );
  const id = model.reading.value;
  return (
    <Surface announcer={announcer} wide settled={model.isPartialPage.value}>
      <div className="jobs" ref={frame}>
        <Heading>{heading}</Heading>
        {lost && id !== undefined && <FailurePanel failure={{ code: lost }} mayRetry onRetry={retry} />}
        <div className="jobs-filters" ref={filters}>
          <Search model={model} />
          {jobFilters.map((name) => (
            <Filter key={name} name={name} model={model} />
          ))}
        </div>
        <ChosenFilters
          model={model}
          onRemove={(name) => {
            focusFilter(name);
            if (name === "q") model.search("");
            else model.choose(name, "");
          }}
          onClear={clear}
        />
        <Count model={model} />
        <List
          label={heading}
          pages={model.jobs}
          itemToKey={jobKey}
          look="jobs-list"
          rows={jobsPageSize}
          isExpected
          empty={<NoJobs model={model} contact={pathOf("contact")} onClear={clear} />}
        >
          {drawJob}
        </List>
      </div>
      {Part && (
        <Part<typeof JobDialog>
          name="job"
          id={id}
          title={titleOf(model, id)}
          hrefOf={model.hrefOf}
          onClose={model.leave}
          onClosed={(left) => focusBack(frame.current, left)}
        />
      )}
    </Surface>
  );
}

/** Loads the dialog of a job once a job is read, or before: as soon as a pointer or the focus is on one of the links. */
function useJobDialog(model: Model) {
  useSignals();
  const [lost, setLost] = useState<ErrorCode>();
  const { Part, prefetch } = useLazyPart("job", model.reading.value !== undefined && !lost, setLost);
  const latest = useRef(prefetch);
  useEffect(() => void (latest.current = prefetch));
  return { Part, lost, prefetch: latest, retry: (): void => setLost(undefined) };
}

/**
 * Moves focus to the link of the job that was read, or to the first filter, where the dialog had no link to give the focus back to: a
 * shared address opened it.
 */
function focusBack(frame: HTMLElement | null, id: string): void {
  if (!isFocusNowhere(frame)) return;
  const cards = [...(frame?.querySelectorAll<HTMLElement>("[data-job]") ?? [])];
  const link = cards.find((card) => card.dataset["job"] === id) ?? frame?.querySelector<HTMLElement>("select");
  link?.focus();
}

/** Returns the title of a job that the list shows. */
function titleOf(model: Model, id: string | undefined): string | undefined {
  const state = model.jobs.state.value;
  return id !== undefined && "items" in state ? state.items.find((job) => job.id === id)?.title : undefined;
}

/** Returns the options of a filter. The chosen value is always among the options, even where the API does not know it. */
function optionsOf(model: Model, name: JobFilter): readonly { readonly value: string; readonly label: string; readonly count?: number }[] {
  const offered = model.filterOptions.value[name];
  const value = model.chosen.value[name];
  return value === undefined || offered.some((option) => option.value === value) ? offered : [...offered, { value, label: value }];
}

function Filter({ name, model }: { readonly name: JobFilter; readonly model: Model }) {
  useSignals();
  const options = optionsOf(model, name).map(({ value, label, count }) => ({
    value,
    label: count === undefined ? label : say.optionText(label, count),
  }));
  return (
    <FilterField
      label={say.filterLabel(name)}
      name={name}
      all={say.allText(name)}
      options={options}
      value={model.chosen.value[name] ?? ""}
      onChoose={(value) => model.choose(name, value)}
    />
  );
}

type ChosenProps = { readonly model: Model; readonly onRemove: (name: Restriction) => void; readonly onClear: () => void };

/** Draws the searched words and the chosen filters, each with a button that removes it (P-052, P-053). */
function ChosenFilters({ model, onRemove, onClear }: ChosenProps) {
  useSignals();
  const { q } = model.chosen.value;
  const ofFilters = jobFilters.flatMap((name) =>
    optionsOf(model, name).flatMap((one) => (one.value === model.chosen.value[name] ? [{ name, label: one.label }] : [])),
  );
  const chosen: readonly { readonly name: Restriction; readonly label: string }[] = [
    ...(q === undefined ? [] : [{ name: "q" as const, label: say.quotedText(q) }]),
    ...ofFilters,
  ];
  if (chosen.length === 0) return null;
  return (
    <div className="jobs-chosen">
      <ul aria-label={say.chosenFiltersLabel()}>
        {chosen.map(({ name, label }) => (
          <li key={name}>
            <button className="jobs-badge" part="button" type="button" aria-label={say.removeText(label)} onClick={() => onRemove(name)}>
              <span>{label}</span>
              <Icon name={closeIcon} />
            </button>
          </li>
        ))}
      </ul>
      <Button variant="quiet" onClick={onClear}>
        {say.clearAllText()}
      </Button>
    </div>
  );
}

/** Draws the number of jobs. The number is announced where a filter has changed it. */
function Count({ model }: { readonly model: Model }) {
  useSignals();
  const announcer = useAnnouncer();
  const state = model.jobs.state.value;
  const total = "totalItems" in state ? state.totalItems : undefined;
  const isAsked = state.status === "loading" && model.isTouched.value;
  const wasAsked = useRef(false);
  useEffect(() => {
    if (isAsked) wasAsked.current = true;
    if (!wasAsked.current || total === undefined) return;
    wasAsked.current = false;
    announcer.announce(total === 0 ? say.nothingFoundText() : say.countText(total));
  }, [isAsked, total, announcer]);
  return <p className="jobs-count">{total ? say.countText(total) : "\u00a0"}</p>;
}

type NoJobsProps = { readonly model: Model; readonly contact: string; readonly onClear: () => void };

function NoJobs({ model, contact, onClear }: NoJobsProps) {
  useSignals();
  if (Object.keys(model.chosen.value).length === 0)
    return <Empty text={say.noJobsText()} action={<ButtonLink href={contact}>{say.contactText()}</ButtonLink>} />;
  return (
    <Empty
      text={say.nothingFoundText()}
      action={
        <Button variant="secondary" onClick={onClear}>
          {say.clearAllText()}
        </Button>
      }
    />
  );
}

type JobCardProps = {
  readonly job: Job;
  readonly href: string | undefined;
  /** Shows the whole text of the job. Returns false where only the linked page has it. */
  readonly onRead: () => boolean;
  /** Called when a pointer or the focus is on the link. */
  readonly onNear: () => void;
};

function JobCard({ job: { id, category, title, tgs, text }, href, onRead, onNear }: JobCardProps) {
  const press = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (onRead()) event.preventDefault();
  };
  const near = id === undefined ? undefined : onNear;
  return (
    // A card without a link shows its whole text, because no other page does.
    <article className="jobs-card" part="card" data-whole={href === undefined || undefined}>
      <p className="jobs-category">{category}</p>
      <div className="jobs-words">
        <h3 className="jobs-title">
          {href === undefined ? (
            title
          ) : (
            <a href={href} data-job={id} onClick={press} onPointerEnter={near} onFocus={near}>
              {title}
            </a>
          )}
        </h3>
        <p className="jobs-text">{text}</p>
      </div>
      {tgs.length > 0 && (
        <ul className="jobs-tags">
          {tgs.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      )}
    </article>
  );
}
