import { type } from "superstruct";
import { expect, test, vi } from "vitest";
import type { Call } from "#core/services/api/call.ts";
import type { Outcome } from "#core/services/api/outcome.ts";
import { endpoint } from "#core/base/contract/endpoint.ts";
import { createSubmission } from "#core/forms/form/submission.model.ts";

const subscribe = endpoint({
  method: "POST",
  path: "/t",
  encoding: "multipart",
  answer: type({}),
  spec: {
    id: "t",
    summary: "",
    codes: [],
  },
});
type Fields = { name: string };
type Sent = { fields: unknown; request: Parameters<Call>[1]; answer: (outcome: Outcome<object>) => void };

/** Creates a submission whose calls the test answers. */
function held(options: { cancelled?: boolean; request?: () => Promise<undefined>; tracksProgress?: boolean } = {}) {
  const sent: Sent[] = [];
  const announced: Fields[] = [];
  const outcomes: Outcome<object>[] = [];
  const submission = createSubmission<Fields, undefined, undefined, object>({
    call: ((_endpoint: unknown, request: Parameters<Call>[1]) =>
      new Promise((answer) => sent.push({ fields: request?.body, request, answer: answer as Sent["answer"] }))) as Call,
    endpoint: subscribe as never,
    request: options.request ?? ((fields) => ({ body: fields as never })),
    ...(options.tracksProgress && { tracksProgress: true }),
    announceSubmit(fields) {
      announced.push(fields);
      return !options.cancelled;
    },
    onOutcome: (outcome) => outcomes.push(outcome),
  });
  const states: string[] = [];
  submission.state.subscribe(({ status }) => states.push(status));
  /** Waits until all code has run that only waits for resolved promises. */
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  };
  return { submission, sent, announced, outcomes, states, settle };
}

test("a form is sent once however often it is submitted [P-020]", async () => {
  const { submission, sent, announced, settle } = held();
  void submission.submit({ name: "a" });
  void submission.submit({ name: "a" });
  await settle();
  void submission.submit({ name: "a" });
  await settle();
  expect(sent).toHaveLength(1);
  expect(announced).toHaveLength(1);
});

test("the answer ends in 'sent', with the server's message, and 'again' returns to the form", async () => {
  const { submission, sent, outcomes, states, settle } = held();
  const done = submission.submit({ name: "a" });
  await settle();
  sent[0]?.answer({ ok: true, value: {}, message: "Welcome" });
  await done;
  expect(submission.state.value).toEqual({ status: "sent", answer: {}, message: "Welcome" });
  expect(outcomes).toHaveLength(1);
  submission.again();
  expect(states).toEqual(["editing", "sending", "sent", "editing"]);
});

test("what was refused can be sent again, as it stands then", async () => {
  const { submission, sent, announced, settle } = held();
  const done = submission.submit({ name: "a" });
  await settle();
  sent[0]?.answer({ ok: false, failure: { code: "network.timeout" } });
  await done;
  expect(submission.state.value).toEqual({ status: "refused", failure: { code: "network.timeout" } });
  void submission.submit({ name: "b" });
  await settle();
  expect(sent.map(({ fields }) => fields)).toEqual([{ name: "a" }, { name: "b" }]);
  expect(announced).toHaveLength(2);
});

test("a page that cancels the submit keeps the form as it is and nothing is sent", async () => {
  const { submission, sent, states } = held({ cancelled: true });
  await submission.submit({ name: "a" });
  expect(sent).toHaveLength(0);
  expect(states).toEqual(["editing"]);
});

test("a cancelled call is aborted, and its late answer changes nothing", async () => {
  const { submission, sent, outcomes, settle } = held();
  const done = submission.submit({ name: "a" });
  await settle();
  submission.cancel();
  expect(sent[0]?.request?.signal?.aborted).toBe(true);
  sent[0]?.answer({ ok: true, value: {} });
  await done;
  expect(submission.state.value).toEqual({ status: "editing" });
  expect(outcomes).toHaveLength(0);
});

test("a request that cannot be made, for want of a captcha say, leaves the form as it is", async () => {
  const { submission, sent, states } = held({ request: () => Promise.resolve(undefined) });
  await submission.submit({ name: "a" });
  expect(sent).toHaveLength(0);
  expect(states).toEqual(["editing", "sending", "editing"]);
});

test("a fault while the request is made is told in the console, and leaves the form as it is", async () => {
  const complain = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const fault = new TypeError("no applicant");
  const { submission, sent, states } = held({ request: () => Promise.reject(fault) });
  await submission.submit({ name: "a" });
  expect([sent.length, states]).toEqual([0, ["editing", "sending", "editing"]]);
  expect(complain.mock.calls.map(([, cause]) => cause as unknown)).toEqual([fault]);
  complain.mockRestore();
});

test("progress is shown only where a file travels, and not after the end", async () => {
  const plain = held();
  void plain.submission.submit({ name: "a" });
  await plain.settle();
  expect(plain.sent[0]?.request?.onProgress).toBeUndefined();

  const { submission, sent, settle } = held({ tracksProgress: true });
  const done = submission.submit({ name: "a" });
  await settle();
  sent[0]?.request?.onProgress?.(0.5);
  expect(submission.state.value).toEqual({ status: "sending", progress: 0.5 });
  sent[0]?.answer({ ok: true, value: {} });
  await done;
  sent[0]?.request?.onProgress?.(1);
  expect(submission.state.value.status).toBe("sent");
});
