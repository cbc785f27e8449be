import type { CheckResult } from '#core/result.ts'
import { cleanText } from '#core/text.ts'

/** How JSON writes NUL and lone surrogates, which PostgreSQL refuses. */
const UNSTORABLE = /\\u(?:0000|d[89a-f])/iu

/** A result that can be stored, whatever of a stranger's text its check quotes: one character that a database refuses must not cost the whole scan. */
export function storable(result: CheckResult): CheckResult {
  const text = JSON.stringify(result)
  if (!UNSTORABLE.test(text)) return result
  const clean: CheckResult = JSON.parse(text, (_, value: unknown) =>
    typeof value === 'string' ? cleanText(value) : value,
  )
  return clean
}
