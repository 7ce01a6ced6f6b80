import { useSignals } from "@preact/signals-react/runtime";
import { useEffect } from "react";
import type { ProductPage } from "#core/domain/customer/product-page.contract.ts";
import { Alert } from "#core/ui/base/alert.tsx";
import { Button } from "#core/ui/base/button.tsx";
import { FailurePanel } from "#core/ui/base/failure-panel.tsx";
import { useAnnouncer } from "#core/ui/base/live-region.tsx";
import { Outcome } from "#core/ui/outcome/outcome.tsx";
import { iconNamed } from "#widgets/my-digi/icons.rules.ts";
import { AreaSection } from "#widgets/my-digi/section.view.tsx";
import { acceptedText } from "./alerts.messages.ts";
import { isKnownAction } from "./alerts.model.ts";
import type { Line } from "./line.model.ts";
import type { SectionProps } from "./product.model.ts";

type ProductAlerts = NonNullable<ProductPage["alerts"]>;

/** Draws the alerts, with those of their actions that the page knows (C-179, C-180, C-261). */
export function Alerts({ model, page, line, alerts }: SectionProps & { readonly alerts: ProductAlerts }) {
  useSignals();
  const state = line.alerts.state.value;
  return alerts.map(({ id, title, description, actions }) => (
    <AreaSection key={id} heading={title}>
      <p>{description}</p>
      <div className="area-actions">
        {actions
          .filter(({ action }) => isKnownAction(action))
          .map(({ text, icon, action }) => (
            <Button
              key={action}
              icon={iconNamed(icon)}
              busy={state.kind === "accepting" && state.id === id}
              disabled={state.kind === "accepted"}
              onClick={() => void model.accept(page, id)}
            >
              {text}
            </Button>
          ))}
      </div>
      <Outcome>
        {state.kind === "failed" && state.id === id && (
          <FailurePanel takesFocus failure={state.failure} onRetry={() => void model.accept(page, id)} />
        )}
      </Outcome>
    </AreaSection>
  ));
}

/** Announces once that an alert was accepted, also where the page is drawn anew. The tab of the alert is removed by then. */
export function Accepted({ line: { alerts } }: { readonly line: Line }) {
  useSignals();
  const announcer = useAnnouncer();
  const state = alerts.state.value;
  const text = state.kind === "accepted" ? (state.message ?? acceptedText()) : undefined;
  useEffect(() => {
    if (text !== undefined && alerts.takeNews()) announcer.announce(text);
  }, [announcer, alerts, text]);
  return text !== undefined && <Alert tone="success" title={text} />;
}
