import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useRef } from "react";
import { usageNotices, type UsageNotice as Notice } from "#core/base/values/usage-notice.ts";
import { FailurePanel } from "#core/ui/base/failure-panel.tsx";
import { Icon } from "#core/ui/base/icon.tsx";
import { useAnnouncer } from "#core/ui/base/live-region.tsx";
import { Spinner } from "#core/ui/base/spinner.tsx";
import { phaseOf, useKeptHeight } from "#core/ui/outcome/kept-height.ts";
import { Outcome } from "#core/ui/outcome/outcome.tsx";
import { RadioGroup } from "#core/ui/radio-group/radio-group.tsx";
import { AreaSection } from "#widgets/my-digi/section.view.tsx";
import * as say from "./product-usage.messages.ts";
import type { UsageProps } from "./product-usage.model.ts";

/**
 * Draws the choice of how the line's notices are sent, which is saved at once.
 *
 * @param notice the value that is in force, from the page data
 */
export function UsageNotice({ model, notice }: Pick<UsageProps, "model"> & { readonly notice: Notice }) {
  useSignals();
  const usageNotice = model.usageNotice();
  const state = usageNotice.state.value;
  useEffect(() => usageNotice.forget, [usageNotice]);
  const box = useRef<HTMLDivElement>(null);
  useKeptHeight(box, () => phaseOf(usageNotice.state.value.kind), ".ui-outcome");
  return (
    <AreaSection heading={say.noticeHeading()}>
      <div className="usage-notice" ref={box}>
        <RadioGroup
          name="usage_notice"
          label={say.noticeLabel()}
          hint={say.noticeHint()}
          layout="list"
          options={usageNotices.map((value) => ({ value, label: say.noticeText(value) }))}
          value={state.kind === "saving" ? state.value : notice}
          onInput={({ currentTarget }) => void usageNotice.choose(currentTarget.value as Notice)}
        />
        <Outcome busy={state.kind === "saving"}>
          {state.kind === "failed" ? (
            <FailurePanel
              failure={state.failure}
              lines={[say.notChangedText(notice)]}
              onRetry={() => void usageNotice.choose(state.value)}
            />
          ) : (
            <NoticeState model={model} />
          )}
        </Outcome>
      </div>
    </AreaSection>
  );
}

/**
 * Draws the text that the choice is being saved, and afterwards that it is saved. The line keeps its height, so that nothing moves when the
 * response arrives.
 */
function NoticeState({ model }: Pick<UsageProps, "model">) {
  useSignals();
  const announcer = useAnnouncer();
  const state = model.usageNotice().state.value;
  const saved = state.kind === "saved" ? (state.message ?? say.savedText()) : undefined;
  useEffect(() => {
    if (saved !== undefined) announcer.announce(saved);
  }, [announcer, saved]);
  return (
    <div className="usage-saving">
      {state.kind === "saving" && (
        <p>
          <Spinner /> {say.savingText()}
        </p>
      )}
      {saved !== undefined && (
        <p className="area-done">
          <Icon name="check" /> {saved}
        </p>
      )}
    </div>
  );
}
