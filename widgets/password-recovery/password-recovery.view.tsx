import { useSignals } from "@preact/signals-react/runtime";
import type { ViewProps } from "#core/runtime/element/widget.ts";
import { Skeleton } from "#core/ui/base/skeleton.tsx";
import { Surface } from "#core/ui/base/surface.tsx";
import type { definition } from "./password-recovery.element.ts";
import { ForgotForm } from "./forgot-form.view.tsx";
import type { Model } from "./password-recovery.model.ts";
import { RecoverForm } from "./recover-form.view.tsx";
import { LinkRefused, MailSent, Recovered } from "./results.view.tsx";

export function View(props: ViewProps<Model, typeof definition>) {
  useSignals();
  const { model, announcer, pathOf } = props;
  const state = model.state.value;
  const isDone = state.kind === "mail-sent" || state.kind === "recovered" || (state.kind === "link-refused" && state.hasActed);
  return (
    <Surface announcer={announcer} settled={isDone}>
      {state.kind === "loading" && <Skeleton shape={["line", "line", "field", "field", "field"]} />}
      {state.kind === "form-forgot" && <ForgotForm {...props} returned={state.returned} />}
      {state.kind === "mail-sent" && <MailSent model={model} state={state} />}
      {state.kind === "form-recover" && <RecoverForm {...props} username={state.username} />}
      {state.kind === "link-refused" && <LinkRefused model={model} state={state} login={pathOf("login")} />}
      {state.kind === "recovered" && <Recovered model={model} message={state.message} login={pathOf("login")} />}
    </Surface>
  );
}
