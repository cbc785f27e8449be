import type { TestEvent } from 'node:test/reporters'

/** A reporter that ends the process at the first failure: one is enough to detect a mutant. */
// biome-ignore lint/correctness/useYield: a reporter is a generator, and this one prints nothing.
export default async function* firstFailure(events: AsyncIterable<TestEvent>): AsyncGenerator<never> {
  for await (const { type } of events) if (type === 'test:fail') process.exit(1)
}
