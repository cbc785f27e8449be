import { CallFailure } from './failure.ts'

/** What a call answered. Throws {@link CallFailure}, without a status where the answer broke off or is a proxy's page. */
export async function answerIn<Answer>(answer: Response): Promise<Answer> {
  if (!answer.ok) throw new CallFailure(answer.status, await failureIn(answer))
  return answer.json().catch(noAnswer)
}

/** An answer that has arrived to its end; of a failure the status is enough. Throws {@link CallFailure} where it breaks off. */
export async function wholeAnswer(answer: Response): Promise<Response> {
  if (answer.ok) await answer.clone().arrayBuffer().catch(noAnswer)
  return answer
}

/** Throws that there was no answer. */
export function noAnswer(): never {
  throw new CallFailure(0, {})
}

async function failureIn(answer: Response): Promise<object> {
  // Not every answer has a body; a proxy's answer is no JSON. Then the status is enough.
  const body: unknown = await answer.json().catch(() => ({}))
  return typeof body === 'object' && body !== null ? body : {}
}
