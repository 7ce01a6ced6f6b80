import { useSignals } from "@preact/signals-react/runtime";
import { withQuery } from "#core/base/values/page-link.ts";
import { AnnouncedAlert } from "#core/ui/base/announced-alert.tsx";
import { ButtonLink } from "#core/ui/base/button.tsx";
import { Heading } from "#core/ui/base/heading.tsx";
import { Empty } from "#core/ui/empty/empty.tsx";
import { SelectField } from "#core/ui/select-field/select-field.tsx";
import { CustomerData } from "#widgets/my-digi/customer-data.view.tsx";
import { viewText } from "#widgets/my-digi/my-digi.messages.ts";
import { phoneLabel } from "#widgets/my-digi/selectors.messages.ts";
import { BackLink } from "#widgets/my-digi/view-link.view.tsx";
import * as say from "./esim.messages.ts";
import type { LineChoice } from "./esim.rules.ts";
import type { Run } from "./run.model.ts";
import { OneRun } from "./run.view.tsx";
import type { EsimProps } from "./step.view.tsx";

/** Draws the view that puts the eSIM of a mobile line on a phone, in three steps (C-246, C-391…C-396). */
export function View(props: EsimProps) {
  const { model, area } = props;
  return (
    <div className="area-stack">
      <BackLink area={area} to="my-products" />
      <Heading level={3}>{viewText("esim")}</Heading>
      <CustomerData loading={model.products} shape={["line", "line", "line", "field", "field", "field"]} keepsPrevious>
        {({ error }) => (
          <div className="area-stack">
            {error !== undefined && <AnnouncedAlert tone="warning" title={error} />}
            <Chosen {...props} />
          </div>
        )}
      </CustomerData>
    </div>
  );
}

/** Draws the activation of the chosen line's eSIM, or says why there is none. */
function Chosen(props: EsimProps) {
  useSignals();
  const { model, pathOf } = props;
  const choice = model.choice.value;
  const run = model.run.value;
  // My products shows the products of all addresses, so its link does not carry this page's address.
  const toProducts = pathOf("my-products");
  switch (choice?.kind) {
    case "line":
      return (
        run && (
          <div className="area-stack">
            <ChosenLine model={model} run={run} choice={choice} />
            <OneRun key={choice.line["phone-nr"]} {...props} run={run} line={choice.line} />
          </div>
        )
      );
    case "sim-card": {
      const href = withQuery(pathOf("my-products-mobile"), `?phone-nr=${choice["phone-nr"]}`);
      const way = (
        <ButtonLink variant="secondary" href={href}>
          {say.toLineText()}
        </ButtonLink>
      );
      return <AnnouncedAlert tone="info" title={say.simCardText()} line={say.simCardNote()} actions={way} />;
    }
    case "unknown": {
      const way = (
        <ButtonLink variant="secondary" href={toProducts}>
          {viewText("my-products")}
        </ButtonLink>
      );
      return <AnnouncedAlert tone="warning" title={say.unknownText()} line={say.unknownNote()} actions={way} />;
    }
    case "none":
      return <Empty text={say.noneText()} action={<ButtonLink href={toProducts}>{viewText("my-products")}</ButtonLink>} />;
    case undefined:
      return null;
  }
}

type LineProps = Pick<EsimProps, "model"> & {
  readonly run: Run;
  readonly choice: Extract<LineChoice, { kind: "line" }>;
};

/**
 * Draws the line whose eSIM is activated. Where the customer has several lines, another one can be chosen until the activation has begun:
 * the eSIM is shown only once, so a line chosen by accident would lose its eSIM.
 */
function ChosenLine({ model, run, choice: { line, lines } }: LineProps) {
  useSignals();
  if (lines.length < 2 || run.state.value.step !== "start") return <p className="area-number">{line.text}</p>;
  return (
    <div className="area-selectors">
      <SelectField
        key={line["phone-nr"]}
        label={phoneLabel()}
        options={lines.map((one) => ({ value: one["phone-nr"], label: one.text }))}
        name="phone-nr"
        defaultValue={line["phone-nr"]}
        onInput={({ currentTarget }) => model.selection.choosePhone(currentTarget.value)}
      />
    </div>
  );
}
