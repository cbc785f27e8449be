import assert from 'node:assert/strict'
import { HtmlValidate } from 'html-validate'
import { Parser } from 'htmlparser2'

const validator = new HtmlValidate({ extends: ['html-validate:standard', 'html-validate:a11y'] })

/** A page with markup in its head, or in its main part. */
const PAGES = {
  head: (markup: string) =>
    `<!DOCTYPE html>\n<html lang="en">\n<head>\n<title>Joe</title>\n${markup}</head>\n<body></body>\n</html>\n`,
  main: (markup: string) =>
    `<!DOCTYPE html>\n<html lang="en">\n<head>\n<title>Joe</title>\n</head>\n<body>\n<main>\n<h1>Contact</h1>\n${markup}</main>\n</body>\n</html>\n`,
}

/** Asserts that an independent validator accepts the markup there as valid and accessible, with its autofill tokens. */
export async function assertSound(markup: string, place: keyof typeof PAGES): Promise<void> {
  const { results } = await validator.validateString(PAGES[place](markup))
  assert.deepEqual(
    results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`)),
    [],
  )
}

/** Elements of a markup with their attributes, and the text up to the next element, by an HTML parser. */
export function elementsIn(markup: string) {
  const found: { name: string; attributes: Record<string, string>; text: string }[] = []
  const parser = new Parser({
    onopentag: (name, attributes) => void found.push({ name, attributes, text: '' }),
    ontext: (text) => {
      const last = found.at(-1)
      if (last) last.text += text
    },
  })
  parser.end(markup)
  return found
}

/** Attributes of the elements of one name. */
export const attributesOf = (wanted: string, markup: string): Record<string, string>[] =>
  elementsIn(markup)
    .filter(({ name }) => name === wanted)
    .map(({ attributes }) => attributes)
