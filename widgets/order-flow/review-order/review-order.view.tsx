import { useSignals } from "@preact/signals-react/runtime";
import type { ReactNode } from "react";
import type { PartViewProps } from "#core/runtime/element/widget.ts";
import { fieldLine } from "#core/forms/form/forms.messages.ts";
import type { PriceChange } from "#core/domain/order/order.contract.ts";
import { debitText, othersText } from "#core/features/payment-method/payment-method.messages.ts";
import { ContractSummaryDetails } from "#core/features/contract-summary/contract-summary.tsx";
import { laterHint, laterText, soonHint, soonText } from "#core/features/start-question/start-question.messages.ts";
import { slotOf } from "#core/features/slot-text/slot-text.messages.ts";
import { type WholePrice, centsOfEuros, formatMoney, netOf } from "#core/base/values/money.ts";
import { PriceTerms } from "#core/ui/price/total.tsx";
import { perMonthText } from "#core/ui/price/price.messages.ts";
import { Price } from "#core/ui/price/price.tsx";
import { simCardCount } from "#core/domain/bundle/lines.rules.ts";
import { Alert } from "#core/ui/base/alert.tsx";
import { Button } from "#core/ui/base/button.tsx";
import { Heading } from "#core/ui/base/heading.tsx";
import { formatIban } from "#core/base/values/iban.ts";
import type { Language } from "#core/base/values/language.ts";
import { formatDate } from "#core/base/values/dates.ts";
import { phonePrefix } from "#core/base/values/limits.ts";
import { shownPhone } from "#core/base/values/shown-phone.ts";
import { formatVat } from "#core/base/values/vat.ts";
import { AddressText } from "#widgets/order-flow/address-text.view.tsx";
import { Foot } from "#widgets/order-flow/foot.view.tsx";
import { legalFormText } from "#widgets/order-flow/legal-form.messages.ts";
import type { Model as Flow } from "#widgets/order-flow/order-flow.model.ts";
import { vatText } from "#widgets/order-flow/order-flow.messages.ts";
import { isFixed, needsSlot, ordererName, type Order, type Step } from "#widgets/order-flow/order-flow.rules.ts";
import type { SwitchChoice } from "#widgets/order-flow/order-flow.schema.ts";
import { firstStartsOf } from "#widgets/order-flow/start.rules.ts";
import { newPriceOf } from "./new-price.rules.ts";
import * as say from "./review-order.messages.ts";
import { Refused } from "./refused.view.tsx";
import type { Model } from "./review-order.model.ts";
import type { part } from "./review-order.part.ts";

type ReviewProps = PartViewProps<Model, typeof part> & {
  readonly flow: Flow;
  readonly order: Order;
  /** The drawn lines of the bundle that is ordered. */
  readonly bundle: ReactNode;
};

/** Draws the whole order for review: each answer with a link back to its step, and the order button (C-426, decisions §8, §14). */
export function View({ model, flow, order, bundle, language, pathOf }: ReviewProps) {
  useSignals();
  const price = flow.price.value;
  const { cents } = price;
  const placing = flow.placing.state.value;
  const isPrice = placing.status === "price";
  const names = model.shownNames.client.names.value;
  const wait = model.wait.value;
  return (
    <div className="order-form" part="form">
      <Heading level={3}>{say.headingText()}</Heading>
      <p>{say.introText()}</p>
      <div className="order-review" part="card">
        <Answers model={model} flow={flow} order={order} language={language} />
        <Section heading={say.summaryHeading()}>
          <ContractSummaryDetails loading={model.summary} />
        </Section>
        {/* The bundle is the last section, because the law requires products and price to be directly before the order button (CRD art.
            8(2)). */}
        <Section heading={say.bundleHeading()}>
          {bundle}
          <MonthlyTotal {...{ price, language }} />
          <p className="ui-quiet-text">{order.orderFor === "company" ? say.netText(formatMoney(netOf(cents), language)) : vatText()}</p>
        </Section>
      </div>
      <Foot onPrevious={flow.previous} onCancel={flow.cancel}>
        {!isPrice && (
          <Button busy={placing.status === "sending"} {...waitsFor(wait)} onClick={() => void flow.placing.placeOrder(names)}>
            {say.orderText()}
          </Button>
        )}
      </Foot>
      {placing.status === "refused" && <Refused failure={placing.failure} orderer={order.orderer} pathOf={pathOf} onLogIn={flow.logIn} />}
      {isPrice && (
        <NewPrice change={placing.change} before={price} language={language} wait={wait} onAgree={() => void flow.placing.agree(names)} />
      )}
    </div>
  );
}

type SectionProps = { heading: string; onEdit?: () => void; children: ReactNode };

function Section({ heading, onEdit, children }: SectionProps) {
  return (
    <section className="order-section">
      <div>
        <h4>{heading}</h4>
        {onEdit && (
          <button className="ui-link" type="button" aria-label={say.editWhatText(heading)} onClick={onEdit}>
            {say.editText()}
          </button>
        )}
      </div>
      {children}
    </section>
  );
}

/** Draws the installation address, with its box where the building has several. */
function Installation({ model, flow, order }: Pick<ReviewProps, "model" | "flow" | "order">) {
  useSignals();
  const bundleAddress = flow.bundleAddress.value;
  if (!bundleAddress || !isFixed(order)) return null;
  return (
    <Section heading={say.installationHeading()}>
      <AddressText address={{ ...bundleAddress, box: bundleAddress.box ?? "" }} names={model.shownNames.installation.names.value} />
    </Section>
  );
}

