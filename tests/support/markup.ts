import assert from 'node:assert/strict'
import { HtmlValidate } from 'html-validate'
import { Parser } from 'htmlparser2'

const validator = new HtmlValidate({ extends: ['html-validate:standard'] })

/** Fails unless an independent validator accepts the markup inside the head of a page. */
export async function assertSoundInHead(markup: string): Promise<void> {
  const page = `<!DOCTYPE html>\n<html lang="en">\n<head>\n<title>Joe</title>\n${markup}</head>\n<body></body>\n</html>\n`
  const report = await validator.validateString(page)
  assert.deepEqual(
    report.results.flatMap(({ messages }) => messages.map(({ message }) => message)),
    [],
  )
}

/** Elements of a markup with their attributes and text, by an HTML parser. */
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

/** The facts of the search ranking check in which these rules failed on these pages. */
export const failedAt = (failed: Readonly<Record<string, string[]>>) => ({
  rules: Object.entries(failed).map(([id, pages]) => ({ id, outcome: 'failed', pages })),
})
