import { useEffect, useRef } from "react";
import { Icon } from "#core/ui/base/icon.tsx";
import { useAnnouncer } from "#core/ui/base/live-region.tsx";
import { passwordRuleNames as rules, passwordRules, type PasswordRule } from "#core/base/values/password.ts";
import { doneText, hintDone, hintMissing, hintsTitle, hintText, missingText } from "./new-password.messages.ts";

const metBy = (password: string): readonly PasswordRule[] => rules.filter((rule) => passwordRules[rule](password));

/** Renders the list of rules for a new password, each ticked off while the visitor types (P-180, C-347). Changes are also announced. */
export function PasswordHints({ password }: { password: string }) {
  const met = metBy(password);
  const announcer = useAnnouncer();
  const before = useRef(met);
  useEffect(() => {
    const now = metBy(password);
    const changes = rules.filter((rule) => now.includes(rule) !== before.current.includes(rule));
    before.current = now;
    const said = changes.map((rule) => (now.includes(rule) ? hintDone(hintText(rule)) : hintMissing(hintText(rule))));
    if (said.length > 0) announcer.announce(said.join(". "));
  }, [password, announcer]);
  return (
    <div className="ui-hints">
      <p className="ui-quiet-text">{hintsTitle()}</p>
      <ul>
        {rules.map((rule) => (
          <li key={rule} data-met={met.includes(rule) || undefined}>
            <Icon name="check" />
            <span>
              {hintText(rule)} <span className="ui-hidden">{met.includes(rule) ? doneText() : missingText()}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
