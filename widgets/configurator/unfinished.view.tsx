import { useSignals } from "@preact/signals-react/runtime";
import { useEffect } from "react";
import { offerCents, titleOf } from "#core/domain/offers/offers.rules.ts";
import { PartIntent } from "#core/runtime/part/part.tsx";
import { perMonthText } from "#core/ui/price/price.messages.ts";
import { Price } from "#core/ui/price/price.tsx";
import { Alert } from "#core/ui/base/alert.tsx";
import { Button } from "#core/ui/base/button.tsx";
import { useAnnouncer } from "#core/ui/base/live-region.tsx";
import type { Language } from "#core/base/values/language.ts";
import * as say from "./configurator.messages.ts";
import type { Model } from "./configurator.model.ts";
import type { View as Line } from "./line/line.view.tsx";
import type { UnfinishedLine } from "./line-problems.model.ts";
import type { MobileModel } from "./mobile.model.ts";
import { NamedButton } from "./named-button.view.tsx";

/**
 * Draws a notice about the opened link: the choice between the link's bundle and the visitor's own, or the error that the link is broken.
 */
export function SharedNotice({ model: { arrival } }: { model: Model }) {
  useSignals();
  const offered = arrival.offered.value;
  const announcer = useAnnouncer();
  const title = arrival.isBroken.value ? say.brokenLinkTitle() : offered && say.sharedTitle();
  // The notice is announced, because a link may be pasted while the builder is shown already.
  useEffect(() => {
    if (title !== undefined) announcer.announce(title);
  }, [title, announcer]);
  if (arrival.isBroken.value) return <Alert tone="info" title={say.brokenLinkTitle()} lines={[say.brokenLinkText()]} />;
  if (!offered) return null;
  return (
    <Alert
      tone="info"
      title={say.sharedTitle()}
      lines={[say.sharedText()]}
      actions={
        <div className="builder-choice">
          <Button onClick={() => arrival.takeBundle(offered)}>{say.takeSharedText()}</Button>
          <Button variant="secondary" onClick={arrival.keepOwn}>
            {say.keepOwnText()}
          </Button>
        </div>
      }
    />
  );
}

type UnfinishedProps = { model: Model; language: Language };

/** Draws the mobile lines of a shared bundle that lack an answer which no link contains. */
export function Unfinished({ model: { mobile }, language }: UnfinishedProps) {
  useSignals();
  const lines = mobile.unfinished.value;
  if (lines.length === 0) return null;
  return (
    <>
      {mobile.isMissing.value && <Alert tone="warning" title={say.unfinishedText()} />}
      <ul className="builder-lines" aria-label={say.unfinishedLabel()}>
        {lines.map((line) => (
          <UnfinishedRow key={line.index} {...{ line, language, mobile }} />
        ))}
      </ul>
    </>
  );
}

type RowProps = { line: UnfinishedLine; language: Language; mobile: MobileModel };

/** Draws an unfinished mobile line. A bundle with six lines has no space for another one: the visitor must delete one of them first. */
function UnfinishedRow({ line: { index, plan, keepsNumber }, language, mobile }: RowProps) {
  useSignals();
  const title = titleOf(plan);
  const hasSpace = mobile.hasSpace.value;
  const missing = keepsNumber ? say.enterNumberText() : say.choosePhoneText();
  const focusName = `wanted-${index}`;
  return (
    <li className="builder-line" part="card">
      <div>
        <strong>{title}</strong>
        <p className="ui-quiet-text">{hasSpace ? missing : say.fullText()}</p>
      </div>
      <Price cents={offerCents(plan)} language={language} period={perMonthText()} size="medium" />
      <div className="builder-line-actions">
        {hasSpace && (
          <PartIntent<typeof Line> name="line">
            <NamedButton name={say.finishLineText(title)} focusName={focusName} onClick={() => mobile.finish(index)}>
              {say.finishText()}
            </NamedButton>
          </PartIntent>
        )}
        <NamedButton
          name={say.deleteLineText(title)}
          focusName={hasSpace ? undefined : focusName}
          onClick={() => mobile.dropUnfinished(index)}
        >
          {say.deleteText()}
        </NamedButton>
      </div>
    </li>
  );
}
