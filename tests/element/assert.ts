/** Assertions for the element suite, which runs in browsers without a library of assertions. */
export function assert(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(message);
}

export function equal(actual: unknown, expected: unknown, message: string): void {
  const [left, right] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (left !== right) throw new Error(`${message}: expected ${right}, but it is ${left}`);
}
