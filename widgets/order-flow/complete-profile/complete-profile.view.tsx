import { useSignals } from "@preact/signals-react/runtime";
import { useId, useMemo, useState } from "react";
import type { PartViewProps } from "#core/runtime/element/widget.ts";
import { ErrorSummary } from "#core/forms/form/error-summary.tsx";
import { emailLabel } from "#core/forms/form/forms.messages.ts";
import { useDigiForm } from "#core/forms/form/use-digi-form.ts";
import { LightDomField } from "#core/forms/light-dom/light-dom-field.tsx";
import { LightDomForm, LightDomSubmit } from "#core/forms/light-dom/light-dom-form.tsx";
import { PasswordField } from "#core/forms/light-dom/password-field.tsx";
import { useReveal } from "#core/forms/light-dom/password-reveal.tsx";
import {
  choosePasswordText,
  hintsText,
  passwordMessage,
  repeatEmailLabel,
  repeatPasswordLabel,
} from "#core/forms/new-password/new-password.messages.ts";
import { PasswordHints } from "#core/forms/new-password/password-hints.tsx";
import { Heading } from "#core/ui/base/heading.tsx";
import { birthdateOf } from "#core/base/values/typed-birthdate.ts";
import { Foot } from "#widgets/order-flow/foot.view.tsx";
import { nextText } from "#widgets/order-flow/order-flow.messages.ts";
import type { Model as Flow } from "#widgets/order-flow/order-flow.model.ts";
import { asksBirthdate, type Order } from "#widgets/order-flow/order-flow.rules.ts";
import * as say from "./complete-profile.messages.ts";
import type { Model } from "./complete-profile.model.ts";
import type { part } from "./complete-profile.part.ts";
import { profileFields, type ProfileFields } from "./complete-profile.schema.ts";

type ProfileProps = PartViewProps<Model, typeof part> & {
  readonly flow: Flow;
  readonly order: Order;
  readonly typed: Readonly<Record<string, string>>;
};

/** Tells whether a field is secret, in which case its value is never stored. */
const isSecret = (name: string): boolean => name.includes("password");

/** Draws the form of the account that is created with the order (C-213, C-280, decisions §3, §6). */
export function View(props: ProfileProps) {
  const { flow, order, language } = props;
  const person = order.orderer?.kind === "identified" ? order.orderer.person : undefined;
  const asked = { email: person?.email === undefined, birthdate: asksBirthdate(order) };
  const { form, password } = useProfileForm(props, asked);
  const reveal = useReveal();
  const email = person?.email;
  // True where the visitor had chosen a password already. Passwords are kept only in memory, so it was lost when that page was left.
  const [isAgain] = useState(() => flow.email.peek() !== undefined && order.account === null);
  const send = form.handleSubmit((fields: ProfileFields) => {
    reveal.hide();
    const birthdate = asked.birthdate ? (birthdateOf(fields) ?? null) : null;
    flow.setAccount({ email: email ?? fields.email, password: fields.password, birthdate });
  });
  return (
    <LightDomForm key={form.revision} language={language} onSubmit={send}>
      <Heading level={3}>{say.headingText()}</Heading>
      <p>{say.introText(person?.firstName ?? "")}</p>
      {isAgain && <p>{say.lostPasswordText()}</p>}
      <LightDomField
        label={emailLabel()}
        hint={asked.email ? say.emailHint() : `${say.lockedHint()}. ${say.emailHint()}`}
        readOnly={!asked.email}
        type="email"
        autoComplete="username"
        {...form.field("email")}
      />
      {asked.email && <LightDomField label={repeatEmailLabel()} type="email" autoComplete="email" {...form.field("repeat_email")} />}
      <PasswordField
        label={choosePasswordText()}
        note={hintsText()}
        autoComplete="new-password"
        reveal={reveal}
        {...form.field("password")}
      >
        <PasswordHints password={password} />
      </PasswordField>
      <PasswordField label={repeatPasswordLabel()} autoComplete="new-password" reveal={reveal} {...form.field("repeat_password")} />
      {asked.birthdate && <Birth form={form} />}
      <ErrorSummary mistakes={form.mistakes} labels={labels()} />
      <Foot onCancel={flow.cancel}>
        <LightDomSubmit>{nextText()}</LightDomSubmit>
      </Foot>
    </LightDomForm>
  );
}

/** Draws the date of birth as three fields instead of a calendar, because in a calendar one would have to page back through decades. */
function Birth({ form }: Pick<ReturnType<typeof useProfileForm>, "form">) {
  const hintId = useId();
  return (
    <fieldset className="order-birth" aria-describedby={hintId}>
      <legend className="ui-label">{say.birthLabel()}</legend>
      <p className="ui-quiet-text" id={hintId}>
        {say.birthHint()}
      </p>
      <LightDomField label={say.dayLabel()} inputMode="numeric" autoComplete="bday-day" {...form.field("birth_day", { maxLength: 2 })} />
      <LightDomField
        label={say.monthLabel()}
        inputMode="numeric"
        autoComplete="bday-month"
        {...form.field("birth_month", { maxLength: 2 })}
      />
      <LightDomField label={say.yearLabel()} inputMode="numeric" autoComplete="bday-year" {...form.field("birth_year", { maxLength: 4 })} />
    </fieldset>
  );
}

function useProfileForm({ model, flow, order, typed, announcer }: ProfileProps, asked: { email: boolean; birthdate: boolean }) {
  useSignals();
  const today = model.today.value;
  const struct = useMemo(
    () => profileFields({ email: asked.email, birthdate: asked.birthdate }, today),
    [asked.email, asked.birthdate, today],
  );
  const [password, setPassword] = useState("");
  const given = order.orderer?.kind === "identified" ? order.orderer.person.email : undefined;
  const known = flow.email.peek() ?? "";
  const form = useDigiForm<ProfileFields>({
    struct,
    defaultValues: {
      ...unasked,
      email: known,
      repeat_email: known,
      ...typed,
      ...(given !== undefined && { email: given, repeat_email: given }),
    },
    announcer,
    messagesOf: [say.birthMessage, passwordMessage],
    onValues(values) {
      setPassword(String(values["password"] ?? ""));
      const kept = Object.entries(values).filter(([name]) => !isSecret(name));
      flow.keepTyped("complete-profile", Object.fromEntries(kept.map(([name, value]) => [name, String(value ?? "")])));
    },
  });
  return { form, password };
}

/** Empty default values for the fields of the date of birth, which may not be asked for. */
const unasked = { birth_day: "", birth_month: "", birth_year: "" };

const labels = (): Record<string, string> => ({
  email: emailLabel(),
  repeat_email: repeatEmailLabel(),
  password: choosePasswordText(),
  repeat_password: repeatPasswordLabel(),
  birth_day: say.birthLabel(),
});
