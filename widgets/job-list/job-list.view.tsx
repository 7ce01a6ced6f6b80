import { useSignals } from "@preact/signals-react/runtime";
import { useCallback, useEffect, useRef } from "react";
import { Empty } from "#core/ui/empty/empty.tsx";
import type { ViewProps } from "#core/runtime/element/widget.ts";
import { FilterField } from "#core/ui/filter-field/filter-field.tsx";
import type { Job } from "#core/domain/jobs/jobs.contract.ts";
import { jobFilters, type JobFilter } from "#core/base/values/job-filters.ts";
import { jobsPageSize } from "#core/base/values/page-sizes.ts";
import { List } from "#core/ui/list/list.tsx";
import { Button, ButtonLink } from "#core/ui/base/button.tsx";
import { Heading } from "#core/ui/base/heading.tsx";
import { Icon } from "#core/ui/base/icon.tsx";
import { closeIcon } from "#core/ui/base/icons/close.ts";
import { useAnnouncer } from "#core/ui/base/live-region.tsx";
import { Surface } from "#core/ui/base/surface.tsx";
import type { definition } from "./job-list.element.ts";
import * as say from "./job-list.messages.ts";
import { jobKey, type Model } from "./job-list.model.ts";

export function View({ model, options, announcer, pathOf }: ViewProps<Model, typeof definition>) {
  useSignals();
  const heading = options.heading ?? say.headingText();
  const filters = useRef<HTMLDivElement>(null);
  /** Moves focus to a filter's field, because the button that was pressed is removed. */
  const focusFilter = (name: JobFilter): void => filters.current?.querySelector<HTMLSelectElement>(`[name="${name}"]`)?.focus();
  const clear = (): void => {
    focusFilter(jobFilters[0]);
    model.clear();
  };
  const drawJob = useCallback((job: Job) => <JobCard job={job} href={model.hrefOf(job.link)} />, [model]);
  return (
    <Surface announcer={announcer} wide settled={model.isPartialPage.value}>
      <div className="jobs">
        <Heading>{heading}</Heading>
        <div className="jobs-filters" ref={filters}>
          {jobFilters.map((name) => (
            <Filter key={name} name={name} model={model} />
          ))}
        </div>
        <ChosenFilters
          model={model}
          onRemove={(name) => {
            focusFilter(name);
            model.choose(name, "");
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
    </Surface>
  );
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

type ChosenProps = { readonly model: Model; readonly onRemove: (name: JobFilter) => void; readonly onClear: () => void };

/** Draws the chosen filters, each with a button that removes it (P-052, P-053). */
function ChosenFilters({ model, onRemove, onClear }: ChosenProps) {
  useSignals();
  const chosen = jobFilters.flatMap((name) =>
    optionsOf(model, name).flatMap((one) => (one.value === model.chosen.value[name] ? [{ name, ...one }] : [])),
  );
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

function JobCard({ job: { category, title, tgs, text }, href }: { readonly job: Job; readonly href: string | undefined }) {
  return (
    // A card without a link shows its whole text, because no other page does.
    <article className="jobs-card" part="card" data-whole={href === undefined || undefined}>
      <p className="jobs-category">{category}</p>
      <div className="jobs-words">
        <h3 className="jobs-title">{href === undefined ? title : <a href={href}>{title}</a>}</h3>
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
