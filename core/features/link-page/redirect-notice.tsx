import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useRef, type FocusEvent, type MouseEvent, type ReactNode } from "react";
import { Button, ButtonLink } from "#core/ui/base/button.tsx";
import { useAnnouncer } from "#core/ui/base/live-region.tsx";
import { leavingText, stayingText, stayText } from "./redirect.messages.ts";
import { redirectDelayMs, type Redirect } from "./redirect.model.ts";

type RedirectNoticeProps = {
  redirect: Redirect;
  /** The address that the redirect leads to. */
  href: string;
  /** The text of the link. */
  children: ReactNode;
};

/** Renders the notice under a finished action that the next page opens by itself, with a link to that page and a button to stay. */
export function RedirectNotice({ redirect, href, children }: RedirectNoticeProps) {
  useSignals();
  const announcer = useAnnouncer();
  const notice = useRef<HTMLParagraphElement>(null);
  const isWaiting = redirect.state.value === "waiting";
  const text = isWaiting ? leavingText(redirectDelayMs / 1000) : stayingText();
  useEffect(() => announcer.announce(text), [announcer, text]);

  const goOn = (event: MouseEvent): void => {
    // With a modifier key the link opens in another tab, and this one stays.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return redirect.stay();
    event.preventDefault();
    redirect.go();
  };
  const stay = (): void => {
    notice.current?.focus(); // The focus moves to the notice, because the button disappears.
    redirect.stay();
  };
  /**
   * Stops the redirect as soon as a keyboard user has focused the link or the button, because three seconds are too short for keyboard use.
   */
  const stayByKeyboard = ({ target }: FocusEvent): void => {
    if (!isWaiting || target === notice.current || !target.matches(":focus-visible")) return;
    if (target.localName === "a") redirect.stay();
    else stay();
  };
  return (
    <div className="ui-redirect" onFocus={stayByKeyboard}>
      <p ref={notice} tabIndex={-1}>
        {text}
      </p>
      <ButtonLink href={href} icon="arrow" onClick={goOn}>
        {children}
      </ButtonLink>
      {isWaiting && (
        <Button variant="quiet" onClick={stay}>
          {stayText()}
        </Button>
      )}
    </div>
  );
}
