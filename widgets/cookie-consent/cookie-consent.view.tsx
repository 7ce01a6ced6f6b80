import { isFocusNowhere } from "#core/ui/fields/focus-nowhere.ts";
import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useId, useRef } from "react";
import { BottomBar } from "#core/ui/bottom-bar/bottom-bar.tsx";
import type { ViewProps } from "#core/runtime/element/widget.ts";
import { useLazyPart } from "#core/runtime/lazy-part/lazy-part.ts";
import { Button } from "#core/ui/base/button.tsx";
import type { Announcer } from "#core/ui/base/live-region.tsx";
import { Surface } from "#core/ui/base/surface.tsx";
import type { definition } from "./cookie-consent.element.ts";
import * as say from "./cookie-consent.messages.ts";
import type { Model } from "./cookie-consent.model.ts";
import type { View as Settings } from "./settings/settings.view.tsx";

export function View({ model, options, announcer, pathOf }: ViewProps<Model, typeof definition>) {
  useSignals();
  const policy = options.policy ?? pathOf("cookie-policy");
  const isOpen = model.isOpen.value;
  const { Part, prefetch } = useLazyPart("settings", isOpen, () => {
    model.fail();
    announcer.announce(say.failedText());
  });
  return (
    <Surface announcer={announcer} bare>
      {(model.isAsked.value || model.hasFailed.value) && (
        <Question {...{ model, policy, prefetch }} heading={options.heading} isWaiting={isOpen && !Part} />
      )}
      {Part && (
        <Part<typeof Settings>
          name="settings"
          isOpen={isOpen}
          choice={model.choice.value}
          policy={policy}
          onAcceptAll={model.accept}
          onSave={model.save}
          onClose={model.close}
        />
      )}
      <Thanks model={model} announcer={announcer} />
    </Surface>
  );
}

type QuestionProps = {
  model: Model;
  heading: string | undefined;
  policy: string;
  prefetch: () => void;
  /** True while the settings are loading. */
  isWaiting: boolean;
};

/** Draws the question with three answers of equal visual weight, so that the design favours none of them. */
function Question({ model, heading, policy, prefetch, isWaiting }: QuestionProps) {
  useSignals();
  const id = useId();
  return (
    <BottomBar labelledBy={id}>
      <div className="consent">
        <div className="consent-words">
          <h2 className="ui-heading" data-size="medium" part="heading" id={id}>
            {heading ?? say.headingText()}
          </h2>
          <p>
            {say.introText()} <a href={policy}>{say.policyLink()}</a>
          </p>
          {model.isUnstored.value && <p>{say.unstoredText()}</p>}
        </div>
        <div className="consent-answers">
          <Button variant="secondary" onClick={model.accept}>
            {say.acceptText()}
          </Button>
          <Button variant="secondary" onClick={model.reject}>
            {say.rejectText()}
          </Button>
          <div onPointerEnter={prefetch} onFocus={prefetch}>
            <Button variant="secondary" busy={isWaiting} onClick={model.openSettings}>
              {say.settingsText()}
            </Button>
          </div>
        </div>
        {model.hasFailed.value && <p className="consent-failed">{say.failedText()}</p>}
      </div>
    </BottomBar>
  );
}

/**
 * Draws the confirmation that the choice was saved. Because the pressed button is removed, focus moves to this text where it would be lost,
 * so that Tab continues from here.
 */
function Thanks({ model, announcer }: { model: Model; announcer: Announcer }) {
  useSignals();
  const chosen = model.chosen.value;
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (chosen === 0 || !text.current) return;
    if (isFocusNowhere(text.current)) text.current.focus({ preventScroll: true });
    else announcer.announce(keptText(model));
  }, [chosen, announcer, model]);
  return (
    <p className="ui-hidden" tabIndex={-1} ref={text}>
      {chosen > 0 && keptText(model)}
    </p>
  );
}

const keptText = (model: Model): string => (model.isUnstored.peek() ? say.unstoredText() : say.savedText());