/** Draws the answer to the question when to start, with its days, and a link back to the step that asks it (decisions §14). */
function Start({ model, flow, order, language }: AnswersProps) {
  useSignals();
  const { installation, startEarly } = order;
  const starts = firstStartsOf(flow.bundle.value, model.today.value, installation?.date ?? undefined);
  return (
    <Section heading={say.startHeading()} onEdit={() => flow.edit(needsSlot(order) ? "installation-slot" : "payment")}>
      <p>{startEarly ? soonText(starts, language) : laterText(formatDate(model.openFrom.value, language))}</p>
      <p className="ui-quiet-text">{startEarly ? soonHint() : laterHint()}</p>
    </Section>
  );
}

type AnswersProps = Pick<ReviewProps, "model" | "flow" | "order" | "language">;

function Answers({ model, flow, order, language }: AnswersProps) {
  useSignals();
  const { client, billing } = model.shownNames;
  const { clientAddress, billingAddress, sameBillingAddress, company, orderFor } = order;
  const edit = (step: Step) => (): void => flow.edit(step);
  const simCards = simCardCount(flow.bundle.value);
  return (
    <>
      <Section heading={say.contactHeading()} onEdit={edit("its-me")}>
        <Person order={order} />
      </Section>
      {clientAddress && (
        <Section heading={say.addressHeading()} onEdit={edit("digi-account")}>
          <AddressText address={clientAddress} names={client.names.value} />
          {simCards > 0 && <p className="ui-quiet-text">{say.simsComeText(simCards)}</p>}
        </Section>
      )}
      <Installation model={model} flow={flow} order={order} />
      <Section heading={say.billingHeading()} onEdit={edit("digi-account")}>
        {sameBillingAddress || !billingAddress ? (
          <p>{say.sameText()}</p>
        ) : (
          <AddressText address={billingAddress} names={billing.names.value} />
        )}
      </Section>
      {orderFor === "company" && company && (
        <Section heading={say.companyHeading()} onEdit={edit("digi-account")}>
          <p>
            {company.companyName}
            <br />
            {legalFormText(company.legalForm)}
            <br />
            {formatVat(company.vat)}
          </p>
        </Section>
      )}
      {isFixed(order) && order.portability && (
        <Section heading={say.switchHeading()} onEdit={edit("move-to-digi")}>
          <SwitchText portability={order.portability} />
        </Section>
      )}
      {needsSlot(order) && order.installation && (
        <Section heading={say.visitHeading()} onEdit={edit("installation-slot")}>
          <p>{order.installation.date === null ? say.noDateText() : slotOf(order.installation, language)}</p>
        </Section>
      )}
      <Start {...{ model, flow, order, language }} />
      <Section heading={say.paymentHeading()} onEdit={edit("payment")}>
        <p>{order.method === "debit" ? debitText() : othersText()}</p>
        {order.method === "debit" && order.iban !== null && <p className="order-number">{formatIban(order.iban)}</p>}
      </Section>
    </>
  );
}

function SwitchText({ portability }: { portability: SwitchChoice }) {
  if (portability.choice !== 1) return <p>{portability.choice === 2 ? say.noOperatorText() : say.keepOperatorText()}</p>;
  if (portability.later) return <p>{say.switchLaterText()}</p>;
  const { currentProvider, customerNumber, switchNumber } = portability;
  return (
    <>
      <p>{say.switchingText(currentProvider.name)}</p>
      <p className="order-number">{`${customerNumber} · ${switchNumber}`}</p>
    </>
  );
}

function Person({ order }: Pick<ReviewProps, "order">) {
  const { orderer, account, phone } = order;
  const email = orderer?.kind === "account" ? orderer.email : account?.email;
  const given = orderer?.kind === "identified" ? orderer.person.phoneNumber : undefined;
  const shown = given ?? (phone === null ? undefined : phonePrefix + phone);
  return (
    <p>
      {ordererName(orderer)}
      <br />
      {email}
      {shown !== undefined && (
        <>
          <br />
          {shown.startsWith(phonePrefix) ? shownPhone(shown.slice(phonePrefix.length)) : shown}
        </>
      )}
    </p>
  );
}

type Wait = Model["wait"]["value"];

/** Returns the props of a button that is disabled until the contract summary has loaded. The reason is shown beside the button. */
const waitsFor = (wait: Wait) => ({
  disabled: wait !== undefined,
  reason: wait === "failed" ? say.summaryFailedText() : say.summaryWaitText(),
});

/** Draws the total a month, for how long it holds, what follows, and what is paid once (decisions §8). */
const MonthlyTotal = ({ price, language }: { price: WholePrice; language: Language }) => (
  <div className="order-total">
    <span>{say.totalLabel()}</span>
    <Price cents={price.cents} language={language} period={perMonthText()} size="medium" />
    <PriceTerms {...{ price, language }} />
  </div>
);

type NewPriceProps = { change: PriceChange; before: WholePrice; language: Language; wait: Wait; onAgree: () => void };

function NewPrice({ change, before, language, wait, onAgree }: NewPriceProps) {
  const now = formatMoney(centsOfEuros(change.total), language);
  return (
    <Alert
      tone="warning"
      title={say.priceTitle()}
      lines={[
        say.priceText(formatMoney(before.cents, language), now),
        ...change.lines.map(({ t, prc }) => fieldLine(t.join(" + "), formatMoney(centsOfEuros(prc), language))),
        say.priceSummaryText(),
      ]}
      actions={
        <div className="order-agree">
          {/* This button makes the customer owe the total, so the law prescribes its text, and the new total is beside it (CRD art.
              8(2)). */}
          <MonthlyTotal price={newPriceOf(change, before.onceCents)} language={language} />
          <Button {...waitsFor(wait)} onClick={onAgree}>
            {say.orderText()}
          </Button>
        </div>
      }
      takesFocus
    />
  );
}
