import { useSignals } from "@preact/signals-react/runtime";
import type { ViewProps } from "#core/runtime/element/widget.ts";
import { FormCard, useModelForm } from "#core/forms/form/form-card.tsx";
import { OpenFiberFields as Fields } from "#core/domain/leads/open-fiber.schema.ts";
import { OpenFiberFields, openFiberLabels } from "#core/features/no-fibre/open-fiber-fields.tsx";
import { informHeading, informText, openFiberSubmit } from "#core/features/no-fibre/open-fiber.messages.ts";
import type { definition } from "./callback-form.element.ts";
import { checkText, sentNextText } from "./callback-form.messages.ts";
import type { Model } from "./callback-form.model.ts";

export function View({ model, options, announcer, pathOf }: ViewProps<Model, typeof definition>) {
  useSignals();
  const form = useModelForm({ model: model.form, struct: Fields, announcer, maxLength: options.maxLength });
  return (
    <FormCard
      model={model.form}
      form={form}
      announcer={announcer}
      heading={options.heading ?? informHeading()}
      intro={informText()}
      labels={openFiberLabels()}
      submit={openFiberSubmit()}
      sent={
        <>
          {sentNextText(model.sentTo.value)}
          <br />
          <a href={pathOf("shop-check")}>{checkText()}</a>
        </>
      }
      onAgain={model.methods.reset}
    >
      <OpenFiberFields form={form} privacy={pathOf("privacy")} />
    </FormCard>
  );
}
