import assert from 'node:assert/strict'
import { HtmlValidate } from 'html-validate'
import { Parser } from 'htmlparser2'

const validator = new HtmlValidate({ extends: ['html-validate:standard', 'html-validate:a11y'] })

/** Asserts that an independent validator accepts the markup as valid and accessible, with its autofill tokens. */
export async function assertSound(markup: string): Promise<void> {
  const page = `<!DOCTYPE html>\n<html lang="en">\n<head>\n<title>Joe</title>\n</head>\n<body>\n<main>\n<h1>Contact</h1>\n${markup}</main>\n</body>\n</html>\n`
  const { results } = await validator.validateString(page)
  assert.deepEqual(
    results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`)),
    [],
  )
}

/** Attributes of the elements of one name. */
export function attributesOf(name: string, markup: string): Record<string, string>[] {
  const found: Record<string, string>[] = []
  new Parser({ onopentag: (tag, attributes) => void (tag === name && found.push(attributes)) }).end(markup)
  return found
}
